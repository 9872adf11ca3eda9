package orchard.tools;

import java.util.ArrayList;

class Fruits extends Fruits.Bunch<Fruits.Pear> {
  static class Bunch<T> extends ArrayList<T> {
    String peel() { return ""; }
  }

  static class Pear {
    String peel() { return ""; }
  }

  void rot() {}

  void eat(Fruits all) {
    all.get(0).«peel→orchard.tools.Fruits.Pear.peel, receiver»();
    all.stream().map(each -> each.«peel→orchard.tools.Fruits.Pear.peel, receiver»());
    all.«peel→orchard.tools.Fruits.Bunch.peel, receiver»();
    new Object() {
      void rot() { Fruits.this.«rot→orchard.tools.Fruits.rot, receiver»(); }
    };
  }
}
