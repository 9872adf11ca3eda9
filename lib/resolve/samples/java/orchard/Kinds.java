package orchard.tools;

import static orchard.Trees.*;

class Kinds {
  enum Kind { Ladder, Shears }
  static final int MOST = 3;
  static String adapter(Class<?> type) { return ""; }
  static int adapter(Kind kind) { return 0; }
  int Pine() { return «adapter→orchard.tools.Kinds.adapter, scope»(Kinds.class).length(); }
  Object tree() { return «Pine→orchard.Trees.Pine, import»; }
  void go(Kind kind, int count) {
    switch (kind) { case «Ladder→orchard.tools.Kinds.Kind.Ladder, receiver»: break; default: }
    switch (count) { case «MOST→orchard.tools.Kinds.MOST, scope»: break; default: }
  }
}
