/**
 * Programs of others that engines ask: how one is called, which versions are known, and what `engines install` gets.
 * Each engine's folder says its own.
 */

export interface Tool {
  /** `clangd` */
  id: string;
  /** what it is asked for, as people type it: `cpp` */
  name: string;
  /** `C and C++` */
  languages: string;
  /** names on PATH, the best one first */
  commands: readonly string[];
  /** The version in what `--version` prints; undefined for one that is not known to work. */
  versionIn(output: string): string | undefined;
  /** none for a program that `engines install` does not bring */
  package?: ToolPackage;
}

/** What is installed: the program in it, at one version. */
export interface ToolPackage {
  name: string;
  version: string;
  /** where the program stands in the folder that it is installed to */
  program: string;
}
