/** Languages by the name that people write. */
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

const names = new Map<string, string>(Object.entries(NAMES));

/** The id itself for a language that this page does not know yet. */
export const languageName = (id: string): string => names.get(id) ?? id;
