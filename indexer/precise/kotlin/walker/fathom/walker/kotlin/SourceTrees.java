package fathom.walker.kotlin;

import fathom.walker.SourceFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which source roots are seen together. Two that declare the same (platforms of one project, samples) are not: each is
 * analysed with those beside it that it does not contradict.
 */
final class SourceTrees {
  /** What is analysed together. @param seen the own files and those that they may name */
  record Group(List<SourceFile> own, List<SourceFile> seen) {}

  /** A declaration at the top of a file. What `expect` only announces, another root declares; `private` stays inside. */
  private static final Pattern TOP =
      Pattern.compile(
          "^(?!.*\\b(?:expect|private)\\b)(?:@[\\w.]+(?:\\([^)\\n]*\\))?[ \\t]+)*(?:[a-z]+[ \\t]+)*?"
              + "(class|interface|object|typealias|fun|va[lr])\\b[ \\t]*([^={\\n]*)",
          Pattern.MULTILINE);

  /** Share of a tree's files. */
  private static final double FEW = 0.1;

  private SourceTrees() {}

  static List<Group> groupsOf(List<SourceFile> files) {
    Map<String, List<SourceFile>> roots = new LinkedHashMap<>();
    for (SourceFile file : files) roots.computeIfAbsent(rootOf(file), any -> new ArrayList<>()).add(file);
    List<List<SourceFile>> trees = new ArrayList<>(roots.values());
    // The largest tree comes first: what others need is rather there.
    trees.sort((a, b) -> b.size() - a.size());
    Map<List<SourceFile>, Set<String>> declared = new HashMap<>();
    for (List<SourceFile> tree : trees) declared.put(tree, declaredIn(tree));
    List<List<List<SourceFile>>> layers = new ArrayList<>();
    for (List<SourceFile> tree : trees) {
      List<List<SourceFile>> layer = null;
      for (List<List<SourceFile>> each : layers)
        if (layer == null && each.stream().allMatch(other -> fit(declared, tree, other))) layer = each;
      if (layer == null) layers.add(layer = new ArrayList<>());
      layer.add(tree);
    }
    List<Group> groups = new ArrayList<>();
    for (List<List<SourceFile>> layer : layers) {
      List<List<SourceFile>> seen = new ArrayList<>(layer);
      for (List<SourceFile> tree : trees)
        if (!seen.contains(tree) && seen.stream().allMatch(other -> fit(declared, tree, other))) seen.add(tree);
      List<SourceFile> all = new ArrayList<>(flat(seen));
      for (List<SourceFile> tree : trees) if (!seen.contains(tree)) all.addAll(beside(all, tree));
      groups.add(new Group(flat(layer), all));
    }
    return groups;
  }

  /**
   * Of a tree that others contradict in few places (a newer Java's tree holds another copy of one class), the files that
   * they do not contradict; nothing of one that stands for another platform.
   */
  private static List<SourceFile> beside(List<SourceFile> seen, List<SourceFile> tree) {
    Set<String> known = declaredIn(seen);
    List<SourceFile> fitting =
        tree.stream().filter(file -> Collections.disjoint(declaredIn(List.of(file)), known)).toList();
    return tree.size() - fitting.size() <= tree.size() * FEW ? fitting : List.of();
  }

  private static boolean fit(
      Map<List<SourceFile>, Set<String>> declared, List<SourceFile> one, List<SourceFile> other) {
    return Collections.disjoint(declared.get(one), declared.get(other));
  }

  private static List<SourceFile> flat(List<List<SourceFile>> trees) {
    return trees.stream().flatMap(List::stream).toList();
  }

  private static Set<String> declaredIn(List<SourceFile> tree) {
    Set<String> declared = new HashSet<>();
    for (SourceFile file : tree) {
      Matcher matcher = TOP.matcher(file.text());
      while (matcher.find()) declared.add(file.packageName() + ":" + signature(matcher.group(1), matcher.group(2)));
    }
    return declared;
  }

  /** Types by name; functions and properties with what they take. */
  private static String signature(String kind, String rest) {
    boolean isType = !kind.equals("fun") && !kind.startsWith("va");
    if (isType) return rest.replaceAll("[^\\w`].*", "");
    String plain = rest.replaceAll("\\s", "");
    return plain.startsWith("main(") ? "" + System.identityHashCode(rest) : kind.charAt(0) + plain;
  }

  /** Kotlin's folders may leave out what all packages begin with. */
  private static String rootOf(SourceFile file) {
    String root = file.sourceRoot();
    if (root != null) return root;
    String path = file.path();
    for (String name : List.of("/kotlin/", "/java/", "/src/"))
      if (path.contains(name)) return path.substring(0, path.lastIndexOf(name) + name.length() - 1);
    return path.contains("/") ? path.substring(0, path.lastIndexOf('/')) : "";
  }
}
