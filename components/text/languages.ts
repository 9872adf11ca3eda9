/** Languages by the names that people use. */
import type { LanguageId } from "@/lib/contract/vocabulary";

export const languageNames: Readonly<Record<LanguageId, string>> = {
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
};

/** A language's name; the word itself where it is none of ours. */
export function languageName(id: string): string {
  return id in languageNames ? languageNames[id as LanguageId] : id;
}
