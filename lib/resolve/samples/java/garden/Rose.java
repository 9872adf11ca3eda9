package garden;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public record Rose(int height, String color) implements Plant {
  public Rose { if (height < 0) throw new IllegalArgumentException(); }
  static Rose red(int height) { return new «Rose→garden.Rose.Rose, scope»(height, "red"); }
}

class Bed<T extends Plant> {
  private final List<T> plants = new ArrayList<>();
  Bed<T> add(T plant) { «plants→garden.Bed.plants, scope».«add→outside»(plant); return this; }
  T first() { return plants.get(0); }
  int total() { int sum = 0; for (T each : plants) sum += each.«height→garden.Plant.height, receiver»(); return sum; }

  class Row {
    int width;
    T head() { return «first→garden.Bed.first, scope»(); }
  }

  static Plant hidden() {
    return new Plant() {
      @Override public int height() { return 7; }
    };
  }
}

class Gardener {
  int work(Bed<Rose> bed) {
    Bed<Rose>.Row row = bed.new Row();
    row.«width→garden.Bed.Row.width, receiver» = 3;
    Function<Rose, String> paint = rose -> rose.color();
    bed.«add→garden.Bed.add, receiver»(Rose.«red→garden.Rose.red, receiver»(1)).«first→garden.Bed.first, receiver»().«color→garden.Rose.color, receiver»();
    List<Rose> roses = new ArrayList<>();
    roses.forEach(rose -> rose.«isTall→garden.Plant.isTall, receiver»());
    return bed.«total→garden.Bed.total, receiver»();
  }
}
