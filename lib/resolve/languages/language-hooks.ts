/**
 * What data cannot say of a language: functions that rooms ask where a language has them, and pass over where it has
 * none. A language gathers its own in `<id>/hooks.ts`; they stand in files of their idea beside it.
 */
import type { LanguageId } from "../../contract/vocabulary";
import type { ImportRecord } from "../../db/read/code-files";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";

/** What a member is asked of, where a class and its objects have members of their own. */
export type Level = "class" | "object";

export interface LanguageHooks {
  /** Namespaces that the project of a file opens for it. */
  openedByProject?(code: CodeIndex, file: CodeFile): Promise<readonly string[]>;
  /**
   * Of declarations of a name those that a header brings into one of the scopes that are open.
   * @param scopes as prefixes of qualified names, each part with a dot behind it
   */
  broughtIn?(
    code: CodeIndex,
    file: CodeFile,
    named: readonly Declaration[],
    scopes: readonly string[],
  ): Promise<readonly Declaration[]>;
  /** Of declarations that share a name those of the sort that the way of naming asks for. */
  ofSortNamed?(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[];
  /** The symbol whose members `this` has in a function that is no member of a type; -1 for none. */
  ownerOfThis?(file: CodeFile, ordinal: number): number;
  /** The file of the library that a name at the beginning of a path means; null for any other name. */
  libraryNamed?(code: CodeIndex, file: CodeFile, i: number): Promise<number | null>;
  /** A file of the package with this import path; null where it is none of the repository. */
  packageAt?(code: CodeIndex, file: CodeFile, specifier: string): Promise<number | null>;
  /**
   * The package that an import of a module inside of it binds, by the file that says what it holds; null where the
   * import binds the module.
   */
  packageBound?(code: CodeIndex, found: ImportRecord): Promise<number | null>;
  /** The module that a path of names is, as the file imports it; null for none. */
  moduleNamed?(file: CodeFile, path: string): number | null;
  /** Whether a name stands for what it is assigned to. */
  isAssignedName?(code: CodeIndex, d: Declaration): Promise<boolean>;
  /** The names at the top of a file that are other words for this one. */
  namesAssigned?(home: CodeFile, name: string): string[];
  /** Whether members are made by assignments without a type alone. */
  areUndeclared?(code: CodeIndex, members: readonly Declaration[]): Promise<boolean>;
  /** Members of a value alone: what a function declares for its own use is none. */
  withoutInner?(language: LanguageId, members: readonly Declaration[]): readonly Declaration[];
  /** Members that a class or its objects have. @param isAbove whether they are those of a base */
  atLevel?(members: readonly Declaration[], level: Level | undefined, isAbove: boolean): Declaration[];
  /** What a function that a tool writes calls, by its name. @param find members of another name of the same type */
  executed?(
    code: CodeIndex,
    name: string,
    find: (name: string) => Promise<readonly Declaration[]>,
  ): Promise<readonly Declaration[]>;
  /** Names of functions that may hold the body of one of this name. */
  bodyNames?(name: string): string[];
  /**
   * The occurrence that names the trait whose block a method stands in; -1 for a block of the type's own, null for no
   * block.
   */
  traitOfMethod?(file: CodeFile, ordinal: number): number | null;
  /**
   * What a method takes and gives, alike for methods that satisfy each other. @param afterName the text of its
   * declaration behind the name
   */
  methodShape?(afterName: string, packageOf: (written: string | null) => string): string;
}
