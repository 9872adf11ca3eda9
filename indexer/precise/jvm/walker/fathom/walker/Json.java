package fathom.walker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON: objects are maps, arrays are lists, numbers are doubles. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /** @throws IllegalArgumentException for a text that is no JSON */
  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.blanks();
    if (json.at < text.length()) throw json.unexpected();
    return value;
  }

  /** A text as JSON writes it, with its quotes. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || Character.isSurrogate(c)) out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    return out.append('"').toString();
  }

  private Object value() {
    blanks();
    char c = at < text.length() ? text.charAt(at) : 0;
    if (c == '{') return object();
    if (c == '[') return array();
    if (c == '"') return string();
    int start = at;
    while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) at++;
    String word = text.substring(start, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> Double.valueOf(word);
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    at++;
    for (boolean isMore = !ends('}'); isMore; isMore = goesOn('}')) {
      blanks();
      String key = string();
      expect(':');
      object.put(key, value());
    }
    return object;
  }

  private List<Object> array() {
    List<Object> array = new ArrayList<>();
    at++;
    for (boolean isMore = !ends(']'); isMore; isMore = goesOn(']')) array.add(value());
    return array;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    expect('"');
    for (char c; (c = next()) != '"'; ) out.append(c == '\\' ? escaped(next()) : c);
    return out.toString();
  }

  private char escaped(char c) {
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> (char) Integer.parseInt(text, (at += 4) - 4, at, 16);
      default -> c;
    };
  }

  private boolean ends(char end) {
    blanks();
    if (at >= text.length() || text.charAt(at) != end) return false;
    at++;
    return true;
  }

  private boolean goesOn(char end) {
    if (ends(end)) return false;
    expect(',');
    return true;
  }

  private void expect(char c) {
    blanks();
    if (next() != c) throw unexpected();
  }

  private char next() {
    if (at >= text.length()) throw unexpected();
    return text.charAt(at++);
  }

  private void blanks() {
    while (at < text.length() && text.charAt(at) <= ' ') at++;
  }

  private IllegalArgumentException unexpected() {
    return new IllegalArgumentException("No JSON at character " + at);
  }
}
