/** Who names the files that can match: a list over trigrams, or another server. */
import type { TextEngine, TextIndexState } from "./port";
import type { TextPattern } from "./pattern/text-pattern";

export interface Narrowed {
  /** those of the given files that can match, in their order: files that are not known are among them */
  files: readonly number[];
  engine: TextEngine;
  note: string | null;
}

export interface TextCandidates {
  readonly engine: TextEngine;
  narrow(pattern: TextPattern, files: readonly number[], signal?: AbortSignal): Promise<Narrowed>;
  state(): Promise<TextIndexState>;
}
