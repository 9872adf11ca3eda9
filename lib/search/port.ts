/**
 * The port behind Go to Symbol. An engine brings candidates for a parsed query; ranking is one pure function over
 * them and is the same for every engine. Refuses to know about HTTP, pages and SQL.
 */
import type { FileLanguage, LanguageId, RepositoryScope, SymbolKind, SymbolRole } from "../contract/vocabulary";

/** One declaration or definition as an engine hands it to the ranker and the ranker to the reader. */
export interface SymbolHit {
  /** `symbol.id`; valid until its file is indexed again */
  id: bigint;
  name: string;
  kind: SymbolKind;
  role: SymbolRole;
  /** names of the enclosing symbols, outermost first; an out-of-class definition's written owner included */
  containers: readonly string[];
  fileId: number;
  repositoryId: number;
  path: string;
  language: LanguageId;
  scope: RepositoryScope;
  /** lines of the whole declaration */
  bodyLines: number;
  /** files that mention the name (uses, not definitions) */
  mentions: number;
  /** files that include or import the symbol's file */
  importers: number;
}

/** One reason for a row's place: the sum of the weights is the score. */
export interface RankSignal {
  signal: string;
  detail: string;
  weight: number;
}

/** A hit with its place. */
export interface RankedHit {
  hit: SymbolHit;
  score: number;
  signals: RankSignal[];
  /** matched parts of the name, as [start, end) pairs of UTF-16 units */
  matched: readonly (readonly [number, number])[];
  /** how many more declarations of the same symbol were folded into this row */
  folded: number;
}

export interface SymbolFilter {
  kinds?: readonly SymbolKind[];
  scope?: "user" | "all";
  repositoryId?: number;
  language?: FileLanguage;
  /** prefix of the path, or a glob when it has one of * ? [ { */
  path?: string;
  containingType?: string;
  /** ids of the only symbols that count */
  symbols?: ReadonlySet<number>;
}

/** Where a reader is: what stands there comes before what fits as well elsewhere. */
export interface Whereabouts {
  repositoryId: number;
  /** of the open file; empty where only the repository is known */
  path: string;
}

export type MatchMode = "auto" | "exact" | "prefix" | "fuzzy" | "regex";

export interface SymbolSearchRequest {
  /** blank: everything that passes the filter, by what speaks for it whatever is typed; totals are exact then */
  query: string;
  match: MatchMode;
  filter: SymbolFilter;
  near?: Whereabouts;
  /** what was typed is spelled right: typos, letters in order and near names, which cost most, may be left out */
  asSpelled?: boolean;
  /** rows wanted, after `offset` */
  limit: number;
  offset: number;
}

export interface SymbolSearchAnswer {
  rows: RankedHit[];
  /** matches in all, after folding and filters; a lower bound when `totalIsLowerBound` */
  totalMatches: number;
  totalIsLowerBound: boolean;
  /** matches that only the filter removed, by the filter's name */
  removedByFilter: Partial<Record<keyof SymbolFilter, number>>;
  /** nearest names, when nothing matched */
  nearNames: string[];
  /** the engine has read so many of so many files: it answers from a part of them; absent once it has them all */
  loaded?: { done: number; total: number };
  /** the embedded engine answered in the place of the one in use: why */
  standsIn?: string;
}

/** An engine that runs beside the web server. */
export interface RunningSymbolSearch extends SymbolSearch {
  /**
   * Resolves once it can answer, or after some seconds with what is there so far. Throws `database_unavailable` when
   * the database was not reached at all.
   */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Implemented by every engine; `conformance.ts` holds what each must keep. */
export interface SymbolSearch {
  /** What it is called: the name of its folder. */
  readonly engine: string;
  search(request: SymbolSearchRequest): Promise<SymbolSearchAnswer>;
  /** Symbols that can be found right now. */
  size(): number;
  /** Who answers right now, and why it is not this engine itself; null when it is. */
  answering(): { engine: string; because: string | null };
  /**
   * Position in `file_change` up to which this engine has followed the database; 0 until it has read everything once.
   */
  position(): bigint;
}
