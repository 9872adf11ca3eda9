/** Which language a file is in, and each language's table. A new language adds its file and one line here. */
import { plainLanguageOf, plainLanguageOfProgram, type PlainLanguageId } from "../../lib/contract/plain-languages";
import type { ParsedLanguage, ScannedLanguage } from "../../lib/contract/vocabulary";
import type { LanguageId } from "../model";
import { mayNameAssets } from "../soft-references/asset-paths";
import { c } from "./c";
import { cpp } from "./cpp";
import { csharp } from "./csharp";
import { go } from "./go";
import { isXml, languageOfInc, programOf } from "./head";
import { isCpp } from "./is-cpp";
import { java } from "./java";
import { javascript } from "./javascript";
import { kotlin } from "./kotlin";
import { php } from "./php";
import { python } from "./python";
import { ruby } from "./ruby";
import { rust } from "./rust";
import type { LanguageTable } from "./table";
import { tsx } from "./tsx";
import { typescript } from "./typescript";

/** Raised whenever extraction would give other facts for the same text: files are indexed again then. */
export const EXTRACTOR_VERSION = 56;

const TABLES: readonly LanguageTable[] = [
  cpp,
  c,
  csharp,
  java,
  kotlin,
  go,
  rust,
  typescript,
  tsx,
  javascript,
  python,
  ruby,
  php,
];

/** Languages whose macros decide how a file is read. */
export const MACRO_LANGUAGES: ReadonlySet<string> = new Set(["c", "cpp"]);

/** Extensions of what is read without a grammar. */
const SCANNED: Readonly<Record<string, ScannedLanguage>> = {
  ".uasset": "uasset",
  ".umap": "uasset",
  ".ini": "ini",
  ".uproject": "json",
  ".uplugin": "json",
};

const byId = new Map<LanguageId, LanguageTable>(TABLES.map((table) => [table.id, table]));
const byExtension = new Map<string, LanguageId>([
  ...Object.entries(SCANNED),
  ...TABLES.flatMap((table) => table.extensions.map((e) => [e, table.id] as const)),
  [".inc", "cpp"],
]);
const byFilename = new Map(TABLES.flatMap((table) => (table.filenames ?? []).map((f) => [f, table.id] as const)));
const byInterpreter = new Map(TABLES.flatMap((table) => (table.interpreters ?? []).map((i) => [i, table.id] as const)));

/** @throws Error when no table has this id */
export function languageTable(id: LanguageId): LanguageTable {
  const table = byId.get(id);
  if (!table) throw new Error(`No table for language "${id}".`);
  return table;
}

/** Ids of the languages that are built in. */
export function builtInLanguages(): ParsedLanguage[] {
  return TABLES.map((table) => table.id);
}

/** What a name leaves open, and whether the text decides for another language, or for none that is read. */
const OPEN_ENDINGS: ReadonlyMap<string, (head: string) => LanguageId | null> = new Map<
  string,
  (head: string) => LanguageId | null
>([
  [".h", (head: string) => (isCpp(head) ? "cpp" : "c")],
  [".inc", languageOfInc],
  // Settings of programs other than Unreal have nothing to say here.
  [".ini", (head: string) => (mayNameAssets(head) ? "ini" : null)],
  // Translations of Qt have the ending of TypeScript.
  [".ts", (head: string) => (isXml(head) ? null : "typescript")],
]);

/**
 * The language in which a file declares or uses symbols, by its name and, where that leaves it open (`.h`, `.inc`,
 * scripts without an extension), by the start of its text. Null when no language claims it.
 * @param head the text or the start of it
 */
export function languageOfPath(path: string, head?: string): LanguageId | null {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const byName = byFilename.get(name);
  if (byName) return byName;
  const dot = name.lastIndexOf(".");
  if (dot < 0) return head === undefined ? null : (byInterpreter.get(programOf(head)) ?? null);
  const ending = name.slice(dot).toLowerCase();
  const decided = head === undefined ? undefined : OPEN_ENDINGS.get(ending);
  return decided && head !== undefined ? decided(head) : (byExtension.get(ending) ?? null);
}

/** Which plain text a file is, where no language with symbols claims it. */
export function plainLanguageAt(path: string, head: string): PlainLanguageId {
  const isNamed = path.lastIndexOf(".") > path.lastIndexOf("/");
  const language = (isNamed ? undefined : plainLanguageOfProgram(programOf(head))) ?? plainLanguageOf(path);
  return language === "text" && isXml(head) ? "xml" : language;
}
