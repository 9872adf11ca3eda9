package fathom.walker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiFunction;

/** Speaks the protocol of walkers: lines of JSON on the standard streams. */
public final class Conversation implements Progress {
  private static final long ALIVE_EVERY = 5_000_000_000L;

  private final PrintStream out;
  private long told = System.nanoTime();

  private Conversation(PrintStream out) {
    this.out = out;
  }

  /**
   * Answers as long as the input goes on.
   *
   * @param open begins with a repository; the second argument hears how it goes
   */
  public static void hold(BiFunction<Repository, Progress, Walker> open) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    // What a compiler prints for people is no line of the protocol.
    System.setOut(System.err);
    BlockingQueue<String> lines = linesOf(System.in);
    Conversation conversation = new Conversation(out);
    Walker walker = null;
    for (; ; ) {
      Map<?, ?> message = (Map<?, ?>) Json.parse(lines.take());
      if ("open".equals(message.get("type"))) walker = open.apply(repositoryOf(message), conversation);
      else conversation.documents(walker, texts(message.get("paths")));
    }
  }

  /** Read beside the work: with the end of the input, nobody waits for an answer any more, and the program ends. */
  private static BlockingQueue<String> linesOf(InputStream input) {
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    Thread thread =
        new Thread(
            () -> {
              try (BufferedReader in = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))) {
                for (String line; (line = in.readLine()) != null; ) lines.add(line);
              } catch (IOException e) {
                // As good as an end.
              }
              Runtime.getRuntime().halt(0);
            });
    thread.setDaemon(true);
    thread.start();
    return lines;
  }

  private static Repository repositoryOf(Map<?, ?> message) {
    return new Repository(Path.of((String) message.get("root")), texts(message.get("files")), texts(message.get("left")));
  }

  private static List<String> texts(Object array) {
    return ((List<?>) array).stream().map(String.class::cast).toList();
  }

  private void documents(Walker walker, List<String> paths) {
    for (String path : paths) {
      WalkedFile walked = walker.walk(path);
      if (walked != null) out.println(DocumentWriter.write(walked, symbol -> walker.placeOf(symbol, walked)));
      alive();
    }
    String complaint = walker.complaint();
    out.println("{\"type\":\"done\",\"complaint\":" + (complaint == null ? null : Json.quoted(complaint)) + "}");
    out.flush();
  }

  /** Every few seconds. */
  @Override
  public synchronized void alive() {
    if (System.nanoTime() - told < ALIVE_EVERY) return;
    told = System.nanoTime();
    out.println("{\"type\":\"alive\"}");
    out.flush();
  }

  @Override
  public synchronized void stuck(String path) {
    out.println("{\"type\":\"stuck\",\"path\":" + Json.quoted(path) + "}");
    out.flush();
    Runtime.getRuntime().halt(0);
  }
}
