package fathom.walker.kotlin;

import org.jetbrains.kotlin.cli.jvm.compiler.CliBindingTrace;
import org.jetbrains.kotlin.com.intellij.openapi.project.Project;
import org.jetbrains.kotlin.resolve.BindingContext;
import org.jetbrains.kotlin.util.slicedMap.WritableSlice;

/** What an analysis finds, without scopes, which nobody asks for and which take most of the memory. */
final class Trace extends CliBindingTrace {
  private static final int OFTEN = 1000;

  private final Runnable alive;
  private int records;

  Trace(Project project, Runnable alive) {
    super(project);
    this.alive = alive;
  }

  @Override
  public <K, V> void record(WritableSlice<K, V> slice, K key, V value) {
    if (++records % OFTEN == 0) alive.run();
    if (slice == BindingContext.LEXICAL_SCOPE || slice == BindingContext.DATA_FLOW_INFO_BEFORE) return;
    super.record(slice, key, value);
  }
}
