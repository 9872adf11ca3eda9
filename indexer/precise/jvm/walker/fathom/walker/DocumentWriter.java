package fathom.walker;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/** Writes a walked file as a document of the protocol: numbers of symbols become places. */
final class DocumentWriter {
  private final WalkedFile walked;
  private final IntFunction<Place> placeOf;
  private final Map<SourceFile, Integer> files = new LinkedHashMap<>();
  private final StringBuilder occurrences = new StringBuilder();
  private final StringBuilder relations = new StringBuilder();
  private final Set<Long> told = new LinkedHashSet<>();

  /** @param placeOf where a symbol is declared; null for one that no listed file declares */
  private DocumentWriter(WalkedFile walked, IntFunction<Place> placeOf) {
    this.walked = walked;
    this.placeOf = placeOf;
  }

  /** One line of JSON. */
  static String write(WalkedFile walked, IntFunction<Place> placeOf) {
    return new DocumentWriter(walked, placeOf).line();
  }

  private String line() {
    int[] uses = walked.occurrences();
    for (int at = 0; at < uses.length; at += 3 + symbolsAt(uses, at)) addUse(uses, at);
    int[] pairs = walked.relations();
    for (int at = 0; at < pairs.length; at += 4) addRelation(pairs, at);
    StringBuilder list = new StringBuilder();
    for (SourceFile file : files.keySet())
      list.append(list.isEmpty() ? "" : ",").append("[" + Json.quoted(file.path()) + ",\"" + file.hash() + "\"]");
    SourceFile own = walked.file();
    return "{\"type\":\"document\",\"path\":" + Json.quoted(own.path()) + ",\"hash\":\"" + own.hash() + "\",\"files\":["
        + list + "],\"occurrences\":[" + occurrences + "],\"relations\":[" + relations + "]}";
  }

  /** A name means each place once, and never itself; one that means nothing is left out. */
  private void addUse(int[] uses, int at) {
    int line = uses[at];
    int column = uses[at + 1];
    int count = symbolsAt(uses, at);
    boolean isNone = uses[at + 2] < 0;
    Set<Place> places = new LinkedHashSet<>();
    for (int i = 0; i < count; i++) {
      Place place = placeOf.apply(uses[at + 3 + i]);
      if (place != null) places.add(place);
    }
    boolean isItself = places.contains(new Place(walked.file(), line, column));
    boolean isOutside = isNone && count == 0;
    if (isItself || (places.isEmpty() && !isOutside) || !told.add((long) line << 32 | column)) return;
    number(occurrences, line, column, isNone ? -1 - places.size() : places.size());
    for (Place place : places) number(occurrences, indexOf(place.file()), place.line(), place.column());
  }

  private static int symbolsAt(int[] uses, int at) {
    return uses[at + 2] < 0 ? -1 - uses[at + 2] : uses[at + 2];
  }

  private void addRelation(int[] pairs, int at) {
    Place place = placeOf.apply(pairs[at + 3]);
    if (place == null) return;
    number(relations, pairs[at], pairs[at + 1], pairs[at + 2]);
    number(relations, indexOf(place.file()), place.line(), place.column());
  }

  private int indexOf(SourceFile file) {
    return files.computeIfAbsent(file, any -> files.size());
  }

  private static void number(StringBuilder out, int... numbers) {
    for (int number : numbers) out.append(out.isEmpty() ? "" : ",").append(number);
  }
}
