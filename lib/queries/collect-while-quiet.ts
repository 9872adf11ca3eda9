/**
 * Collects garbage while nobody asks. Facts that are kept between questions are some hundred megabytes of small objects, and going through all of
 * them took a quarter of a second to a whole one in the middle of whichever question had filled the heap. Only saves time: what grows while
 * questions follow each other is still collected by the engine itself.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { quietFor } from "./question-clock";

/** Milliseconds between two looks at the heap. */
const LOOK_EVERY = 1_000;
/** Milliseconds without a question before garbage is collected: whoever has just asked may ask again. */
const QUIET = 1_500;
/** Bytes that long-lived objects must have taken since the last time. The engine collects after about twice as much. */
const GROWTH = 64 * 1024 * 1024;

/** Spaces of the heap where objects lie that have lived for a while. */
const LONG_LIVED: ReadonlySet<string> = new Set(["old_space", "large_object_space"]);

/** For as long as the process lives. */
export async function collectWhileQuiet(): Promise<never> {
  const collect = collector();
  for (let kept = longLived(); ; await sleep(LOOK_EVERY, undefined, { ref: false })) {
    // The engine has collected in between.
    kept = Math.min(kept, longLived());
    if (quietFor() < QUIET || longLived() - kept < GROWTH) continue;
    collect();
    kept = longLived();
  }
}

/** What V8 offers to those who ask for it by name. Does nothing on an engine that does not offer it. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  const found: unknown = runInNewContext("globalThis.gc");
  return typeof found === "function" ? () => void found() : () => undefined;
}

/** In bytes, garbage included. */
function longLived(): number {
  const spaces = getHeapSpaceStatistics().filter(({ space_name }) => LONG_LIVED.has(space_name));
  return spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
}
