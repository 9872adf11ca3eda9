package orchard.tools;

class Kinds {
  enum Kind { Ladder, Shears }
  static final int MOST = 3;
  void go(Kind kind, int count) {
    switch (kind) { case «Ladder→orchard.tools.Kinds.Kind.Ladder, receiver»: break; default: }
    switch (count) { case «MOST→orchard.tools.Kinds.MOST, scope»: break; default: }
  }
}
