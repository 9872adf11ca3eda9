/**
 * Decides what the next segment holds: files that wait for one, and smaller segments that are better merged into it.
 * Each segment is then several times as large as the next smaller one, so there are few, and a file is rewritten
 * seldom.
 *
 * Steps end, whatever the sizes, because each of them lessens the first of these that it changes: rows of files that
 * are gone, files that wait, segments. Only a segment that is too large to be rewritten gives files back. Pure.
 */

export interface SegmentState {
  id: number;
  /** files in it */
  files: number;
  /** those of them that are still there */
  live: number;
  /** stored bytes of the texts of those that are still there */
  bytes: number;
}

export interface WaitingFile {
  id: number;
  /** stored bytes of its text */
  bytes: number;
}

/** What a segment holds at most; a file that is larger has one to itself. */
export interface SegmentLimits {
  files: number;
  /** of texts as they are stored: packed texts tell how many trigrams there can be, which is what memory holds */
  bytes: number;
}

/** About 120 MB of source code, as it is packed. The lists of more files would be long to read. */
export const SEGMENT_LIMITS: SegmentLimits = { files: 30_000, bytes: 40 * 1024 * 1024 };

/** One segment is written in place of others. */
export interface SegmentStep {
  /** waiting files that it holds */
  taken: number[];
  /** segments that go, whose live files it holds */
  merged: number[];
  /** segments that go, whose live files wait again */
  dissolved: number[];
}

/** A segment this many times as large as what is new stays. */
const FACTOR = 4;
/** What a file without a text costs, in bytes of text. */
export const FILE_BYTES = 256;

/** The next step, or null when every file is covered and the segments are few. */
export function nextStep(
  segments: readonly SegmentState[],
  waiting: Iterable<WaitingFile>,
  limits = SEGMENT_LIMITS,
): SegmentStep | null {
  const bySize = [...segments].sort((a, b) => weight(a.live, a.bytes) - weight(b.live, b.bytes));
  const decayed = bySize.filter(({ files, live }) => live * 2 < files);
  const tooLarge = decayed.filter(({ live, bytes }) => live > limits.files || bytes > limits.bytes);
  if (tooLarge.length > 0) return { taken: [], merged: [], dissolved: tooLarge.map(({ id }) => id) };

  const batch = new Batch(limits);
  const taken: number[] = [];
  for (const { id, bytes } of waiting) {
    if (!batch.take(1, bytes)) break;
    taken.push(id);
  }
  const merged = decayed.filter(({ live, bytes }) => batch.take(live, bytes)).map(({ id }) => id);
  const sound = bySize.filter((segment) => !decayed.includes(segment));
  if (taken.length + merged.length === 0) return mergeNeighbours(sound, limits);
  return { taken, merged: [...merged, ...batch.absorb(sound)], dissolved: [] };
}

/** Segments that removals left about as large as each other. */
function mergeNeighbours(bySize: readonly SegmentState[], limits: SegmentLimits): SegmentStep | null {
  for (let first = 0; first + 1 < bySize.length; first++) {
    const batch = new Batch(limits);
    batch.take(bySize[first].live, bySize[first].bytes);
    const absorbed = batch.absorb(bySize.slice(first + 1));
    if (absorbed.length > 0) return { taken: [], merged: [bySize[first].id, ...absorbed], dissolved: [] };
  }
  return null;
}

/** What the next segment holds so far. */
class Batch {
  private files = 0;
  private bytes = 0;
  private isEmpty = true;

  constructor(private readonly limits: SegmentLimits) {}

  /** Whether there was room; the first always has it. */
  take(files: number, bytes: number): boolean {
    const fits = this.files + files <= this.limits.files && this.bytes + bytes <= this.limits.bytes;
    if (!this.isEmpty && !fits) return false;
    this.isEmpty = false;
    this.files += files;
    this.bytes += bytes;
    return true;
  }

  /** Takes segments, the smallest first, as long as they fit and are not much larger than what is here. */
  absorb(bySize: readonly SegmentState[]): number[] {
    const absorbed: number[] = [];
    for (const { id, live, bytes } of bySize) {
      if (weight(live, bytes) > weight(this.files, this.bytes) * FACTOR || !this.take(live, bytes)) break;
      absorbed.push(id);
    }
    return absorbed;
  }
}

/** How large a segment is beside others. */
const weight = (files: number, bytes: number): number => files * FILE_BYTES + bytes;
