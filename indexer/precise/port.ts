/**
 * What a compiler's engine tells about a repository, whichever engine it is. An engine knows paths and positions; it
 * knows nothing of the database, of symbols' keys or of rules. It never runs code of the repository, never writes into
 * the checkout and never asks the network.
 */
import type { LanguageId } from "../../lib/contract/vocabulary";

/** A file that an engine may answer for. */
export interface EngineFile {
  /** inside the repository, `/` everywhere */
  path: string;
  language: LanguageId;
}

export interface PreciseEngine {
  /** `typescript`: also the name that answers bear */
  readonly id: string;
  readonly languages: readonly LanguageId[];
  /** languages that it answers nothing for, and whose files it reads: names may be declared there */
  readonly reads?: readonly LanguageId[];
  /** It looks into the folders that the repository stands on; others see the repository alone. */
  readonly readsExternals?: true;
  /** Number of the engine's own code: facts of another one are made anew. */
  readonly revision: number;
  /**
   * Begins with a repository. Settings that the engine cannot follow are skipped: it does what it can with the rest.
   * @param root absolute, real path of the checkout
   * @param files all of the repository in the engine's languages, and in those that it reads beside them
   */
  open(root: string, files: readonly EngineFile[], surroundings: EngineSurroundings): PreciseSession;
}

/** A folder that the repository stands on (`--external`), with its files in the engine's languages. */
export interface ExternalFolder {
  /** absolute, real path */
  root: string;
  /** inside of it, `/` everywhere */
  paths: readonly string[];
}

/** What an engine has beside the repository. */
export interface EngineSurroundings {
  /** absolute path of a folder that only this engine and this repository use, kept between runs */
  folder: string;
  /** absolute path of the program that the engine asks; null for one that is a library */
  program: string | null;
  /** absolute path of the folder that `engines install` filled for the engine; left out where it needs none */
  package?: string;
  /** for an engine that reads them */
  externals?: readonly ExternalFolder[];
  /** To be called while work goes on without a document: an engine that is silent for long is ended. */
  alive(): void;
}

/** An engine at work on one repository. Kept while somebody edits it. */
export interface PreciseSession {
  /** Facts of these files, one after the other. A file that cannot be read is left out. */
  documents(paths: readonly string[]): Iterable<PreciseDocument> | AsyncIterable<PreciseDocument>;
  /**
   * SHA-256 of the bytes of a file that targets were told of, as the engine read it; null for a file that it has not
   * read.
   */
  contentHash(path: string): Uint8Array | null;
  /**
   * The checkout has changed; later documents tell of it as it is now.
   * @param files all of them, as for `open`
   * @param changed paths that were saved, added or removed
   * @returns other files whose facts may differ because of it: those that import what changed. In a session that has
   *   told of nothing yet, every change counts: what was before is not known
   */
  update(files: readonly EngineFile[], changed: readonly string[]): readonly string[] | Promise<readonly string[]>;
  /** Milliseconds of CPU that programs which it started have taken so far. */
  cpuMs?(): number;
  /** Why some files may be told of in part, or not at all; null where all went well. */
  complaint?(): string | null;
}

/** What an engine says of one file. */
export interface PreciseDocument {
  path: string;
  /** SHA-256 of the bytes that it read */
  contentHash: Uint8Array;
  /** by place, each place once; names that the engine cannot tell are left out */
  occurrences: readonly PreciseOccurrence[];
  relations: readonly PreciseRelation[];
  /** by place: members that it declares and that an index may have no symbol for */
  members?: readonly PreciseMember[];
}

/** Where a name begins. 0-based; columns in UTF-16 units. */
export interface Place {
  line: number;
  column: number;
}

/** A declared name somewhere in the repository. */
export interface DeclaredPlace extends Place {
  path: string;
  /**
   * of a member that an index may have no symbol for: what tells it from the others of its file, see `PreciseMember`
   */
  member?: string;
}

/** The name of a key of a literal, of a member of a type without a name, and the like. */
export interface PreciseMember extends Place {
  /** unique in its file, and the same after edits around it */
  member: string;
}

/** A name that is used (not one that declares itself), and what it means. */
export interface PreciseOccurrence extends Place {
  /**
   * names of the declarations that it means inside of the repository, best first; several when it means all of them:
   * overloads, members of a union
   */
  targets: readonly DeclaredPlace[];
  /** it is known to be declared outside of the repository: by the language's library or an installed package */
  isOutside: boolean;
}

/** Of two declared names: a type lists a base, a member overrides or implements one. */
export interface PreciseRelation {
  kind: "base" | "override";
  /** of this file, unless it names another one: an `impl` may stand anywhere */
  from: Place & { path?: string };
  to: DeclaredPlace;
}
