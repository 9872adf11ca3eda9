package garden;

public class Basket {
  Rows add(Object any) { return null; }
  void add(double weight) {}
  void add(boolean full) {}
  Plant add(float[] weights) { return null; }
  Load add(float weight) { return null; }

  void fill(float[] weights, float... more) {
    add(weights[0]).«weight→garden.Basket.Load.weight, receiver»();
    add(more).«height→garden.Plant.height, receiver»();
    add(Double.valueOf(2)).«twice→garden.Rows.twice, receiver»();
    add(more == null ? Boolean.TRUE : Boolean.FALSE).«twice→garden.Rows.twice, receiver»();
  }

  static class Load {
    float weight() { return 1; }
  }
}
