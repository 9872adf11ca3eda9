/** Where the answers of the questions stand in the index. */
import type { Queryable } from "../../lib/db/pool";
import { decodeSymbolRanges } from "../../lib/format/symbol-ranges";
import { allFiles } from "../../lib/queries/files/path-list";
import type { QueryContext } from "../../lib/queries/context";
import { repositoriesOf } from "../../lib/queries/repositories";
import { symbolsOfFiles } from "../../lib/db/read/symbols-with-owners";
import type { ContextQuestion } from "./questions";

/** A symbol that answers; lines from 1, both included. */
export interface AnswerPlace {
  repo: string;
  file: string;
  name: string;
  line: number;
  firstLine: number;
  lastLine: number;
}

const MAX_SYMBOLS = 100_000;

/** Throws where an answer is not there: the library is another version. */
export async function answerPlaces(question: ContextQuestion, context: QueryContext): Promise<AnswerPlace[]> {
  const places = await Promise.all(question.answers.map((answer) => placesOf(answer, question.repository, context)));
  const missing = question.answers.filter((_answer, at) => places[at].length === 0);
  if (missing.length === question.answers.length)
    throw new Error(`${question.repository} has none of ${missing.join(", ")}: the library is another version.`);
  return places.flat();
}

async function placesOf(answer: string, repo: string, context: QueryContext): Promise<AnswerPlace[]> {
  const [file, name] = answer.split(" ");
  const id = (await repositoriesOf(context)).find((each) => each.name === repo)?.id;
  const files = (await allFiles(context)).filter(
    ({ repositoryId, path }) => repositoryId === id && (path === file || path.endsWith(`/${file}`)),
  );
  // `threads.py` of the top, not of a folder, where both are there
  const [nearest] = files.toSorted((a, b) => a.path.length - b.path.length);
  return nearest === undefined ? [] : symbolsNamed(name, repo, nearest.id, nearest.path, context.pool);
}

async function symbolsNamed(name: string, repo: string, fileId: number, file: string, pool: Queryable) {
  const symbols = (await symbolsOfFiles(pool, [fileId], MAX_SYMBOLS)).get(fileId) ?? [];
  return symbols
    .filter(({ symbol }) => symbol.name === name)
    .map(({ symbol }): AnswerPlace => {
      const { nameLine, startLine, endLine, docStartLine } = decodeSymbolRanges(symbol.ranges);
      const first = docStartLine < 0 ? startLine : Math.min(docStartLine, startLine);
      return { repo, file, name, line: nameLine + 1, firstLine: first + 1, lastLine: endLine + 1 };
    });
}
