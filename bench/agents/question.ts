/** What a scripted agent is asked, how it asks, and how it is seen that the answer says it. */

export const KINDS = [
  "where",
  "resolve",
  "callers",
  "derives",
  "overrides",
  "writes",
  "type",
  "breaks",
  "counterpart",
  "plain words",
] as const;
export type Kind = (typeof KINDS)[number];

/** A call of a tool of the default set; its `line` may be the line of a fact. */
export type Call = readonly [tool: string, input: Record<string, unknown>];

/** A line of a file of the corpus, by what it holds; or just a word that the answer must have. */
export type Fact = readonly [file: string, text: string] | string;

export interface Question {
  kind: Kind;
  /** as a person would ask it */
  asked: string;
  /** one after the other, until the answer says all facts */
  calls: readonly Call[];
  facts: readonly Fact[];
  /** what an answer may not say as well: a namesake's line */
  never?: readonly Fact[];
  /** what somebody without an index looks for: a pattern of `grep -E` */
  pattern: string;
}

/** A fact with the number of its line. */
export type PlacedFact = { file: string; line: number } | { word: string };

/** Whether a text says a fact: the line's number under or behind the name of its file. */
export function says(text: string, fact: PlacedFact): boolean {
  if ("word" in fact) return text.includes(fact.word);
  const name = fact.file.split("/").pop() ?? fact.file;
  const ending = new RegExp(String.raw`(^|[\s/])${escaped(name)}(?![\w.])`);
  const number = new RegExp(String.raw`(?<![\d.])${fact.line}(?!\d)`);
  let isHere = false;
  for (const line of text.split("\n")) {
    if (ending.test(line)) {
      isHere = true;
      if (new RegExp(String.raw`${escaped(name)}:(\d+-)?${fact.line}(?!\d)`).test(line)) return true;
    } else if (!line.startsWith(" ") && !/^\d/.test(line)) isHere = false;
    if (isHere && (/^\s*[\d,-]+[ -]/.test(line) || line.startsWith(" ")) && number.test(line)) return true;
  }
  return false;
}

/** Rows of an answer; several numbers before one text are several, and so are the sites of one caller. */
export function rowsOf(text: string): number {
  const rows = text.split("\n").flatMap((line) => /^ {2,}(?:\S+:\d+ at )?(\d[\d,]*)/.exec(line)?.[1] ?? []);
  return rows.reduce((sum, numbers) => sum + numbers.split(",").length, 0);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The most tokens that count for what is said among the first five rows of an answer by plain words. */
export function firstRows(text: string, count: number): string {
  const kept: string[] = [];
  let rows = 0;
  for (const line of text.split("\n")) {
    if (/^ {2}\d/.test(line) && ++rows > count) break;
    kept.push(line);
  }
  return kept.join("\n");
}
