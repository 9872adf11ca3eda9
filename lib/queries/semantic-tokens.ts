/** What the names in some lines of a file are, as they resolve. What is only guessed is left out. */
import { MAX_TOKEN_LINES, type SemanticToken, type semanticTokens as operation } from "../contract/semantic-tokens";
import type { CodeFile } from "../resolve/facts/code-file";
import type { Resolution } from "../resolve/facts/resolution";
import { locateFile } from "./locate-file";
import { openSession, type Session } from "./navigation/session";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf } from "./repositories";

/** Milliseconds after which no further line is begun. */
const TIME = 1500;

export const semanticTokens: Query<typeof operation> = async (input, context) => {
  const record = await locateFile(context, input.file, input.repo);
  const session = openSession(context);
  const file = await session.code.file(record.id);
  const wanted = Math.min(input.end ?? record.lines, record.lines);
  const last = Math.min(wanted, input.start + MAX_TOKEN_LINES - 1);
  const { tokens, end } = file
    ? await tokensIn(file, input.start, last, session)
    : { tokens: [], end: Math.max(last, input.start - 1) };
  const truncated = end < wanted;
  return {
    repo: record.repo,
    file: record.path,
    start: input.start,
    end,
    results: tokens,
    totalMatches: tokens.length,
    truncated,
    next: truncated ? end + 1 : null,
    emptyReason: tokens.length > 0 ? null : nothing(record.path),
    index: indexStateOf(meant(await repositoriesOf(context), { repo: record.repo })),
  };
};

const nothing = (path: string) =>
  ({ code: "no_match", message: `No name in these lines of ${path} is known to be anything.` }) as const;

/** @returns the names, and the last line that was looked at */
async function tokensIn(
  file: CodeFile,
  start: number,
  last: number,
  session: Session,
): Promise<{ tokens: SemanticToken[]; end: number }> {
  const until = performance.now() + TIME;
  const tokens: SemanticToken[] = [];
  const byLine = occurrencesByLine(file, start, last);
  for (const [line, occurrences] of byLine) {
    if (performance.now() > until) return { tokens, end: line - 1 };
    for (const at of occurrences) {
      const resolution = await session.resolver.meaning(file, at);
      const kind = kindOf(resolution);
      if (kind === null) continue;
      const { basis } = resolution;
      tokens.push({ line, column: file.uses.column[at] + 1, name: file.name(at), kind, basis });
    }
  }
  return { tokens, end: Math.max(last, start - 1) };
}

/** Occurrences of the lines from `start` to `last`, 1-based, in the order of the text. */
function occurrencesByLine({ uses }: CodeFile, start: number, last: number): Map<number, number[]> {
  const byLine = new Map<number, number[]>();
  const inside = [...uses.line.keys()].filter((at) => uses.line[at] >= start - 1 && uses.line[at] < last);
  inside.sort((a, b) => uses.line[a] - uses.line[b] || uses.column[a] - uses.column[b]);
  for (const at of inside) {
    const line = uses.line[at] + 1;
    const known = byLine.get(line);
    if (known) known.push(at);
    else byLine.set(line, [at]);
  }
  return byLine;
}

function kindOf({ basis, declarations, local, parameter }: Resolution): SemanticToken["kind"] | null {
  if (parameter !== null) return "parameter";
  if (local >= 0) return "local";
  return basis === "name" ? null : (declarations[0]?.kind ?? null);
}
