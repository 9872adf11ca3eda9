/** What symbol keys look like per language: the scheme's word, where a file's own scope begins, how names are joined. */
import type { LanguageId } from "../contract/vocabulary";

interface KeyScheme {
  /** first word of the key; languages whose symbols can name each other share one */
  scheme: string;
  /** which part of the path every key starts with */
  fileScope: "none" | "file" | "file without extension" | "folder";
  /** between the names of a qualified name */
  separator: string;
  /**
   * every owner is written `Name#`, because an out-of-class definition `A::f` cannot know whether A is a namespace or a
   * type
   */
  uniformOwners: boolean;
  /** a package's name is not part of the key: the folder already says it */
  packageInPath?: boolean;
  /** base names of files that stand for their folder */
  folderFiles?: readonly string[];
}

const cFamily: KeyScheme = { scheme: "cpp", fileScope: "none", separator: "::", uniformOwners: true };
const jvm: Omit<KeyScheme, "scheme"> = { fileScope: "none", separator: ".", uniformOwners: false };
const typescript: KeyScheme = { scheme: "ts", fileScope: "file", separator: ".", uniformOwners: false };

/** Files that declare nothing. */
const settings: KeyScheme = { scheme: "settings", fileScope: "file", separator: ".", uniformOwners: false };

export const KEY_SCHEMES: Readonly<Record<LanguageId, KeyScheme>> = {
  cpp: cFamily,
  c: cFamily,
  csharp: { ...jvm, scheme: "csharp" },
  java: { ...jvm, scheme: "java" },
  kotlin: { ...jvm, scheme: "kotlin" },
  typescript,
  tsx: typescript,
  javascript: typescript,
  python: {
    scheme: "python",
    fileScope: "file without extension",
    separator: ".",
    uniformOwners: false,
    folderFiles: ["__init__"],
  },
  go: { scheme: "go", fileScope: "folder", separator: ".", uniformOwners: false, packageInPath: true },
  rust: {
    scheme: "rust",
    fileScope: "file without extension",
    separator: "::",
    uniformOwners: false,
    folderFiles: ["mod"],
  },
  ruby: { scheme: "ruby", fileScope: "none", separator: "::", uniformOwners: true },
  php: { scheme: "php", fileScope: "none", separator: "\\", uniformOwners: false },
  // the folders of a package are its owners: `/Game/Doors/BP_Door`
  uasset: { scheme: "unreal", fileScope: "none", separator: "/", uniformOwners: true },
  ini: settings,
  json: settings,
};
