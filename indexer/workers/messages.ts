/** The messages between the main thread and a parser thread. Plain data; the rows travel as transferred buffers. */
import type { MacroMeaning } from "../../lib/contract/macro-meaning";
import type { FileReason, FileStatus, FileLanguage } from "../../lib/contract/vocabulary";
import type { Unexplained } from "../model";
import type { FactBytes } from "../../lib/format/copy-tables";

/** A file to be read. */
export interface FileTask {
  /** row id for this version of the file, reserved */
  id: number;
  repositoryId: number;
  /** absolute, real path of the repository */
  root: string;
  /** nothing is hidden in its text */
  withSecrets?: boolean;
  /** inside the repository, `/` everywhere */
  path: string;
  /** bytes and milliseconds as the plan saw them */
  size: number;
  modifiedAt: number;
  /** the indexed version; when the bytes are the same nothing is written */
  previous: PreviousVersion | null;
  /** decided before: the file is listed with this and not parsed */
  verdict: Verdict | null;
  /** macros that are known; null for none */
  macros: TaskMacros | null;
  /** qualifiers to be stored, by what stands around and is written (see `putOwners`); null for as they are written */
  owners: readonly (readonly [string, string])[] | null;
  /**
   * it is read once more as it was read before: when it holds something else than this by now, it waits for whoever
   * changed it
   */
  holding?: Uint8Array;
}

/** Macros by name; see `KnownMacros`. */
interface TaskMacros {
  configured: readonly MacroEntry[];
  learned: readonly MacroEntry[];
  /** the file was read without `learned` just now, and this is what that left; null otherwise */
  before: Unexplained | null;
}
type MacroEntry = readonly [name: string, meaning: MacroMeaning];

/** The version of a file that is in the index. */
export interface PreviousVersion {
  id: number;
  contentHash: Uint8Array | null;
  reason: string | null;
  /** the reason in words */
  detail: string | null;
  /** made by the extractor of today */
  current: boolean;
}

/** Why a file is not, or not wholly, indexed. */
export interface Verdict {
  status: FileStatus;
  reason: FileReason;
  /** in words, with its figures */
  detail: string;
  /** the text is kept all the same, so that it can be read */
  keepText: boolean;
}

/** What became of a task. */
export interface FileOutcome {
  /** `outdated`: it no longer holds what was to be read again */
  result: "written" | "unchanged" | "outdated";
  id: number;
  path: string;
  /** id of the version that this one replaces */
  replaces: number | null;
  size: number;
  modifiedAt: number;
  language: FileLanguage | null;
  status: FileStatus;
  reason: FileReason | null;
  symbols: number;
}

export interface BatchRequest {
  tasks: FileTask[];
}

export interface BatchResponse {
  rows: FactBytes;
  /** of the first tasks of the request, in its order */
  outcomes: FileOutcome[];
  /**
   * the parser has failed: the thread must be replaced, and the tasks without an outcome given to another, each alone,
   * because a task that was alone has an outcome whatever it did
   */
  broken: boolean;
  /** how trees are read, by language, and why where it is not the fast way */
  readers: Record<string, string>;
}

/** Started with each thread. */
export interface WorkerSetup {
  /** see `newProgress` */
  progress: Int32Array;
  /** the program of the threads that make trees for it, and how many; none: it makes them itself */
  trees: { program: string; threads: number } | null;
}
