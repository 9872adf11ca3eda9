/** Makes the faces of the operations about symbols: all have a verdict, rows by path, and the same lean rows. */
import { z } from "zod";
import type { Operation, OperationOutput } from "../contract/operation";
import { leanList, type ToolFace } from "./face";
import { byPath, headline, subjectList, type SubjectHead } from "./navigation-text";
import { onlyRepository, placeOf } from "./wording";

interface LeanSource {
  repo: string;
  file: string;
  line: number;
  name?: string;
  key?: string;
}

interface Words<Row> {
  /** `usages` of X: n `usage`s */
  what: string;
  noun: string;
  /** one row, behind its line number */
  row(row: Row): string;
}

/** A face whose rows are places in files. */
export function placeFace<O extends Operation, Row extends LeanSource>(
  words: Words<Row>,
  rowsOf: (answer: OperationOutput<O>) => readonly Row[],
  headOf: (answer: OperationOutput<O>) => SubjectHead,
  tail: (answer: OperationOutput<O>) => string = () => "",
): ToolFace<O> {
  return {
    output: leanList({ file: z.string(), line: z.int() }),
    text(answer) {
      const head = headOf(answer);
      return `${headline(words.what, words.noun, head)}${subjectList(head)}${byPath(rowsOf(answer), words.row)}${tail(answer)}`;
    },
    lean: (answer) => leanAnswer(rowsOf(answer), headOf(answer)),
  };
}

/** What a next call needs of each row; the repository once when all share it. */
export function leanAnswer(rows: readonly LeanSource[], { totalMatches, next }: SubjectHead): Record<string, unknown> {
  const only = onlyRepository(rows);
  return {
    ...(only !== null && { repo: only }),
    results: rows.map((row) => ({
      ...(row.name === undefined ? {} : { name: row.name }),
      file: placeOf(row, only),
      line: row.line,
      ...(row.key === undefined ? {} : { key: row.key }),
    })),
    totalMatches,
    next,
  };
}
