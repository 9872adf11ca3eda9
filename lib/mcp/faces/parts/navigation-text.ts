/** The text of answers about symbols: a verdict, then each path once with its rows, then what is only possible. */
import type { Envelope } from "../../../contract/envelope";
import type { SymbolPlace } from "../../../contract/symbol-subject";
import { sharedFolder } from "./shared-folder";
import { completeness, counted, emptiness, onlyRepository, placeOf } from "./wording";

/** The head of such an answer. */
export interface SubjectHead extends Envelope {
  symbol: string;
  subjects: readonly SymbolPlace[];
  subjectsOmitted: number;
  twins: readonly SymbolPlace[];
  counts: { proven: number; inferred: number; possible: number };
  results: readonly unknown[];
}

/** `usages of Lock.acquire, method, sync/lock.py:53: 8 usages, proven 6, inferred 2, complete` */
export function headline(what: string, noun: string, answer: SubjectHead): string {
  const { subjects, symbol, totalMatches, totalIsLowerBound, truncated, next, counts, subjectsOmitted } = answer;
  const [only] = subjects;
  const subject =
    subjects.length === 1 ? headOf(only) : subjects.length === 0 ? symbol : `${symbol} (${subjects.length} symbols)`;
  const total = `${totalIsLowerBound ? "at least " : ""}${counted(totalMatches, noun)}`;
  const shown = truncated
    ? `${answer.results.length} of ${total}${next === null ? "" : ` (cursor=${next} for more)`}`
    : total;
  const omitted =
    subjectsOmitted > 0 ? `; ${counted(subjectsOmitted, "further symbol")} of that name not answered` : "";
  return `${what} of ${subject}: ${shown}${sureness(counts)}, ${verdictOf(answer)}${omitted}${emptiness(answer)}`;
}

/** `Lock.acquire, method, sync/lock.py:53` */
const headOf = ({ qualifiedName, kind, repo, file, line }: SymbolPlace): string =>
  `${qualifiedName}, ${kind.replace("_", " ")}, ${repo}/${file}:${line}`;

function sureness({ proven, inferred }: SubjectHead["counts"]): string {
  if (inferred === 0) return proven > 0 ? ", proven" : "";
  return `${proven > 0 ? `, proven ${proven}` : ""}, inferred ${inferred}`;
}

/** Complete is only what no possible row and no twin can add to. */
function verdictOf({ totalIsLowerBound, counts, index, twins }: SubjectHead): string {
  if (totalIsLowerBound) return "not all looked at";
  if (index.state !== "ready") return completeness(index);
  const open = [
    ...(counts.possible > 0 ? [`${counts.possible} possible`] : []),
    ...(twins.length > 0
      ? [`may be the same symbol as ${twins.map(headOf).join("; ")}, which is not in this answer`]
      : []),
  ];
  return open.length === 0 ? completeness(index) : `not complete: ${open.join(", ")}`;
}

/** Where the rest stands, when a page is not all. */
export function elsewhere({
  truncated,
  folders,
}: {
  truncated: boolean;
  folders: readonly { folder: string; rows: number }[];
}): string {
  if (!truncated || folders.length < 2) return "";
  return `\nin all: ${folders.map(({ folder, rows }) => `${folder} ${rows}`).join(", ")}`;
}

interface PlacedRow {
  repo: string;
  file: string;
  line: number;
}

/**
 * Each path once, under it a line per row; what the same words say of several lines stands on one. A path comes again
 * only when rows of another stand between. Folders that all paths share are said first.
 */
export function byPath<Row extends PlacedRow>(rows: readonly Row[], describe: (row: Row) => string): string {
  const only = onlyRepository(rows);
  const places = rows.map((row) => placeOf(row, only));
  const folder = sharedFolder(places);
  const lines: string[] = folder === "" ? [] : [`in ${folder}`];
  let last: { place: string; words: string } | null = null;
  rows.forEach((row, at) => {
    const place = places[at];
    const words = describe(row);
    if (place !== last?.place) lines.push(place.slice(folder.length));
    if (place === last?.place && words === last.words && words !== "") addLine(lines, row.line);
    else lines.push(`  ${row.line} ${words}`.trimEnd());
    last = { place, words };
  });
  return lines.map((line) => `\n${line}`).join("");
}

/** `  12 call in f` becomes `  12,15 call in f`. */
function addLine(lines: string[], line: number): void {
  const last = lines.length - 1;
  lines[last] = lines[last].replace(/^ {2}([\d,]+)/, (_whole, numbers: string) =>
    numbers.split(",").at(-1) === String(line) ? `  ${numbers}` : `  ${numbers},${line}`,
  );
}

/**
 * Rows under the symbol that they belong to, when several were meant; those that nothing belongs to are named at the
 * end.
 * @param print rows of one symbol
 */
export function bySubject<Row extends { of?: string; key?: string }>(
  rows: readonly Row[],
  { subjects }: Pick<SubjectHead, "subjects">,
  print: (rows: readonly Row[]) => string,
): string {
  if (subjects.length < 2) return print(rows);
  const groups = new Map<string, Row[]>();
  const ofRow = ({ of, key = "" }: Row): string => of ?? key;
  for (const row of rows) groups.set(ofRow(row), [...(groups.get(ofRow(row)) ?? []), row]);
  const known = new Set(subjects.map(({ key }) => key));
  const parts = subjects.flatMap((subject) => {
    const own = groups.get(subject.key);
    return own === undefined ? [] : [`\n\n${headOf(subject)}, key: ${subject.key}: ${own.length}${print(own)}`];
  });
  const others = rows.filter((row) => !known.has(ofRow(row)));
  const rest = others.length === 0 ? "" : `\n\nother${print(others)}`;
  return `${parts.join("")}${rest}${without(subjects.filter(({ key }) => !groups.has(key)))}`;
}

/** Symbols of that name without rows here. */
function without(subjects: readonly SymbolPlace[]): string {
  if (subjects.length === 0) return "";
  const shown = subjects.slice(0, MAX_HEADS).map((s) => `\n  ${headOf(s)}`);
  const more = subjects.length > MAX_HEADS ? `\n  and ${subjects.length - MAX_HEADS} more` : "";
  return `\n\nnone here:${shown.join("")}${more}`;
}

/** Heads of the symbols that were meant, when they are several. */
export function subjectList({ subjects }: Pick<SubjectHead, "subjects">): string {
  if (subjects.length < 2) return "";
  const lines = subjects.slice(0, MAX_HEADS).map((s) => `\n  ${headOf(s)}, key: ${s.key}`);
  const more =
    subjects.length > MAX_HEADS
      ? `\n  and ${subjects.length - MAX_HEADS} more: narrow by containingType, kind or path`
      : "";
  return `\nsymbols of that name:${lines.join("")}${more}`;
}

/** Symbols of one name that a text lists. */
const MAX_HEADS = 8;

/** A qualified name without the namespaces that the head has said: those around the one symbol that is meant. */
export function shortName(qualified: string, { subjects }: Pick<SubjectHead, "subjects">): string {
  if (subjects.length !== 1) return qualified;
  const { container, name } = subjects[0];
  if (container === null) return qualified;
  // the separator is the language's own
  const separator = subjects[0].qualifiedName.slice(container.length, -name.length);
  const outer = container.lastIndexOf(separator);
  const said = outer < 0 || separator === "" ? "" : container.slice(0, outer + separator.length);
  return said !== "" && qualified.startsWith(said) ? qualified.slice(said.length) : qualified;
}
