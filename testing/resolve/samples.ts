/**
 * Small programs, a folder per language, with marks that say what their names mean: `«dock→harbour.Ship.dock,
 * receiver»` stands for `dock`. Tests index them without the marks and ask at each mark. For tests only.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PARSED_LANGUAGES, type ParsedLanguage } from "../../lib/contract/vocabulary";

/**
 * A name in a file (0-based place) and what it means there: the symbol with its owners and the basis, `local` or
 * `outside`.
 */
export interface MarkedName {
  file: string;
  line: number;
  column: number;
  name: string;
  meaning: string;
}

/** A program's files without marks, by path, and the marks that they had. */
export interface SampleProgram {
  files: Record<string, string>;
  marks: MarkedName[];
}

const MARK = /«([^→»]+)→([^»]+)»/g;

const FOLDER = join(import.meta.dirname, "../../lib/resolve/samples");

/** Languages that have a program. */
export const SAMPLES: readonly ParsedLanguage[] = PARSED_LANGUAGES.filter((id) => existsSync(join(FOLDER, id)));

export function sampleProgram(language: ParsedLanguage): SampleProgram {
  const root = join(FOLDER, language);
  const program: SampleProgram = { files: {}, marks: [] };
  for (const path of readdirSync(root, { recursive: true, encoding: "utf8" }).sort()) {
    if (!statSync(join(root, path)).isFile()) continue;
    const marked = readFileSync(join(root, path), "utf8");
    program.files[path] = marked.replace(MARK, "$1");
    marked.split("\n").forEach((line, at) => program.marks.push(...marksIn(path, at, line)));
  }
  return program;
}

function marksIn(file: string, line: number, text: string): MarkedName[] {
  let before = 0;
  return [...text.matchAll(MARK)].map(({ 0: mark, 1: name, 2: meaning, index }) => {
    const column = index - before;
    before += mark.length - name.length;
    return { file, line, column, name, meaning };
  });
}
