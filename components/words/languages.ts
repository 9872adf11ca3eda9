/** Languages by the name that people write. */
import { PLAIN_NAMES } from "@/lib/contract/plain-languages";
import type { LanguageId } from "@/lib/contract/vocabulary";

const NAMES: Record<LanguageId, string> = {
  cpp: "C++",
  c: "C",
  csharp: "C#",
  java: "Java",
  kotlin: "Kotlin",
  typescript: "TypeScript",
  tsx: "TSX",
  javascript: "JavaScript",
  python: "Python",
  go: "Go",
  rust: "Rust",
  ruby: "Ruby",
  php: "PHP",
  uasset: "Unreal asset",
  ini: "INI",
  json: "JSON",
};

const KNOWN: ReadonlyMap<string, string> = new Map(Object.entries(NAMES));

/** The id itself for a language that this page does not know yet. */
export const languageName = (id: string): string => KNOWN.get(id) ?? PLAIN_NAMES.get(id) ?? id;
