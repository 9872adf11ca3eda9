/** The indexed text of a file, whole or by lines. Never opens a file on disk. */
import { MAX_TEXT, type readFile as operation } from "../contract/read-file";
import { fileTexts } from "../db/read/file-text";
import type { SourceText } from "../format/source-text";
import { tokensOf } from "./count-tokens";
import { describeFile } from "./describe-file";
import { whyFileIsEmpty } from "./empty-reason";
import { locateFile } from "./locate-file";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf } from "./repositories";

export const readFile: Query<typeof operation> = async (input, context) => {
  const file = await locateFile(context, input.file, input.repo);
  const source = (await fileTexts(context.pool, [file.id])).get(file.id);
  const index = indexStateOf(meant(await repositoriesOf(context), { repo: file.repo }));
  const shared = { ...(await describeFile(file, context)), index };
  if (source === undefined) {
    const emptyReason = whyFileIsEmpty(file, { text: false, symbols: false });
    return {
      ...shared,
      text: null,
      start: input.start,
      end: input.start - 1,
      truncated: false,
      next: null,
      emptyReason,
    };
  }
  const wanted = Math.min(input.end ?? source.lineCount, source.lineCount);
  const whole = lastLineWithin(source, input.start, wanted);
  const end = input.max_tokens === undefined ? whole : lastLineFor(input.max_tokens, source, input.start, whole);
  const truncated = end < wanted;
  return {
    ...shared,
    lines: source.lineCount,
    text: end < input.start ? "" : source.linesWithEnds(input.start - 1, end - 1),
    start: input.start,
    end,
    truncated,
    next: truncated ? end + 1 : null,
    emptyReason: null,
  };
};

/** Last line (1-based) so that the text from `start` stays within the limit; at least one line. */
function lastLineWithin(source: SourceText, start: number, wanted: number): number {
  const limit = source.offsetAt(start - 1, 0) + MAX_TEXT;
  if (wanted < start || source.offsetAt(wanted, 0) <= limit) return Math.max(wanted, start - 1);
  let low = start;
  let high = wanted;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (source.offsetAt(middle, 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Tokens of what stands around the text, and of the number of each line. */
const AROUND = 40;
const PER_LINE = 2;

/** Last line so that the lines from `start` fit into a budget of tokens; at least one line. */
function lastLineFor(budget: number, source: SourceText, start: number, wanted: number): number {
  let left = budget - AROUND;
  for (let line = start; line <= wanted; line++) {
    left -= tokensOf(source.lines(line - 1, line - 1)) + PER_LINE;
    if (left < 0) return Math.max(line - 1, start);
  }
  return wanted;
}
