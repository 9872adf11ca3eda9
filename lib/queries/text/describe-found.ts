/** Files with matches and their rows, as answers show them. */
import { fileUrl, nameUrl } from "../../contract/page-url";
import { textFileSchema, type TextFile, type TextRow } from "../../contract/search-text";
import { scopeOfFile } from "../../db/read/file-scope";
import { filesById } from "../../db/read/find-file";
import type { RepositoryRecord } from "../../db/admin/repository-states";
import type { FoundLine } from "../../text/port";
import type { QueryContext } from "../context";
import type { PathEntry } from "../files/path-list";

export async function describeFound(
  entry: PathEntry,
  repository: RepositoryRecord,
  matches: number,
  lines: readonly FoundLine[],
  context: QueryContext,
): Promise<{ file: TextFile; rows: TextRow[] }> {
  const { name: repo } = repository;
  const { path: file, language, status } = entry;
  const scope = scopeOfFile(file, repository.scope);
  const gaps = status === "partial" && lines.length > 0 ? await gapsOf(entry.id, context) : [];
  return {
    file: textFileSchema.parse({ repo, file, scope, language, matches, status, gaps, url: fileUrl(repo, file) }),
    rows: lines.map((line) => Object.assign({ repo, file }, line, { url: nameUrl(repo, file, line) })),
  };
}

async function gapsOf(id: number, { db }: QueryContext): Promise<{ startLine: number; endLine: number }[]> {
  const gaps = (await filesById(db, [id]))[0]?.gaps ?? [];
  return gaps.flatMap((line, at) => (at % 2 === 0 ? [{ startLine: line, endLine: gaps[at + 1] ?? line }] : []));
}
