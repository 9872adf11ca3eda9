package orchard;

import java.io.File;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.nio.file.Path;

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

  void mark(Path path) {}
  void mark(File file) { «mark→orchard.Scales.mark(Path), scope»(file.toPath()); }
  void mark(InputStream stream) { «mark→orchard.Scales.mark(byteArray), scope»("a".getBytes()); }
  void mark(byte[] bytes) {}

  void skip(Wrap wrap) {}
  interface Wrap { InputStream around(InputStream stream); }

  void open() {
    «skip→orchard.Scales.skip, scope»(stream -> new FilterInputStream(stream) {
      @Override public long skip(long count) { return 0; }
    });
  }

  void fill() {
    new Object() {
      int first = «drop→orchard.Scales.fill.drop, scope»();
      int drop() { return 1; }
    };
  }
}

class Copied implements Duplicate {
  public Object clone() throws CloneNotSupportedException { return super.«clone→outside»(); }
  public int drawn() { return Duplicate.super.«drawn→orchard.Duplicate.drawn, receiver»(); }
}

interface Duplicate {
  Object clone() throws CloneNotSupportedException;
  default int drawn() { return 1; }
}

class Series {
  void remove(Comparable<?> period) {}
  void reach(Year year, ShortSeries series) { series.«remove→orchard.Series.remove(Comparable), receiver»(new Year(2008)); }
}

class ShortSeries extends Series {
  void remove(int at) {}
}

class Year implements Comparable<Year> {
  Year(int year) {}
  public int compareTo(Year other) { return 0; }
}
