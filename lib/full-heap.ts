/**
 * Tells when the process holds too much in JavaScript objects. What is kept between questions is bounded by the number
 * of its entries, and an entry of one codebase weighs ten times one of another: memory is bounded by what the
 * collector finds to be alive. Counts no arrays, which lie outside of the heap.
 */
import { constants, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

/** Bytes of objects that live through a collection: over all of Linux a web server without questions has 150 MB. */
const MOST_ALIVE = 190 * 1024 * 1024;
/**
 * Of an index of more files the lists of files alone take so much, however little is kept between questions: a bound
 * below that would have all of it dropped every few seconds, and would gain nothing.
 */
const AROUND_FILES = 110 * 1024 * 1024;
const PER_FILE = 1_536;
/**
 * Milliseconds until the heap may be called full again: what questions of some seconds ago found is worth its room.
 */
const REST = 5_000;

export class FullHeap {
  /** How often it was full. */
  times = 0;
  private last = -Infinity;
  private readonly halved: Halving[] = [];

  /** @param most bytes that may be alive */
  constructor(
    private most = MOST_ALIVE,
    private readonly rest = REST,
  ) {
    const observer = new PerformanceObserver((list) => {
      const kinds = list.getEntries().map(kindOf);
      if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) this.look();
    });
    observer.observe({ entryTypes: ["gc"] });
  }

  /** Makes room for the lists of an index with so many files. */
  makeRoom(files: number): void {
    this.most = Math.max(this.most, AROUND_FILES + files * PER_FILE);
  }

  /** Has this forget half of what it keeps each time, from now on. */
  halve(map: Halving): void {
    this.halved.push(map);
  }

  /** Just after a collection: what is used is alive, but for what was made since. */
  private look(): void {
    const now = performance.now();
    if (now - this.last < this.rest || getHeapStatistics().used_heap_size < this.most) return;
    this.last = now;
    this.times++;
    for (const map of this.halved) map.halve();
  }
}

/** What can forget half of what it keeps. */
export interface Halving {
  halve(): void;
}

const KEY = Symbol.for("fathom.full-heap");
const shared = globalThis as { [KEY]?: FullHeap };

/**
 * The heap of this process. On globalThis: Next loads modules once for pages and once for routes, and two would
 * differ.
 */
export const processHeap = (): FullHeap => (shared[KEY] ??= new FullHeap());

/** What lives as long as the process forgets half of what it keeps each time that the heap is full. */
export function halvedWhenFull<M extends Halving>(map: M): M {
  processHeap().halve(map);
  return map;
}

function kindOf(entry: object): unknown {
  const detail = "detail" in entry ? entry.detail : null;
  return typeof detail === "object" && detail !== null && "kind" in detail ? detail.kind : null;
}
