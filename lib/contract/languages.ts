/**
 * Languages in which files declare or use symbols: a new one begins with its record here. What is said of one is what
 * every room needs: its name, what keys of its symbols look like, and whose types its types can derive from.
 */

/** What symbol keys look like: the scheme's word, where a file's own scope begins, how names are joined. */
export interface KeyScheme {
  /** first word of the key; languages whose symbols can name each other share one */
  scheme: string;
  /** which part of the path every key starts with */
  fileScope: "none" | "file" | "file without extension" | "folder";
  /** between the names of a qualified name */
  separator: string;
  /**
   * every owner is written `Name#`, because an out-of-class definition `A::f` cannot know whether A is a namespace or
   * a type
   */
  uniformOwners: boolean;
  /**
   * a package's name is not part of the key, because the folder already says it; but for those beside the folder's own
   * package
   */
  packageInPath?: { beside: RegExp };
  /** base names of files that stand for their folder */
  folderFiles?: readonly string[];
  /** `struct x` and a typedef `x` are two names: a typedef is named like values */
  aliasesAreValues?: boolean;
}

interface LanguageRecord {
  /** as people write it */
  name: string;
  keys: KeyScheme;
  /** how it is read: by a grammar, or without one */
  read: "grammar" | "scan";
  /** language that stands for those whose types can derive from each other; its own id where it is missing */
  family?: string;
  /** a module can be listed as a base */
  modulesAreBases?: boolean;
  /** one file declares what another defines: a header and a source */
  hasHeaders?: boolean;
  /** types have no bases, and nothing is overridden */
  hasNoBases?: boolean;
  /** a type satisfies an interface by having its methods, without naming it */
  isStructural?: boolean;
}

const ofC: KeyScheme = { scheme: "cpp", fileScope: "none", separator: "::", uniformOwners: true };
const dotted: Omit<KeyScheme, "scheme"> = { fileScope: "none", separator: ".", uniformOwners: false };
const ofScripts: KeyScheme = { scheme: "ts", fileScope: "file", separator: ".", uniformOwners: false };
/** Files that declare nothing. */
const ofSettings: KeyScheme = { scheme: "settings", fileScope: "file", separator: ".", uniformOwners: false };

export const LANGUAGE_RECORDS = {
  cpp: { name: "C++", read: "grammar", hasHeaders: true, keys: ofC },
  c: {
    name: "C",
    read: "grammar",
    family: "cpp",
    hasHeaders: true,
    hasNoBases: true,
    keys: { ...ofC, aliasesAreValues: true },
  },
  csharp: { name: "C#", read: "grammar", keys: { ...dotted, scheme: "csharp" } },
  java: { name: "Java", read: "grammar", keys: { ...dotted, scheme: "java" } },
  kotlin: { name: "Kotlin", read: "grammar", family: "java", keys: { ...dotted, scheme: "kotlin" } },
  typescript: { name: "TypeScript", read: "grammar", keys: ofScripts },
  tsx: { name: "TSX", read: "grammar", family: "typescript", keys: ofScripts },
  javascript: { name: "JavaScript", read: "grammar", family: "typescript", keys: ofScripts },
  python: {
    name: "Python",
    read: "grammar",
    keys: { ...dotted, scheme: "python", fileScope: "file without extension", folderFiles: ["__init__"] },
  },
  go: {
    name: "Go",
    read: "grammar",
    isStructural: true,
    keys: { ...dotted, scheme: "go", fileScope: "folder", packageInPath: { beside: /_test$/ } },
  },
  rust: {
    name: "Rust",
    read: "grammar",
    keys: {
      scheme: "rust",
      fileScope: "file without extension",
      separator: "::",
      uniformOwners: false,
      folderFiles: ["mod"],
    },
  },
  ruby: {
    name: "Ruby",
    read: "grammar",
    modulesAreBases: true,
    keys: { scheme: "ruby", fileScope: "none", separator: "::", uniformOwners: true },
  },
  php: {
    name: "PHP",
    read: "grammar",
    keys: { scheme: "php", fileScope: "none", separator: "\\", uniformOwners: false },
  },
  // Unreal's assets are read by their headers, its settings and project files for the paths in them
  uasset: {
    name: "Unreal asset",
    read: "scan",
    // the folders of a package are its owners: `/Game/Doors/BP_Door`
    keys: { scheme: "unreal", fileScope: "none", separator: "/", uniformOwners: true },
  },
  ini: { name: "INI", read: "scan", keys: ofSettings },
  json: { name: "JSON", read: "scan", keys: ofSettings },
} as const satisfies Readonly<Record<string, LanguageRecord>>;

export type LanguageId = keyof typeof LANGUAGE_RECORDS;

/** Languages that a grammar parses. */
export type ParsedLanguage = {
  [Id in LanguageId]: (typeof LANGUAGE_RECORDS)[Id]["read"] extends "grammar" ? Id : never;
}[LanguageId];
/** Languages that are read without a grammar. */
export type ScannedLanguage = Exclude<LanguageId, ParsedLanguage>;

const RECORDS: Readonly<Record<LanguageId, LanguageRecord>> = LANGUAGE_RECORDS;

export const LANGUAGES = Object.keys(RECORDS) as readonly LanguageId[];

export const PARSED_LANGUAGES: readonly ParsedLanguage[] = LANGUAGES.filter(
  (language): language is ParsedLanguage => RECORDS[language].read === "grammar",
);
const PARSED: ReadonlySet<string> = new Set(PARSED_LANGUAGES);
export const isParsed = (language: string): language is ParsedLanguage => PARSED.has(language);

export const keyScheme = (language: LanguageId): KeyScheme => RECORDS[language].keys;

/** The language that stands for those whose types can derive from each other. */
export const baseFamily = (language: LanguageId): string => RECORDS[language].family ?? language;

/** What is said of a language; undefined for a plain text. */
const recordOf = (language: string | null): LanguageRecord | undefined =>
  language !== null && language in RECORDS ? RECORDS[language as LanguageId] : undefined;

/** Whether one file declares what another defines. */
export const hasHeaders = (language: string | null): boolean => recordOf(language)?.hasHeaders === true;

/** Whether a type satisfies an interface by having its methods, without naming it. */
export const isStructural = (language: string | null): boolean => recordOf(language)?.isStructural === true;

/** Whether its types can have bases, and its methods can be overridden. */
export const hasBases = (language: string | null): boolean => recordOf(language)?.hasNoBases !== true;

/** Languages in which a module can be listed as a base. */
export const MODULES_AS_BASES: readonly LanguageId[] = LANGUAGES.filter((id) => RECORDS[id].modulesAreBases === true);

/** Languages by the names that people write. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(LANGUAGES.map((id) => [id, RECORDS[id].name]));
