/**
 * What files of a language see of others: where an import leads, what is opened without one, what is private to a
 * file.
 */
export interface ImportRules {
  /**
   * what an import names: a file and what it exports, a folder that is a package, the file that an `autoload` loads, a
   * path of modules, or a declaration by its qualified name
   */
  imports: "file" | "folder" | "autoload" | "module path" | "qualified name";
  /** an import may bind a package, whose files are modules of their own */
  submodules: boolean;
  /** a package calls itself otherwise than its folder is called */
  packageClauses: boolean;
  /** an import that stands in a function binds its names there alone */
  blockImports: boolean;
  /** an import that stands in a module within a file is that module's, and not the file's */
  moduleImports: boolean;
  /** an import may give what it brings a name of its own, by which types name their bases */
  renamingImports: boolean;
  /** a name in a path of an import may be bound under another: `use quay::Crane as Lift` */
  renamingPaths: boolean;
  /** an import names what it brings by its whole name, wherever that lies */
  importsWholeNames: boolean;
  /** an import names types, and opens none: a member is never meant without what it belongs to */
  importsTypesOnly: boolean;
  /** an import of a type goes before a type that the file declares itself at its top */
  importsBeforeOwnTypes: boolean;
  /** scopes that every file opens */
  implicitImports: readonly string[];
  /**
   * where the name of what is opened is looked up: from the root, from the scope around, or from what was opened
   * before as well
   */
  openings: "absolute" | "relative" | "cumulative";
  /** last words of the names of packages and namespaces that hold types alone; null where they hold functions, too */
  packagesOfTypes: RegExp | null;
  /** names of what is opened stand beside those of the outermost scope, so that one of each is an error */
  openedNamesClash: boolean;
  /** project files open namespaces for every file of the project */
  projectUsings: boolean;
  /** functions that stand in no module are seen where their file is required */
  requiresFiles: boolean;
  /** files see what they include, directly and through others */
  includes: boolean;
  /** conditions and macros decide which text is compiled */
  preprocessor: boolean;
  /** `static` at the top of a file, and macros, are of that file unless it is a header */
  internalLinkage: boolean;
  /** types that a struct declares are names of the scope around it */
  nestedTypesEscape: boolean;
  /** `private` ends with the file at the latest: a type stands in one file, and has no friends in others */
  privateInFile: boolean;
  /** ending of files that are run alone: no other file sees what they declare */
  scriptEnding: string | null;
}

export const COMMON_IMPORT_RULES: ImportRules = {
  imports: "qualified name",
  submodules: false,
  packageClauses: false,
  blockImports: false,
  moduleImports: false,
  renamingImports: false,
  renamingPaths: false,
  importsWholeNames: false,
  importsTypesOnly: false,
  importsBeforeOwnTypes: false,
  implicitImports: [],
  openings: "absolute",
  packagesOfTypes: null,
  openedNamesClash: false,
  projectUsings: false,
  requiresFiles: false,
  includes: false,
  preprocessor: false,
  internalLinkage: false,
  nestedTypesEscape: false,
  privateInFile: false,
  scriptEnding: null,
};
