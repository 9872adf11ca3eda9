/** The messages to and from a scanning thread. */
import type { PassingParts } from "../candidates";
import type { FoundLine } from "../port";
import type { PatternRequest } from "../pattern/text-pattern";

export interface CountTask {
  kind: "count";
  pattern: PatternRequest;
  files: number[];
  /** of some of the files, the parts that can match */
  parts: ReadonlyMap<number, PassingParts>;
  /** `Date.now()` */
  deadline: number;
  over: Over;
}

/** Shared with the threads that count: its one cell is 1 when nobody waits for the answer any more. */
export type Over = Int32Array<SharedArrayBuffer>;

/** Matching lines of each file, in the order of the task; `UNREAD` and `NO_TEXT` stand for no number. */
export interface Counts {
  matches: number[];
  /** indexes of files that were not read to their end: what was counted is a lower bound */
  unfinished: number[];
}
export const UNREAD = -1;
export const NO_TEXT = -2;

/** Rows of one file: leave out `skip` matching lines, show `take`. */
interface RowsWanted {
  file: number;
  /** those that can match; all when left out */
  parts?: PassingParts;
  skip: number;
  take: number;
}

export interface RowsTask {
  kind: "rows";
  pattern: PatternRequest;
  wanted: RowsWanted[];
  contextLines: number;
  deadline: number;
}

type ScanTask = CountTask | RowsTask;

/** Scans texts; in this thread or in another. */
export interface Scanner {
  /** Connects, and reads a pattern once: both take their time the first time. */
  warm(): Promise<void>;
  count(task: CountTask): Promise<Counts>;
  rows(task: RowsTask): Promise<FoundLine[][]>;
  close(): Promise<void>;
}

/** Between threads: a task with its number, and what became of it. */
export type ToScanner = { id: number; task: ScanTask | { kind: "warm" } };
export type ScanAnswer = Counts | FoundLine[][] | null;
export type FromScanner = { id: number } & ({ answer: ScanAnswer } | { error: string });

/** Any pattern that is read in every way: without case, as an expression. */
export const WARMING: PatternRequest = { source: "fathom\\w+", regex: true, caseSensitive: false, word: false };
