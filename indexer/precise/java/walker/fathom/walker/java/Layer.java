package fathom.walker.java;

import fathom.walker.SourceFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Source roots that are compiled together. Two trees that hold the same file of the same package (samples, variants for
 * a newer Java) stand in two layers: each means its own types first.
 *
 * @param number 0 is the one that others look into first
 */
record Layer(int number, Set<String> roots, List<SourceFile> files) {
  /** The layers of a repository; most have one. */
  static List<Layer> of(List<SourceFile> files) {
    Map<String, List<SourceFile>> byRoot = new TreeMap<>();
    for (SourceFile file : files) byRoot.computeIfAbsent(rootOf(file), any -> new ArrayList<>()).add(file);
    List<Layer> layers = new ArrayList<>();
    List<Set<String>> taken = new ArrayList<>();
    // The largest tree comes first: what others need is rather there.
    List<Map.Entry<String, List<SourceFile>>> roots = new ArrayList<>(byRoot.entrySet());
    roots.sort((a, b) -> b.getValue().size() - a.getValue().size());
    for (Map.Entry<String, List<SourceFile>> root : roots) {
      Set<String> names = new HashSet<>();
      for (SourceFile file : root.getValue()) names.add(nameOf(file));
      int at = 0;
      while (at < layers.size() && names.stream().anyMatch(taken.get(at)::contains)) at++;
      if (at == layers.size()) {
        layers.add(new Layer(at, new LinkedHashSet<>(), new ArrayList<>()));
        taken.add(new HashSet<>());
      }
      taken.get(at).addAll(names);
      layers.get(at).roots().add(root.getKey());
      layers.get(at).files().addAll(root.getValue());
    }
    return layers;
  }

  /** This layer's source roots, then those of the others: the order in which types are looked for. */
  static List<String> searched(Layer own, List<Layer> all) {
    Map<String, Boolean> roots = new LinkedHashMap<>();
    for (String root : own.roots()) roots.put(root, true);
    for (Layer layer : all) for (String root : layer.roots()) roots.put(root, true);
    return List.copyOf(roots.keySet());
  }

  private static String rootOf(SourceFile file) {
    String root = file.sourceRoot();
    return root != null ? root : folderOf(file);
  }

  private static String folderOf(SourceFile file) {
    String path = file.path();
    return path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : "";
  }

  private static String nameOf(SourceFile file) {
    return file.packageName() + "/" + file.path().substring(file.path().lastIndexOf('/') + 1);
  }
}
