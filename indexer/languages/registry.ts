/** Which language a file is in, and each language's table. A new language adds its file and one line here. */
import type { ParsedLanguage, ScannedLanguage } from "../../lib/contract/vocabulary";
import type { LanguageId } from "../model";
import { mayNameAssets } from "../soft-references/asset-paths";
import { c } from "./c";
import { cpp } from "./cpp";
import { csharp } from "./csharp";
import { go } from "./go";
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
export const EXTRACTOR_VERSION = 28;

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

/** Extensions of what is read without a grammar. */
const SCANNED: Readonly<Record<string, ScannedLanguage>> = {
  ...{ ".uasset": "uasset", ".umap": "uasset", ".ini": "ini", ".uproject": "json", ".uplugin": "json" },
};

const byId = new Map<LanguageId, LanguageTable>(TABLES.map((table) => [table.id, table]));
const byExtension = new Map<string, LanguageId>([
  ...Object.entries(SCANNED),
  ...TABLES.flatMap((table) => table.extensions.map((e) => [e, table.id] as const)),
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

/**
 * The language of a file by its name and, where that leaves it open (`.h`, `.ini`, scripts without an extension), by the
 * start of its text. Null when no language claims it.
 * @param head the text or the start of it
 */
export function languageOfPath(path: string, head?: string): LanguageId | null {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const byName = byFilename.get(name);
  if (byName) return byName;
  const dot = name.lastIndexOf(".");
  if (dot >= 0) {
    const id = byExtension.get(name.slice(dot).toLowerCase()) ?? null;
    // Settings of programs other than Unreal have nothing to say here.
    if (id === "ini" && head !== undefined && !mayNameAssets(head)) return null;
    return id === "c" && name.toLowerCase().endsWith(".h") && head !== undefined && isCpp(head) ? "cpp" : id;
  }
  const interpreter = head?.startsWith("#!") ? /^#!\s*\S*?([\w.-]+)(?:\s+([\w.-]+))?/.exec(head) : null;
  if (!interpreter) return null;
  const program = interpreter[1] === "env" ? interpreter[2] : interpreter[1];
  return byInterpreter.get(program?.replace(/[\d.]+$/, "") ?? "") ?? null;
}
