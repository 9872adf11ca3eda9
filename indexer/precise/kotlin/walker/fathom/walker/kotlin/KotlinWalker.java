package fathom.walker.kotlin;

import fathom.walker.Conversation;
import fathom.walker.Place;
import fathom.walker.Progress;
import fathom.walker.Repository;
import fathom.walker.SourceFile;
import fathom.walker.WalkedFile;
import fathom.walker.Walker;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Says what the names of Kotlin files mean, as front end 1 of Kotlin's compiler understands them. */
public final class KotlinWalker implements Walker {
  /** Bytes of sources that are analysed at once for each byte of memory. */
  private static final double SHARE = 1.0 / 1000;

  private final Map<String, WalkedFile> walked = new HashMap<>();
  private final DeclaredPlaces places;
  private final List<String> failed = new ArrayList<>();
  private final long scripts;

  private KotlinWalker(Repository repository, Progress progress) {
    places = new DeclaredPlaces(repository);
    scripts = repository.files().stream().filter(file -> file.path().endsWith(".kts")).count();
    List<SourceFile> files = repository.files().stream().filter(file -> file.path().endsWith(".kt")).toList();
    if (files.isEmpty()) return;
    for (SourceTrees.Group group : SourceTrees.groupsOf(files)) {
      try (Compiler compiler = new Compiler(repository, group.seen(), progress::alive)) {
        Deque<List<SourceFile>> open = new ArrayDeque<>(inParts(group.own()));
        while (!open.isEmpty()) analyse(compiler, open, repository);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Conversation.hold(KotlinWalker::new);
  }

  /** Analyses the first part. Where the compiler fails, its halves come next. */
  private void analyse(Compiler compiler, Deque<List<SourceFile>> open, Repository repository) {
    List<SourceFile> part = open.pop();
    try {
      Analysis analysis = compiler.analyse(part);
      for (SourceFile file : part) {
        WalkedFile found = new FileWalk(file, analysis, places, repository).walk();
        if (found != null) walked.put(file.path(), found);
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError error) {
      int middle = part.size() / 2;
      if (part.size() == 1) failed.add(part.get(0).path());
      if (part.size() <= 1) return;
      open.push(part.subList(middle, part.size()));
      open.push(part.subList(0, middle));
    }
  }

  /** So many files together as memory takes. */
  private static List<List<SourceFile>> inParts(List<SourceFile> files) {
    long most = (long) (Runtime.getRuntime().maxMemory() * SHARE);
    List<List<SourceFile>> parts = new ArrayList<>();
    long size = Long.MAX_VALUE;
    for (SourceFile file : files) {
      if (size > most) {
        parts.add(new ArrayList<>());
        size = 0;
      }
      parts.get(parts.size() - 1).add(file);
      size += file.size();
    }
    return parts;
  }

  @Override
  public WalkedFile walk(String path) {
    return walked.get(path);
  }

  @Override
  public Place placeOf(int symbol, WalkedFile from) {
    return places.placeOf(symbol);
  }

  @Override
  public String complaint() {
    List<String> said = new ArrayList<>();
    String others = failed.size() > 1 ? " and " + (failed.size() - 1) + " more" : "";
    if (!failed.isEmpty())
      said.add("Kotlin's compiler failed at " + failed.get(0) + others + "; rules answer there.");
    // What a script may name, the program that runs it says.
    if (scripts > 0) said.add("Scripts (.kts, " + scripts + " of them) are left to rules.");
    return said.isEmpty() ? null : String.join(" ", said);
  }
}
