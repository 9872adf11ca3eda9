/** Which segments are worth one merge: few segments are searched faster, and each merge moves rows. Pure. */
import type { LiveSegment } from "./live-segment";

const MOST_SEGMENTS = 12;
/** The largest segments stay out of a merge that only tidies small ones. */
const LARGE_SEGMENTS = 5;
/** At rest a segment is merged with smaller ones when it is at most this many times their size. */
const WORTH_A_MOVE = 3;
/** Of all rows the share that one merge may take, whatever `mostMerged` says. */
const MERGED_SHARE = 0.25;
/** A segment is rewritten when this share of its rows, and this many, are dead. */
const DEAD_SHARE = 0.3;
const DEAD_ROWS = 5_000;

/** While files come: small ones of too many segments, or one with many dead rows. None where nothing is worth it. */
export function worthTidying(segments: readonly LiveSegment[], mostMerged: number): LiveSegment[] {
  const bySize = smallestFirst(segments);
  if (bySize.length > MOST_SEGMENTS) return within(bySize.slice(0, -LARGE_SEGMENTS), rowsOf(segments), mostMerged);
  return bySize.filter((s) => s.deadRows > DEAD_ROWS && s.deadRows > DEAD_SHARE * s.data.rows).slice(0, 1);
}

/** At rest: the smallest ones up to the largest that is not much larger than all below it. A row moves seldom. */
export function worthMergingAtRest(segments: readonly LiveSegment[], mostMerged: number): LiveSegment[] {
  const bySize = within(smallestFirst(segments), rowsOf(segments), mostMerged);
  let below = 0;
  let chosen = 0;
  for (const [i, { liveRows }] of bySize.entries()) {
    if (i > 0 && liveRows <= below * WORTH_A_MOVE) chosen = i + 1;
    below += liveRows;
  }
  return bySize.slice(0, chosen);
}

/** Symbols that can be found in these segments. */
export const rowsOf = (segments: readonly LiveSegment[]): number =>
  segments.reduce((sum, { liveRows }) => sum + liveRows, 0);

const smallestFirst = (segments: readonly LiveSegment[]): LiveSegment[] =>
  [...segments].sort((a, b) => a.liveRows - b.liveRows);

/** The first of these segments, smallest first, as far as one merge may take them. */
function within(bySize: readonly LiveSegment[], allRows: number, mostMerged: number): LiveSegment[] {
  const most = Math.max(mostMerged, allRows * MERGED_SHARE);
  let rows = 0;
  return bySize.filter(({ liveRows }) => (rows += liveRows) <= most);
}
