/**
 * Makes the faces of the operations about symbols: all have a verdict, rows by path under their symbol, and the same
 * lean rows.
 */
import { z } from "zod";
import type { Operation, OperationOutput } from "../../../contract/operation";
import type { SymbolPlace } from "../../../contract/symbol-subject";
import { leanList, type ToolFace } from "./face";
import { bySubject, byPath, headline, type SubjectHead } from "./navigation-text";
import { onlyRepository, placeOf } from "./wording";

interface LeanSource {
  repo: string;
  file: string;
  line: number;
  of?: string;
  name?: string;
  key?: string;
}

type Facts = Record<string, unknown>;

interface Words<Row> {
  /** `usages` of X: n `usage`s */
  what: string;
  noun: string;
  /** one row, behind its line number */
  row(row: Row, head: SubjectHead): string;
  /** what a row says beside name, place and key */
  facts?(row: Row): Facts;
}

/** A face whose rows are places in files. */
export function placeFace<O extends Operation, Row extends LeanSource>(
  words: Words<Row>,
  rowsOf: (answer: OperationOutput<O>) => readonly Row[],
  headOf: (answer: OperationOutput<O>) => SubjectHead,
  possibleOf: (answer: OperationOutput<O>) => readonly Row[] = () => [],
  tail: (answer: OperationOutput<O>) => string = () => "",
): ToolFace<O> {
  const print = (head: SubjectHead) => (rows: readonly Row[]) => byPath(rows, (row) => words.row(row, head));
  return {
    output: leanList({ file: z.string(), line: z.int() }),
    text(answer) {
      const head = headOf(answer);
      const rows = bySubject(rowsOf(answer), head, print(head));
      const possible = possibleOf(answer).slice(0, MAX_POSSIBLE);
      const guesses = possible.length === 0 ? "" : `\npossible (${head.counts.possible}):${print(head)(possible)}`;
      return `${headline(words.what, words.noun, head)}${rows}${guesses}${tail(answer)}`;
    },
    lean(answer) {
      const head = headOf(answer);
      const possible = leanRows(possibleOf(answer).slice(0, MAX_POSSIBLE), head, words.facts);
      return {
        verdict: firstLine(headline(words.what, words.noun, head)),
        ...leanAnswer(rowsOf(answer), head, words.facts),
        ...(possible.length > 0 && { possible }),
      };
    },
  };
}

/** Possible rows in one text. */
const MAX_POSSIBLE = 20;

export const firstLine = (text: string): string => text.split("\n", 1)[0];

/**
 * What a next call needs of each row; the repository once when all share it, the symbols that were meant at the head.
 */
export function leanAnswer<Row extends LeanSource>(
  rows: readonly Row[],
  head: SubjectHead,
  facts?: (row: Row) => Facts,
): Facts {
  const only = onlyRepository(rows);
  return {
    ...(only !== null && { repo: only }),
    subjects: head.subjects.map(leanSubject),
    results: leanRows(rows, head, facts),
    totalMatches: head.totalMatches,
    next: head.next,
  };
}

function leanRows<Row extends LeanSource>(
  rows: readonly Row[],
  { subjects }: SubjectHead,
  facts: (row: Row) => Facts = () => ({}),
): Facts[] {
  const only = onlyRepository(rows);
  return rows.map((row) => ({
    ...(row.name === undefined ? {} : { name: row.name }),
    file: placeOf(row, only),
    line: row.line,
    ...(row.key === undefined ? {} : { key: row.key }),
    // With one symbol all rows are of it.
    ...(subjects.length < 2 ? {} : { of: row.of ?? row.key }),
    ...facts(row),
  }));
}

/** A symbol that was meant. */
export const leanSubject = ({ qualifiedName, kind, repo, file, line, key }: SymbolPlace): Facts => ({
  name: qualifiedName,
  kind,
  file: `${repo}/${file}`,
  line,
  key,
});
