package fathom.walker;

/** A repository as a compiler understands it. */
public interface Walker {
  /** What was found in a file; null for one that the compiler could not read. */
  WalkedFile walk(String path);

  /** Where a symbol is declared, as a file means it; null for one that no listed file declares. */
  Place placeOf(int symbol, WalkedFile from);

  /** Why some files are told of in part, or not at all; null where all went well. */
  String complaint();
}
