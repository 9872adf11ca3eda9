/** Starts a search server again when it ends by itself: after some crashes in a row it stays away, because it will not get better. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Program } from "./program";
import { STOP_MS } from "./side-server";

const STARTS = 4;
/** A crash after this long is no repetition of the one before. */
const STEADY_MS = 10 * 60_000;
const REST_MS = 1_000;

export interface KeptServer {
  /** what it is called before people */
  title: string;
  /** who does its work when it stays away: "the embedded engine answers" */
  otherwise: string;
  /** starts it at the same place and port */
  run: () => Program;
  /** takes a line for people */
  tell: (line: string) => void;
}

/** Keeps the server that runs as `first` running; gives what ends it for good. */
export function keepRunning(first: Program, { title, otherwise, run, tell }: KeptServer): () => Promise<void> {
  let current = first;
  let stopping = false;
  void keep();
  return async () => {
    stopping = true;
    await current.stop("signal", STOP_MS);
  };

  async function keep(): Promise<void> {
    for (let starts = 1, since = Date.now(); !stopping; starts++, since = Date.now()) {
      const exit = await current.exited;
      if (stopping) return;
      if (Date.now() - since > STEADY_MS) starts = 1;
      if (starts >= STARTS) return tell(`${title} ended with ${exit.reason}; ${otherwise} from now on.`);
      tell(`${title} ended with ${exit.reason}. Starting it again.`);
      await sleep(REST_MS * starts);
      if (!stopping) current = run();
    }
  }
}
