/**
 * Stops what writes while little space is left on the disk of the built-in database, and starts it again when there is
 * more: a database whose log finds no space ends, and with it every answer. Questions go on meanwhile.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { freeBytes, megabytes, SPACE_HINT } from "../../lib/full-disk";

const MIB = 1024 * 1024;
/** Bytes below which nothing more is written, and above which it goes on. A second of work writes up to 60 MiB. */
const LOW = 128 * MIB;
const ENOUGH = 192 * MIB;
/** Milliseconds between two looks. */
const LOOK = 1_000;

/** What can be started, and stopped in order. */
interface Writer {
  /** resolves when it is not there any more, although nobody stopped it */
  gaveUp: Promise<void>;
  stop(): Promise<void>;
}

interface Watch {
  /** lies on the disk */
  folder: string;
  start: () => Writer;
  /** takes a line for people */
  tell: (line: string) => void;
  /** puts on record why nothing is written */
  note: (problem: string) => Promise<void>;
  /** ends the watch */
  signal: AbortSignal;
  /** bytes that are free on the disk of a folder; null where that cannot be told */
  free?: typeof freeBytes;
  /** milliseconds between two looks */
  look?: number;
}

/** Starts it, and keeps it running while there is space. */
export function runWithSpace({ folder, start, tell, note, signal, free = freeBytes, look = LOOK }: Watch): Writer {
  let current = start();
  let giveUp = (): void => {};
  const gaveUp = new Promise<void>((resolve) => (giveUp = resolve));
  void current.gaveUp.then(giveUp);
  void watch();
  return { gaveUp, stop: () => current.stop() };

  async function watch(): Promise<void> {
    for (let isLow = false; !signal.aborted; await sleep(look, undefined, { ref: false })) {
      const left = await free(folder);
      if (left === null || signal.aborted) continue;
      if (!isLow && left < LOW) {
        isLow = true;
        await current.stop();
        const problem = `The disk of ${folder} is nearly full: ${megabytes(left)} are free.`;
        tell(`${problem} ${SPACE_HINT}`);
        await note(`${problem} ${SPACE_HINT}`).catch(() => {});
      } else if (isLow && left > ENOUGH && !signal.aborted) {
        isLow = false;
        tell(`The disk of ${folder} has space again. Indexing goes on.`);
        current = start();
        void current.gaveUp.then(giveUp);
      }
    }
  }
}
