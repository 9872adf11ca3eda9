/**
 * Starts a program again when it ends by itself: after some crashes in a row it stays away, because it will not get
 * better.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Exit, Program } from "./program";

const STARTS = 4;
/** A crash after this long is no repetition of the one before. */
const STEADY_MS = 10 * 60_000;
const REST_MS = 1_000;

interface Keeping {
  /** what it is called before people */
  title: string;
  /** starts it at the same place and port */
  run: () => Program;
  /** ends the one that runs now */
  stop: (current: Program) => Promise<void>;
  /** takes a line for people */
  tell: (line: string) => void;
  /** milliseconds before the second start; each further one waits longer */
  rest?: number;
}

export interface Kept {
  /** Resolves with the last crash when it is not started again; never after a stop. */
  gaveUp: Promise<Exit>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** Keeps the program that runs as `first` running. */
export function keepRunning(first: Program, { title, run, stop, tell, rest = REST_MS }: Keeping): Kept {
  let current = first;
  let stopping = false;
  const gaveUp = new Promise<Exit>((resolve) => void keep().then((exit) => exit && resolve(exit)));
  return {
    gaveUp,
    stop: async () => {
      stopping = true;
      await stop(current);
    },
  };

  async function keep(): Promise<Exit | undefined> {
    for (let starts = 1, since = Date.now(); ; starts++, since = Date.now()) {
      const exit = await current.exited;
      if (stopping || exit.expected) return undefined;
      if (Date.now() - since > STEADY_MS) starts = 1;
      if (starts >= STARTS) return exit;
      tell(`${title} ended with ${exit.reason}. Starting it again.`);
      await sleep(rest * starts);
      if (stopping) return undefined;
      current = run();
    }
  }
}
