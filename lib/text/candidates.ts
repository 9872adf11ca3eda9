/** The source of candidate files for a text search: the trigram index, or another server. */
import type { TextEngine, TextIndexState } from "./port";
import type { TextPattern } from "./pattern/text-pattern";

/** Of a long text the parts (as `SourceText` has them) that can match, and how many there are. */
export interface PassingParts {
  parts: number[];
  of: number;
}

export interface Narrowed {
  /** those of the given files that can match, in their order: files that are not known are among them */
  files: readonly number[];
  /** of some of them, by id, which parts can match; of the others all can */
  parts: ReadonlyMap<number, PassingParts>;
  engine: TextEngine;
  note: string | null;
}

export interface TextCandidates {
  readonly engine: TextEngine;
  narrow(pattern: TextPattern, files: readonly number[], signal?: AbortSignal): Promise<Narrowed>;
  state(): Promise<TextIndexState>;
}
