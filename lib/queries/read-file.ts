/** The indexed text of a file, or that of a commit, whole or by lines. Never opens a file on disk. */
import type { EmptyReason } from "../contract/envelope";
import type { FileDescription } from "../contract/file-row";
import type { OperationOutput, OperationRequest } from "../contract/operation";
import { fileUrl, revisionUrl } from "../contract/page-url";
import { MAX_TEXT, type readFile as operation } from "../contract/read-file";
import { fileTexts } from "../db/read/file-text";
import { SourceText } from "../format/source-text";
import type { QueryContext } from "./context";
import { tokensOf } from "./count-tokens";
import { describeFile } from "./describe-file";
import { whyFileIsEmpty } from "./empty-reason";
import { askedGit } from "./history/ask-git";
import { locateFile, locatePlace } from "./locate-file";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf } from "./repositories";

export const readFile: Query<typeof operation> = async (input, context) => {
  if (input.rev !== undefined) return readRevision(input, input.rev, context);
  const file = await locateFile(context, input.file, input.repo);
  const source = (await fileTexts(context.pool, [file.id])).get(file.id);
  const index = indexStateOf(meant(await repositoriesOf(context), { repo: file.repo }));
  const shared = { ...(await describeFile(file, context)), index, revision: null };
  const empty = whyFileIsEmpty(file, { text: false, symbols: false });
  return { ...shared, ...(source === undefined ? noLines(input, empty) : linesOf(source, input)) };
};

/** The text of a commit, whether or not the file is still there. */
async function readRevision(
  input: Input,
  rev: string,
  context: QueryContext,
): Promise<OperationOutput<typeof operation>> {
  const { repo, path, record } = await locatePlace(context, input.file, input.repo);
  const { said, why } = await askedGit(context, { repo }, { kind: "text", path, rev });
  const index = indexStateOf(meant(await repositoriesOf(context), { repo }));
  const described = record === null ? gone(repo, path) : await describeFile(record, context);
  const shared = { ...described, gaps: [], url: revisionUrl(repo, path, said?.commit ?? rev), index };
  if (said === null) return { ...shared, revision: null, ...noLines(input, why ?? NOTHING_SAID) };
  const { commit: revision, language, size, text } = said;
  return { ...shared, language, size, revision, ...linesOf(new SourceText(text), input) };
}

type Input = OperationRequest<typeof operation>;

const NOTHING_SAID = { code: "no_match", message: "Git said nothing of this file." } as const;

/** A file that only earlier commits have. */
const gone = (repo: string, file: string): FileDescription => ({
  ...{ repo, file, language: null, scope: "user", lines: 0, symbols: 0, size: 0, gaps: [], url: fileUrl(repo, file) },
  ...{ status: "skipped", reason: "vanished", detail: "The file is not in the index any more." },
});

const noLines = ({ start }: Input, emptyReason: EmptyReason | null) => ({
  ...{ text: null, start, end: start - 1, truncated: false, next: null, emptyReason },
});

function linesOf(source: SourceText, { start, end: asked, max_tokens: budget }: Input) {
  const wanted = Math.min(asked ?? source.lineCount, source.lineCount);
  const whole = lastLineWithin(source, start, wanted);
  const end = budget === undefined ? whole : lastLineFor(budget, source, start, whole);
  const truncated = end < wanted;
  return {
    lines: source.lineCount,
    text: end < start ? "" : source.linesWithEnds(start - 1, end - 1),
    start,
    end,
    truncated,
    next: truncated ? end + 1 : null,
    emptyReason: null,
  };
}

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
