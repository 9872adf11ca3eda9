/**
 * What a game engine adds to the languages of its projects: paths by which assets and settings name what code
 * declares, and modules of files. Rooms ask for it where a name is such a path.
 */
import type { Queryable } from "../../db/pool";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import type { RepositoryFact } from "../facts/repository-fact";
import type { Resolution } from "../facts/resolution";

/** What paths mean, and by which paths a symbol is named. */
export interface EnginePaths {
  /** @param repositoryId of the file in which the path stands: its settings say what old paths mean */
  meaning(path: string, repositoryId: number): Promise<Resolution>;
  /** Paths that name this declaration's symbol, old ones too; none for what only code can name. */
  pathsOf(d: Declaration): Promise<string[]>;
  /** The last names of the paths that name it. */
  lastNames(d: Declaration): Promise<string[]>;
}

/** How types list a base that is not indexed. */
export interface WantedBase {
  /** last parts of the names by which types list the base */
  lastNames: string[];
  fits(baseName: string): boolean;
}

/** The modules of a project or of the engine. */
export interface EngineModules {
  /** The module that a build file makes of this very folder. */
  at(folder: string): string | null;
  /** Null for a file that belongs to no module. */
  of(path: string): string | null;
  /** The module whose build file stands above a file; null where none is indexed. */
  built(path: string): string | null;
}

export interface EngineHooks {
  isPath(name: string): boolean;
  paths(code: CodeIndex): EnginePaths;
  /** A base by its name in code or by a path: either means both. */
  wantedBase(asked: string): WantedBase;
  /**
   * What a name means that only the engine gives. @param repositoryIds whose settings may say what an old path means,
   * asked one after the other
   */
  nameMeant(name: string, code: CodeIndex, paths: EnginePaths, repositoryIds: readonly number[]): Promise<Resolution>;
  /** The path of an asset without its ending, by the symbol that it declares. */
  assetPath(d: Pick<Declaration, "owners" | "name">): string;
  modules: RepositoryFact<EngineModules>;
  /** Whether a symbol is such a module. */
  isModule(d: Declaration): boolean;
  /** The types that a module defines, in the order of files and lines. @param module for which `isModule` holds */
  typesOfModule(module: Declaration, code: CodeIndex, pool: Queryable): Promise<Declaration[]>;
}
