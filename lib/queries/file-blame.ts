/** Which commit wrote each line of a file. What the index has otherwise than git is left out. */
import { MAX_BLAMED_LINES, type BlamedLines, type fileBlame as operation } from "../contract/file-blame";
import { historyUrl } from "../contract/page-url";
import { fileTexts } from "../db/read/file-text";
import type { GitAnswer } from "../db/revision/git-questions";
import type { SourceText } from "../format/source-text";
import { askedGit } from "./history/ask-git";
import { locateFile } from "./locate-file";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf } from "./repositories";

export const fileBlame: Query<typeof operation> = async (input, context) => {
  const record = await locateFile(context, input.file, input.repo);
  const { repo, path } = record;
  const source = (await fileTexts(context.pool, [record.id])).get(record.id);
  const lines = source?.lineCount ?? 0;
  const wanted = Math.min(input.end ?? lines, lines);
  const end = Math.min(wanted, input.start + MAX_BLAMED_LINES - 1);
  const question = { kind: "blame", path, start: input.start, end } as const;
  const { said, why } =
    source === undefined || end < input.start ? { said: null, why: null } : await askedGit(context, record, question);
  const results = said === null || source === undefined ? [] : blamed(said, source);
  const truncated = end < wanted;
  return {
    repo,
    file: path,
    start: input.start,
    end,
    results,
    totalMatches: results.length,
    truncated,
    next: truncated ? end + 1 : null,
    emptyReason: results.length > 0 ? null : (why ?? NOTHING),
    index: indexStateOf(meant(await repositoriesOf(context), { repo })),
    url: `${historyUrl(repo, path)}?view=blame`,
  };
};

const NOTHING = { code: "no_match", message: "None of these lines reads as git has it, or there are none." } as const;

function blamed({ commits, lines }: GitAnswer & { kind: "blame" }, source: SourceText): BlamedLines[] {
  const known = new Map(commits.map((commit) => [commit.commit, commit]));
  const found: BlamedLines[] = [];
  for (const { line, commit, text } of lines) {
    // A file that was saved since it was indexed has other lines.
    if (!source.hasLine(line - 1) || source.lines(line - 1, line - 1) !== text) continue;
    const last = found.at(-1);
    if (last?.end === line - 1 && last.commit === commit) last.end = line;
    else {
      const { author = null, at = null, summary = null } = known.get(commit ?? "") ?? {};
      found.push({ start: line, end: line, commit, author, at, summary });
    }
  }
  return found;
}
