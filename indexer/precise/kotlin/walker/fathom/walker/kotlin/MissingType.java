package fathom.walker.kotlin;

import java.util.SortedMap;
import java.util.TreeMap;

/** What uses of a type say about its declaration, which is not there. */
final class MissingType {
  /** as many as are passed at most */
  int parameters;
  /** whether a class names it as its base without calling it */
  boolean isInterface;
  boolean isClass;
  boolean isAnnotation;
  /** whether blocks are passed to its constructor: the compiler looks into them only where it knows no such type */
  boolean takesBlocks;

  /** @param types by the path of names inside their package; one within another stands in that one */
  static void write(SortedMap<String, MissingType> types, StringBuilder text) {
    SortedMap<String, SortedMap<String, MissingType>> inner = new TreeMap<>();
    types.forEach(
        (path, type) -> {
          int dot = path.indexOf('.');
          SortedMap<String, MissingType> below =
              inner.computeIfAbsent(dot < 0 ? path : path.substring(0, dot), any -> new TreeMap<>());
          if (dot >= 0) below.put(path.substring(dot + 1), type);
        });
    inner.forEach(
        (name, below) -> {
          text.append(types.getOrDefault(name, new MissingType()).heading(name)).append(" {\n");
          write(below, text);
          text.append("}\n");
        });
  }

  private String heading(String name) {
    if (isAnnotation) return "annotation class `" + name + "`" + ofParameters();
    if (isInterface && !isClass) return "interface `" + name + "`" + ofParameters();
    return "open class `" + name + "`" + ofParameters();
  }

  private String ofParameters() {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < parameters; at++) text.append(at == 0 ? "<" : ", ").append("T").append(at);
    return parameters == 0 ? "" : text.append(">").toString();
  }
}
