/** Where imports lead by rules of one language that data cannot say. */
import type { ImportRecord } from "../../../db/read/code-files";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { Imported, ModuleNames } from "../../visibility/imported";
import type { ModuleReader } from "../readers";

/** Modules that are declared in a file and have no file of their own. */
export interface AnnouncedModules {
  /** What an import brings from such a module; null where none is announced, or has no such name. */
  announced(file: CodeFile, found: ImportRecord, depth: number): Promise<Imported | null>;
  /** What a path of names means that an import takes in; null for any other import. */
  ofPath(file: CodeFile, found: ImportRecord, depth: number): Promise<Imported | null>;
  /** What namespaces or such modules have under a name, be it by an import of theirs; null for nothing. */
  held(scopes: readonly Declaration[], name: string, depth: number): Promise<Imported | null>;
}

/** How far a path leads into files, and the names that are to be looked up in the last one. */
export interface PathPlace {
  fileId: number;
  rest: readonly string[];
}

/** Paths of names that lead from module to module, each a file. */
export interface ModulePaths {
  /** The file that a word of a path means at a place: `crate`, `super`; null for any other name. */
  ofWord(file: CodeFile, i: number): Promise<number | null>;
  /** How far the path of an import leads, and some names behind it; null where it leads out of what is known. */
  walk(file: CodeFile, found: ImportRecord, more: readonly string[]): Promise<PathPlace | null>;
  /** The file of a module of which these only announce that it exists; null for anything else. */
  announced(declarations: readonly Declaration[]): Promise<number | null>;
}

export interface ImportHooks {
  /** Namespaces that the project of a file opens for it. */
  openedByProject?(code: CodeIndex, file: CodeFile): Promise<readonly string[]>;
  /** The file of the library that a name at the beginning of a path means; null for any other name. */
  libraryNamed?(code: CodeIndex, file: CodeFile, i: number): Promise<number | null>;
  /** A file of the package with this import path; null where it is none of the repository. */
  packageAt?(code: CodeIndex, file: CodeFile, specifier: string): Promise<number | null>;
  /**
   * The package that an import of a module inside of it binds, by the file that says what it holds; null where the
   * import binds the module.
   */
  packageBound?(code: CodeIndex, found: ImportRecord): Promise<number | null>;
  /**
   * Where an import takes a module out of its package, the file that says what the package holds, whose own names come
   * first; null where the import leads to something in a file.
   */
  moduleTaken?(code: CodeIndex, file: CodeFile, found: ImportRecord): Promise<{ home: number | null } | null>;
  /** The file of a module that a file has as a name of its own, because it takes something from it; null for none. */
  moduleHeld?(code: CodeIndex, module: CodeFile, name: string): Promise<number | null>;
  /** The module that a path of names is, as the file imports it; null for none. */
  moduleNamed?(file: CodeFile, path: string): number | null;
  /**
   * A member of the value that a module stands for; null where it stands for none, or the value has no such member.
   */
  ofExportedValue?(modules: ModuleReader, fileId: number, name: string, depth: number): Promise<Imported | null>;
  /** Whether a declaration whose owners are those of an import's path may be what it brings; default: all may. */
  mayBring?(file: CodeFile, found: ImportRecord, declared: Declaration): boolean;
  /**
   * Files whose names stand in a module as if they were written there.
   * @param within ordinal of a module within the file, -1 for the file itself
   */
  includedFiles?(code: CodeIndex, module: CodeFile, within: number): Promise<readonly number[]>;
  announcedModules?(code: CodeIndex, imports: ModuleNames): AnnouncedModules;
  modulePaths?(code: CodeIndex): ModulePaths;
}
