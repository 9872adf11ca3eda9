/**
 * Ctrl-C, SIGTERM, a closed terminal, the end of the npm that started us: all mean "stop in order". (npm hands a
 * SIGTERM to its shell only, which ends without passing it on.)
 */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const PARENT_CHECK_MS = 500;

interface Interruption {
  /** Resolves at the first of them. */
  happened: Promise<void>;
  /** Gives the signals back to Node. */
  dispose(): void;
}

export function listenForInterruption(): Interruption {
  let onSignal = (): void => {};
  const happened = new Promise<void>((resolve) => {
    let times = 0;
    onSignal = () => {
      console.log(++times === 1 ? "Stopping ..." : "Still stopping; it takes 10 s at most.");
      resolve();
    };
  });
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return;
    clearInterval(watch);
    onSignal();
  }, PARENT_CHECK_MS).unref();
  // A terminal that is gone takes no more lines; that must not keep us from stopping in order.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  return {
    happened,
    dispose: () => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}
