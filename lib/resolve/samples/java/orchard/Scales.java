package orchard;

/** Overloads that primitive types tell apart: of fields, of what calls give, of expressions, of null. */
class Scales {
  private double pull, reach;
  private int size = 5;
  private int[] counts;
  private Grade grade;

  enum Grade { FINE, COARSE }

  static long weightOf(byte[] bytes) { return 0; }
  long weightOf() { return 1; }
  long total() { return 2; }

  static int mix(int seed, boolean value) { return 1; }
  static int mix(int seed, int value) { return 1; }
  static int mix(int seed, double value) { return 1; }
  static int mix(int seed, Comparable<?> value) { return 1; }
  static int mix(int seed, Object value) { return 1; }

  void tip(int value) {}
  void tip(int[] values) {}
  void tip(int[][] values) {}

  void put(int at) {}
  void put(Scales other) {}

  void keep(long value) {}
  void keep(Long value) {}

  void use(String text, byte[] name, int[][] table) {
    this.«weightOf→orchard.Scales.weightOf, receiver»();
    «mix→orchard.Scales.mix(int-double), scope»(1, this.pull);
    «mix→orchard.Scales.mix(int-int), scope»(1, this.size);
    «mix→orchard.Scales.mix(int-Comparable), scope»(1, this.grade);
    «mix→orchard.Scales.mix(int-boolean), scope»(1, size > 3);
    «mix→orchard.Scales.mix(int-int), scope»(1, size - 3);
    «mix→orchard.Scales.mix(int-double), scope»(1, size * pull);
    «mix→orchard.Scales.mix(int-boolean), scope»(1, text == null);
    «tip→orchard.Scales.tip(intArray), scope»(counts);
    «tip→orchard.Scales.tip(int), scope»(name.length);
    «tip→orchard.Scales.tip(intArrayArray), scope»(table);
    «put→orchard.Scales.put(Scales), scope»(null);
    «keep→orchard.Scales.keep(long), scope»(total());
    «keep→orchard.Scales.keep(long), scope»(size);
  }
}
