/** What keeps an index of segments in step with the files, and when its thread has it look and write. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Follower } from "./follower";

/** Files that are worth a segment at once; fewer wait for more, and are read one by one meanwhile. */
const WORTH_A_SEGMENT = 64;

export interface SegmentKeeper {
  /** files that wait for a segment */
  readonly waiting: number;
  /** Looks what changed since the last look. */
  look(): Promise<void>;
  /** Writes one segment; false when there is nothing to do. */
  writeNext(): Promise<boolean>;
}

/**
 * Has it look at each message, until enough waits for a segment, no more came for a while, or somebody is in a hurry.
 * @param seen messages that were covered before
 * @param quiet milliseconds that few files wait
 * @returns messages that it has looked at
 */
export async function lookAtChanges(
  follower: Follower,
  keeper: SegmentKeeper,
  seen: number,
  quiet: number,
): Promise<number> {
  if (follower.looks === seen) await follower.rung();
  let looked: number;
  do {
    looked = follower.looks;
    await keeper.look();
    if (keeper.waiting < WORTH_A_SEGMENT && !follower.hurry) await Promise.race([sleep(quiet), follower.rung()]);
  } while (follower.looks !== looked);
  return looked;
}

/** Writes until nothing waits, what changes meanwhile included. */
export async function writeSegments(keeper: SegmentKeeper): Promise<void> {
  while (await keeper.writeNext()) await keeper.look();
}
