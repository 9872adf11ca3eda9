/** A repository as lists show it, with the speed and the time left of a running index. */
import { fileUrl } from "../contract/page-url";
import { repositoryRowSchema, type IndexRun, type RepositoryRow } from "../contract/repository-row";
import type { LanguageCount } from "../db/admin/file-statistics";
import type { RepositoryRecord, RunRecord } from "../db/admin/repository-states";

/** Seconds of a run before its speed says something. */
const WARM_UP = 1;

export function describeRepository(repository: RepositoryRecord, counts: readonly LanguageCount[]): RepositoryRow {
  const own = counts.filter((count) => count.repositoryId === repository.id);
  return repositoryRowSchema.parse({
    name: repository.name,
    scope: repository.scope,
    branch: repository.branch,
    revision: repository.revision,
    state: repository.state,
    error: repository.error,
    files: sum(own, "files"),
    texts: repository.textCount,
    leftOut: repository.leftOutCount,
    ignored: repository.ignoredCount,
    noIgnore: repository.noIgnore,
    symbols: sum(own, "symbols"),
    languages: own.flatMap(({ language, files }) => (language === null ? [] : [{ language, files }])),
    indexedAt: repository.indexedAt?.toISOString() ?? null,
    url: fileUrl(repository.name, ""),
    run: repository.run === null ? null : describeRun(repository.run),
  });
}

function describeRun(run: RunRecord): Record<keyof IndexRun, unknown> {
  const over = run.finishedAt !== null;
  const seconds = (Number(run.finishedAt ?? run.updatedAt) - Number(run.startedAt)) / 1000;
  const rate = run.filesDone > 0 && seconds >= (over ? 0.001 : WARM_UP) ? run.filesDone / seconds : null;
  return {
    phase: run.phase,
    filesDone: run.filesDone,
    filesTotal: run.filesTotal,
    symbols: run.symbolsDone,
    bytesDone: run.bytesDone,
    bytesTotal: run.bytesTotal,
    filesPerSecond: rate === null ? null : Math.round(rate * 10) / 10,
    secondsLeft: over || rate === null ? null : secondsLeft(run, seconds),
    current: over ? [] : run.current,
    startedAt: run.startedAt.toISOString(),
    updatedAt: run.updatedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    error: run.error,
  };
}

/** By bytes where they are known: files differ too much in length. */
function secondsLeft(run: RunRecord, seconds: number): number {
  const share = run.bytesTotal > 0 ? run.bytesDone / run.bytesTotal : run.filesDone / Math.max(run.filesTotal, 1);
  return share > 0 ? Math.ceil((seconds * (1 - Math.min(share, 1))) / share) : 0;
}

function sum(counts: readonly LanguageCount[], field: "files" | "symbols"): number {
  return counts.reduce((total, count) => total + count[field], 0);
}
