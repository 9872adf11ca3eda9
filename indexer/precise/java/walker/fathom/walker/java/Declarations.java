package fathom.walker.java;

import fathom.walker.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers of symbols by the keys that the compiler gives them, and where each layer declares them. */
final class Declarations {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Map<Integer, Place>> byLayer = new ArrayList<>();

  int numberOf(String key) {
    return numbers.computeIfAbsent(key, any -> numbers.size());
  }

  void declare(Layer layer, String key, Place place) {
    while (byLayer.size() <= layer.number()) byLayer.add(new HashMap<>());
    byLayer.get(layer.number()).putIfAbsent(numberOf(key), place);
  }

  /** A name means what its own layer declares, else what the first of the others does; null for neither. */
  Place placeOf(int symbol, Layer from) {
    Place own = from.number() < byLayer.size() ? byLayer.get(from.number()).get(symbol) : null;
    if (own != null) return own;
    for (Map<Integer, Place> places : byLayer) if (places.containsKey(symbol)) return places.get(symbol);
    return null;
  }
}
