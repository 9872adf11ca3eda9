/** Code that accuracy is measured on, and what a compiler's engine says about it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CodeText, type Language } from "./code-text";
import type { EngineDocument } from "./engine-document";

export interface Source {
  name: string;
  language: Language;
  folder: string;
  documents(): EngineDocument[];
}

const ENDINGS: Record<Language, RegExp> = {
  TypeScript: /\.ts$/,
  Python: /\.py$/,
  C: /\.[ch]$/,
  "C++": /\.(cc|cpp|cxx|h|hpp)$/,
};

/** The files of a source by their paths inside it. */
export function textsOf({ folder, language }: Pick<Source, "folder" | "language">): Map<string, CodeText> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    ENDINGS[language].test(path),
  );
  return new Map(paths.map((path) => [path, new CodeText(readFileSync(join(folder, path), "utf8"), language)]));
}
