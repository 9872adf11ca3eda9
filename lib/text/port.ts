/**
 * The port behind text search. An engine says which files can match; what matches in them is decided by one matcher
 * over the stored texts, so that every engine gives the same lines and a row always fits what the page shows. Refuses
 * to know about HTTP, pages, filters and SQL.
 */
import type { PatternRequest } from "./pattern/text-pattern";

/** What an engine is called: the name of its folder. */
export type TextEngine = string;

/** Which rows are wanted; everything else is only counted. */
export interface RowWindow {
  /** rows to leave out, then rows wanted */
  offset: number;
  limit: number;
  /** rows of one file at most */
  perFile: number;
  /** lines above and below each */
  contextLines: number;
}

export interface TextRequest {
  pattern: PatternRequest;
  /** ids of the files that are meant, in the order of the answer */
  files: readonly number[];
  rows: RowWindow;
  /** `Date.now()` at which the search ends with what it has */
  deadline: number;
  signal?: AbortSignal;
}

/** A matching line, as it is shown. */
export interface FoundLine {
  /** 1-based */
  line: number;
  /** 1-based, of the first match */
  column: number;
  /** the line, or of a very long one the part at the match */
  text: string;
  /** 1-based column of the first character of `text` */
  textColumn: number;
  /** [start, end) in `text` */
  matched: [number, number][];
  before: string[];
  after: string[];
}

/** A file with matches; or how far the search is, when none came for a while. */
export type TextStep =
  { kind: "file"; fileId: number; matches: number; rows: FoundLine[] } | { kind: "progress"; decided: number };

/** How complete the search was. */
export interface TextSummary {
  /** files that were not read, or not to their end */
  notSearched: number;
  /** files of which no text is kept */
  withoutText: number;
  /** what the engine has to say about itself, for people; null when all is as it should be */
  note: string | null;
  /** who named the candidates */
  engine: TextEngine;
}

export interface TextIndexState {
  engine: TextEngine;
  /** files that the index covers; others are read one by one when they are asked about */
  files: number;
  /** bytes of the index */
  bytes: number;
  note: string | null;
}

/** Implemented by every engine; `conformance.ts` holds what each must keep. */
export interface TextSearch {
  readonly engine: TextEngine;
  /** Gets ready ahead of the first question, which would otherwise wait for it. Throws what that question would. */
  warm(): Promise<void>;
  /**
   * Files in the order of the request, each when it is decided. Never throws for a pattern that `compilePattern`
   * takes.
   */
  search(request: TextRequest): AsyncGenerator<TextStep, TextSummary>;
  state(): Promise<TextIndexState>;
  stop(): Promise<void>;
}
