package fathom.walker;

/** What a walker tells while it reads a repository. */
public interface Progress {
  /** Work goes on. */
  void alive();

  /** The compiler does not come to an end at a file: the walker ends, to be started again without it. */
  void stuck(String path);
}
