package fathom.walker;

import java.util.Arrays;

/** What a walker found in one file. Names that are declared somewhere have numbers, see `Declarations`. */
public final class WalkedFile {
  private final SourceFile file;
  private int[] occurrences = new int[64];
  private int occurrencesEnd;
  private int[] relations = new int[8];
  private int relationsEnd;

  /** The two kinds of relations, in the order of the protocol. */
  public enum Relation {
    BASE,
    OVERRIDE
  }

  public WalkedFile(SourceFile file) {
    this.file = file;
  }

  public SourceFile file() {
    return file;
  }

  /**
   * A name is used.
   *
   * @param line 0-based, like the column
   * @param symbols numbers of what it means, best first
   */
  public void addUse(int line, int column, int... symbols) {
    addOccurrence(line, column, symbols.length);
    for (int symbol : symbols) occurrence(symbol);
  }

  /** A name is used that is declared outside of the repository. */
  public void addOutside(int line, int column) {
    addOccurrence(line, column, -1);
  }

  /** A name is used that means none of these, whatever else it means. */
  public void addNoneOf(int line, int column, int... symbols) {
    addOccurrence(line, column, -1 - symbols.length);
    for (int symbol : symbols) occurrence(symbol);
  }

  /** The name declared at this place has a base, or overrides another one. */
  public void addRelation(Relation kind, int line, int column, int symbol) {
    if (relationsEnd + 4 > relations.length) relations = Arrays.copyOf(relations, relations.length * 2);
    relations[relationsEnd++] = kind.ordinal();
    relations[relationsEnd++] = line;
    relations[relationsEnd++] = column;
    relations[relationsEnd++] = symbol;
  }

  private void addOccurrence(int line, int column, int count) {
    occurrence(line);
    occurrence(column);
    occurrence(count);
  }

  private void occurrence(int number) {
    if (occurrencesEnd == occurrences.length) occurrences = Arrays.copyOf(occurrences, occurrences.length * 2);
    occurrences[occurrencesEnd++] = number;
  }

  /** Line, column, count of symbols (-1: outside; below: none of so many more), then the symbols, one occurrence behind the other. */
  int[] occurrences() {
    return Arrays.copyOf(occurrences, occurrencesEnd);
  }

  /** Kind, line, column, symbol, one relation behind the other. */
  int[] relations() {
    return Arrays.copyOf(relations, relationsEnd);
  }
}
