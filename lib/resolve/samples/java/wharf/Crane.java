package wharf;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.concurrent.Callable;

@interface Named { String value(); }

interface Supplier<T> extends java.util.function.Supplier<T> {}

class Message { void send(Crane crane) { crane.«tell→wharf.Crane.tell(Message), receiver»(this); } }

class Literal<T> {}

class Crane {
  static Crane of(Class<?> type, Class<? extends Annotation> mark) { return null; }
  static Crane of(Class<?> type, Annotation mark) { return null; }
  static Crane of(Literal<?> type, Annotation mark) { return null; }
  static Crane of(Type type, Annotation mark) { return null; }

  static Named named(String name) { return null; }
  static <T> Supplier<T> supplier(T value) { return null; }

  void tell(String text, Object... rest) {}
  void tell(Throwable failure) {}
  void tell(Message message) {}

  void lift(Class<? extends Supplier<?>> type) {}
  void lift(Literal<?> type) {}
  void lift(Supplier<?> source) {}

  void load(Crane... all) {}
  void load(Iterable<? extends Crane> all) {}
  void load(Message all) {}

  void work(String name, Class<?> type, Crane... cranes) {
    «of→wharf.Crane.of(Class-Annotation), scope»(Crane.class, named("a"));
    «of→wharf.Crane.of(Class-Class), scope»(type, Named.class);
    «of→wharf.Crane.of(Literal-Annotation), scope»(new Literal<Crane>() {}, named("a"));
    «tell→wharf.Crane.tell(String-ObjectArray), scope»("no crane of " + name);
    «tell→wharf.Crane.tell(String-ObjectArray), scope»("%s of %s", name, type);
    «tell→wharf.Crane.tell(Throwable), scope»(new IllegalStateException("no crane"));
    «lift→wharf.Crane.lift(Supplier), scope»(() -> name);
    «lift→wharf.Crane.lift(Supplier), scope»(Crane::new);
    «lift→wharf.Crane.lift(Supplier), scope»(Crane.<Crane>supplier(this));
    «lift→wharf.Crane.lift(Supplier), scope»(new Supplier<Crane>() {
      @Override public Crane get() { return null; }
    });
    «load→wharf.Crane.load(CraneArray), scope»(cranes);
    «load→wharf.Crane.load(CraneArray), scope»(this, cranes[0]);
    «load→wharf.Crane.load(Message), scope»(new Message());
  }
}

enum Side {
  PORT, STARBOARD;

  @Override public String toString() { return super.«toString→outside»() + name(); }
}
