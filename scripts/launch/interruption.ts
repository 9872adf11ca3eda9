/** Ctrl-C, SIGTERM and a closed terminal: all mean "stop in order". */

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface Interruption {
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
  // A terminal that is gone takes no more lines; that must not keep us from stopping in order.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  return {
    happened,
    dispose: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}
