/**
 * The files that hold the words of a question, by the text index. The rarer a word, the more a file that contains it
 * counts.
 */
import type { FindScope } from "../../contract/find-code";
import { isSource } from "../../contract/vocabulary";
import type { QueryContext } from "../context";
import { allFiles, type PathEntry } from "../files/path-list";
import { repositoriesOf } from "../repositories";
import { chooseFiles } from "../text/choose-files";
import type { Term } from "./words";

/** Milliseconds in which the files of each word are looked for. */
const MAX_TIME = 3000;
const NO_ROWS = { offset: 0, limit: 0, perFile: 1, contextLines: 0 };

/** Where the words of a question stand. */
export interface WordFiles {
  /** files in which anything is looked for, by id */
  entries: ReadonlyMap<number, PathEntry>;
  /** lines with the word, by file, for each term */
  lines: readonly ReadonlyMap<number, number>[];
  /** not every file was looked at */
  incomplete: boolean;
}

export async function filesWithWords(
  terms: readonly Term[],
  scope: Pick<FindScope, "repo" | "path" | "lang" | "scope">,
  context: QueryContext,
): Promise<WordFiles> {
  const repositories = await repositoriesOf(context);
  const one = (value: string | undefined) => ({ any: value === undefined ? [] : [value], none: [] });
  const question = {
    pattern: { source: "", regex: false, caseSensitive: false, word: false },
    scope: scope.repo === undefined ? (scope.scope ?? "user") : ("all" as const),
    filters: { repo: one(scope.repo), lang: one(scope.lang), path: one(scope.path) },
  };
  const chosen = chooseFiles(question, await allFiles(context), repositories);
  const sources = chosen.files.filter(({ language }) => isSource(language));
  const files = sources.map(({ id }) => id);
  const deadline = Date.now() + MAX_TIME;
  const found = await Promise.all(terms.map((term) => filesOf(term, files, deadline, context)));
  return {
    entries: new Map(sources.map((entry) => [entry.id, entry])),
    lines: found.map(({ lines }) => lines),
    incomplete: found.some(({ incomplete }) => incomplete),
  };
}

async function filesOf({ stems: [stem] }: Term, files: readonly number[], deadline: number, context: QueryContext) {
  const pattern = { source: stem, regex: false, caseSensitive: false, word: false };
  const search = context.text().search({ pattern, files, rows: NO_ROWS, deadline });
  const lines = new Map<number, number>();
  for (let step = await search.next(); ; step = await search.next()) {
    if (step.done === true) return { lines, incomplete: step.value.notSearched > 0 };
    if (step.value.kind === "file") lines.set(step.value.fileId, step.value.matches);
  }
}
