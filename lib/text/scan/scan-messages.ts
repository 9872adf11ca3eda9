/** What a scanning thread is asked and what it answers. */
import type { FoundLine } from "../port";
import type { PatternRequest } from "../pattern/text-pattern";

export interface CountTask {
  kind: "count";
  pattern: PatternRequest;
  files: number[];
  /** `Date.now()` */
  deadline: number;
}

/** Matching lines of each file, in the order of the task; `UNREAD` and `NO_TEXT` stand for no number. */
export interface Counts {
  matches: number[];
  /** indexes of files that were not read to their end: what was counted is a lower bound */
  unfinished: number[];
}
export const UNREAD = -1;
export const NO_TEXT = -2;

/** Rows of one file: leave out `skip` matching lines, show `take`. */
export interface RowsWanted {
  file: number;
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

export type ScanTask = CountTask | RowsTask;
export type ScanAnswer<Task extends ScanTask> = Task extends CountTask ? Counts : FoundLine[][];

/** Scans texts; in this thread or in another. */
export interface Scanner {
  count(task: CountTask): Promise<Counts>;
  rows(task: RowsTask): Promise<FoundLine[][]>;
  close(): Promise<void>;
}

/** Between threads: a task with its number, and what became of it. */
export type ToScanner = { id: number; task: ScanTask };
export type FromScanner = { id: number } & ({ answer: Counts | FoundLine[][] } | { error: string });
