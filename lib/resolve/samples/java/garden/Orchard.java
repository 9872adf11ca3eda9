package garden;

import java.util.Iterator;
import java.util.Map;

public enum Orchard {
  APPLES {
    @Override int pick() { return «ripe→garden.Orchard.APPLES.ripe, scope»(); }
    private int ripe() { return 3; }
  };

  abstract int pick();
}

class Harvest {
  int all(String name) {
    int some = Orchard.«valueOf→outside»(name).«pick→garden.Orchard.pick, receiver»();
    return some + Orchard.values()[0].«pick→garden.Orchard.pick, receiver»() + Orchard.values().«pick→outside»();
  }
}

class Rows {
  int size;
  int size() { return «size→garden.Rows.size, scope»; }
  int twice() { return «size→garden.Rows.size, scope»() * 2; }

  abstract class Walk<T> implements Iterator<T> {
    int step() { return 1; }
    public boolean hasNext() { return false; }
  }

  Iterator<Integer> walk() {
    return new Walk<Integer>() {
      int left = size;
      public Integer next() { return «step→garden.Rows.Walk.step, scope»() + «left→garden.Rows.walk.left, scope» + «half→garden.Rows.walk.half, scope»(); }
      private int half() { return left / 2; }
    };
  }

  void water(Map<String, Plant> all, garden.«Rose→garden.Rose, scope» first) {
    for (Map.Entry<String, Plant> each : all.entrySet()) each.«getValue→outside»().«isTall→garden.Plant.isTall, receiver»();
  }
}
