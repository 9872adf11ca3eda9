package orchard;

import java.io.File;
import java.io.Serializable;
import java.lang.reflect.Type;
import java.util.concurrent.TimeUnit;
import javax.tools.Tool;

/** What stands outside: labels of its enums, and overloads that take its types. */
class Labels {
  static final Labels DAYS = new Labels();
  static final int HOURS = 3;

  private TimeUnit unit;

  void label(TimeUnit given, int count, String text) {
    switch (given) {
      case «DAYS→outside»: break;
      default: break;
    }
    switch (this.unit) {
      case «DAYS→outside»: break;
      default: break;
    }
    switch (count) {
      case «HOURS→orchard.Labels.HOURS, scope»: break;
      default: break;
    }
    switch (text) {
      case «HOURS→orchard.Labels.HOURS, scope»: break;
      default: break;
    }
  }

  static Labels of(Type type, Labels other) { return other; }
  static Labels of(Serializable value) { return DAYS; }

  void tag(Labels other) {}
  void tag(Type type) {}
  void tag(File file) {}

  void mark(Iterable<Tool> tools) {}
  void mark(Tool... tools) {}

  void weigh(int at, float weight) {}
  void weigh(int at, char[] letters) {}
  void weigh(int at, long weight) {}
  void weigh(Labels one, Labels other) {}

  static <T> T checked(T value) { return value; }
  Labels itself() { return this; }
}

class OwnLabels extends Labels {
  static OwnLabels of(String name, String text, String... more) { return null; }
  static OwnLabels of(Class<?> type) { return null; }

  void fill(Labels labels, File file, Object any, Serializable value) {
    OwnLabels.«of→orchard.OwnLabels.of(String-String-StringArray), receiver»("a", "b");
    OwnLabels.«of→orchard.OwnLabels.of(Class), receiver»(Labels.class);
    OwnLabels.«of→orchard.Labels.of(Type-Labels), receiver»(Labels.class, labels);
    OwnLabels.«of→orchard.Labels.of(Serializable), receiver»(value);
    labels.«tag→orchard.Labels.tag(Type), receiver»(Labels.class);
    labels.«tag→orchard.Labels.tag(Labels), receiver»(labels);
    labels.«tag→orchard.Labels.tag(File), receiver»(file);
    labels.«mark→orchard.Labels.mark(ToolArray), receiver»(Tool.MAIN);
    labels.«mark→orchard.Labels.mark(Iterable), receiver»(new java.util.ArrayList<Tool>());
    weigh(«DAYS→orchard.Labels.DAYS, scope», labels);
    labels.«weigh→orchard.Labels.weigh(int-float), receiver»(1, 2f);
    labels.«weigh→orchard.Labels.weigh(int-charArray), receiver»(1, new char[] { 'a' });
    labels.«tag→orchard.Labels.tag(Labels), receiver»((OwnLabels) any);
    labels.«tag→orchard.Labels.tag(Type), receiver»((Class<?>) any);
    checked(labels).«itself→orchard.Labels.itself, receiver»();
  }
}

class Written extends java.io.Writer {
  void write(String text, Labels labels, int count) {}

  void all(String text) {
    «write→outside»(text);
    «write→orchard.Written.write, scope»(text, null, 1);
  }
}
