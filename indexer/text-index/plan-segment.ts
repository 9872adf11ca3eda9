/**
 * Decides what the next segment holds: files that no segment has, and the segments that are better merged into it. Each
 * segment is then several times as large as the next smaller one, so there are few, and a file is rewritten seldom. Pure.
 */

interface SegmentState {
  id: number;
  /** files in it */
  files: number;
  /** those of them that are still there */
  live: number;
}

/** Files of a segment at most; the lists of more would be long to read. */
export const MOST_FILES = 30_000;
/** A segment this many times as large as what is new stays. */
const FACTOR = 4;

/**
 * Segments to be replaced by the next one, or null when there is nothing to do.
 * @param fresh number of files that no segment has
 */
export function segmentsToReplace(segments: readonly SegmentState[], fresh: number): number[] | null {
  const decayed = segments.filter(({ files, live }) => live * 2 < files);
  if (fresh === 0 && decayed.length === 0) return null;
  const replaced = new Set(decayed.map(({ id }) => id));
  let size = fresh + decayed.reduce((sum, { live }) => sum + live, 0);
  const bySize = segments.filter(({ id }) => !replaced.has(id)).sort((a, b) => a.live - b.live);
  for (const { id, live } of bySize) {
    if (live > size * FACTOR || size + live > MOST_FILES) break;
    replaced.add(id);
    size += live;
  }
  return [...replaced];
}
