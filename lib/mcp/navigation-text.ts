/** The text of answers about symbols: a verdict, then each path once with its rows, then what is only possible. */
import type { Envelope } from "../contract/envelope";
import type { SymbolPlace } from "../contract/symbol-subject";
import { completeness, counted, emptiness, onlyRepository, placeOf } from "./wording";

/** The head of such an answer. */
export interface SubjectHead extends Envelope {
  symbol: string;
  subjects: readonly SymbolPlace[];
  subjectsOmitted: number;
  counts: { proven: number; inferred: number; possible: number };
  results: readonly unknown[];
}

/** `usages of Lock.acquire, method, sync/lock.py:53: 8 usages, proven 6, inferred 2, complete` */
export function headline(what: string, noun: string, answer: SubjectHead): string {
  const { subjects, symbol, totalMatches, totalIsLowerBound, truncated, next, counts, subjectsOmitted } = answer;
  const [only] = subjects;
  const subject =
    subjects.length === 1
      ? `${only.qualifiedName}, ${only.kind.replace("_", " ")}, ${only.repo}/${only.file}:${only.line}`
      : subjects.length === 0
        ? symbol
        : `${symbol} (${subjects.length} symbols)`;
  const total = `${totalIsLowerBound ? "at least " : ""}${counted(totalMatches, noun)}`;
  const shown = truncated
    ? `${answer.results.length} of ${total}${next === null ? "" : ` (cursor=${next} for more)`}`
    : total;
  const sure = [
    counts.proven > 0 ? `proven ${counts.proven}` : "",
    counts.inferred > 0 ? `inferred ${counts.inferred}` : "",
  ];
  const known = sure.filter((part) => part !== "").map((part) => `, ${part}`);
  const omitted =
    subjectsOmitted > 0 ? `; ${counted(subjectsOmitted, "further symbol")} of that name not answered` : "";
  return `${what} of ${subject}: ${shown}${known.join("")}, ${verdictOf(answer)}${omitted}${emptiness(answer)}`;
}

/** Complete is only what no possible row can add to. */
function verdictOf({ totalIsLowerBound, counts, index }: SubjectHead): string {
  if (totalIsLowerBound) return "not all looked at";
  const isOpen = index.state === "ready" && counts.possible > 0;
  return isOpen ? `not complete: ${counts.possible} possible` : completeness(index);
}

interface PlacedRow {
  repo: string;
  file: string;
  line: number;
}

/** Each path once, under it a line per row; a path comes again only when rows of another stand between. */
export function byPath<Row extends PlacedRow>(rows: readonly Row[], describe: (row: Row) => string): string {
  const only = onlyRepository(rows);
  let last = "";
  return rows
    .map((row) => {
      const place = placeOf(row, only);
      const head = place === last ? "" : `\n${place}`;
      last = place;
      return `${head}\n  ${row.line} ${describe(row)}`;
    })
    .join("");
}

/** Heads of the symbols that were meant, when they are several. */
export function subjectList({ subjects }: Pick<SubjectHead, "subjects">): string {
  if (subjects.length < 2) return "";
  const lines = subjects
    .slice(0, MAX_HEADS)
    .map((s) => `\n  ${s.qualifiedName}, ${s.kind.replace("_", " ")}, ${s.repo}/${s.file}:${s.line}, key: ${s.key}`);
  const more =
    subjects.length > MAX_HEADS
      ? `\n  and ${subjects.length - MAX_HEADS} more: narrow by containingType, kind or path`
      : "";
  return `\nsymbols of that name:${lines.join("")}${more}`;
}

/** Symbols of one name that a text lists. */
const MAX_HEADS = 8;
