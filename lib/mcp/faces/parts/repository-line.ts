/** A repository on one line of a tool's text. */
import type { RepositoryRow } from "../../../contract/repository-row";
import { counted } from "./wording";

/** `mygame (user, main 3f2a91c): ready, 1,842 source files, 310 text files, 12 left out, 48,210 symbols`. */
export function repositoryLine(row: RepositoryRow): string {
  const revision = [row.branch, row.revision?.slice(0, 7)].filter(Boolean).join(" ");
  const what = [row.scope, revision].filter((part) => part !== "").join(", ");
  const { run } = row;
  const running = run !== null && run.finishedAt === null;
  const progress = running ? ` ${run.phase} ${run.filesDone} of ${run.filesTotal} files` : "";
  const failure = row.error === null ? "" : `: ${row.error}`;
  return `${row.name} (${what}): ${row.state}${progress}${failure}, ${filesOf(row)}, ${counted(row.symbols, "symbol")}`;
}

function filesOf({ files, texts, leftOut }: RepositoryRow): string {
  const parts = [counted(Math.max(files - texts - leftOut, 0), "source file")];
  if (texts > 0) parts.push(counted(texts, "text file"));
  if (leftOut > 0) parts.push(`${leftOut.toLocaleString("en-US")} left out`);
  return parts.join(", ");
}
