package orchard;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.*;

/** Overloads that are told apart by the functions that a call passes. */
class Pickers {
  interface Reads { Object read(String row); }
  interface Writes<T> extends Reads2<T> { void write(T row); default void twice(T row) {} }
  interface Reads2<T> { boolean equals(Object other); static int count() { return 0; } }
  interface Joins { String join(String one, String other); }

  void pick(Runnable task) {}
  void pick(Callable<String> task) {}
  void load(Reads by) {}
  void load(Writes<String> by) {}
  void load(Joins by) {}
  void load(String name) {}
  void wait(Duration time) {}
  void wait(Pickers other) {}
  void take(Object any) {}
  void take(Supplier<String> any) {}
  <T> void keep(T any) {}
  void keep(Boolean any) {}
  void keep(Iterable<String> any) {}

  void sail() {}
  String name() { return ""; }
  boolean isOpen() { return true; }
  static String joined(String one, String other) { return one; }
  void print(String row) {}

  abstract static class Rows implements Iterable<String> {}
  static class OwnRows extends Rows {}
  interface Iterator extends java.util.Iterator<String> { default boolean ends() { return !«hasNext→outside»(); } }
  static class Held { static class Iterator implements java.util.Iterator<String> { public boolean hasNext() { return true; } } }

  void use(OwnRows rows) {
    «pick→orchard.Pickers.pick(Runnable), scope»(() -> sail());
    «pick→orchard.Pickers.pick(Callable), scope»(() -> name());
    «pick→orchard.Pickers.pick(Runnable), scope»(() -> { sail(); });
    «pick→orchard.Pickers.pick(Callable), scope»(() -> { throw new IllegalStateException(); });
    «load→orchard.Pickers.load(Reads), scope»(row -> row + 1);
    «load→orchard.Pickers.load(Writes), scope»(row -> { sail(); });
    «load→orchard.Pickers.load(Joins), scope»((one, other) -> one);
    «load→orchard.Pickers.load(Joins), scope»(Pickers::joined);
    «load→orchard.Pickers.load(Writes), scope»(this::print);
    «wait→orchard.Pickers.wait(Duration), scope»(Duration.ofMillis(1));
    «take→orchard.Pickers.take(Supplier), scope»(() -> "a");
    «keep→orchard.Pickers.keep(Boolean), scope»(isOpen());
    «keep→orchard.Pickers.keep(Iterable), scope»(rows);
    «keep→orchard.Pickers.keep(T), scope»(name());
  }
}
