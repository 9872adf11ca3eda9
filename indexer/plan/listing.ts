/** The files of a folder, before any of them is read. */
import type { Verdict } from "../workers/messages";

/** A path that gets a row. */
export interface Candidate {
  path: string;
  size: number;
  /** milliseconds */
  modifiedAt: number;
  verdict: Verdict | null;
}

/** Paths inside the root, `/` everywhere. */
export interface Listing {
  paths: string[];
  /** folders that could not be looked into */
  closed: Candidate[];
  /** files and folders that ignore rules name, a folder counted once; left out where nobody counted */
  ignored?: number;
}
