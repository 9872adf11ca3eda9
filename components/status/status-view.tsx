"use client";
/** The state of everything on one screen. Its figures are live while something is being indexed. */
import { useQuery } from "@tanstack/react-query";
import { statusQuery } from "@/lib/client/queries";
import type { OperationOutput } from "@/lib/contract/operation";
import type { operations } from "@/lib/contract/registry";
import type { FileReason } from "@/lib/contract/vocabulary";
import { Icon } from "../icons/icon";
import { useAnnouncer } from "../shell/announcer";
import { OfflineBar } from "../states/offline-bar";
import { countOf } from "../text/figures";
import { Engines } from "./engines";
import { LanguagesCard } from "./languages-card";
import { ProblemFiles } from "./problem-files";
import { ReasonsCard } from "./reasons-card";
import { RepositoriesTable } from "./repositories-table";
import { StatusFigures } from "./status-figures";
import { useProblemFilter } from "./use-problem-filter";
import "./status.css";

export type Status = OperationOutput<typeof operations.index_status>;

/** @param initial what the server knew; null when it could not say */
export function StatusView({ initial, reason }: { initial: Status | null; reason: FileReason | null }) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...statusQuery({ limit: 1 }),
    initialData: initial ?? undefined,
  });
  const filter = useProblemFilter(reason);
  const { note } = useAnnouncer();
  const copyCurl = (): void => {
    const command = `curl ${window.location.origin}/api/status`;
    navigator.clipboard.writeText(command).then(
      () => note("Command copied"),
      () => note(command),
    );
  };
  return (
    <>
      {error !== null && <OfflineBar error={error} since={dataUpdatedAt} retry={() => void refetch()} />}
      <main id="main" className={`status${error === null ? "" : " status-old"}`}>
        <header className="status-head">
          <h1 className="page-title">Status</h1>
          <p className="quiet grow">{data === undefined ? "" : sentence(data)}</p>
          <span className="meta faint num wide-only" suppressHydrationWarning>
            {live(data) ? "updates every second" : "updates every 10 s"}
            {dataUpdatedAt > 0 && ` · ${new Date(dataUpdatedAt).toLocaleTimeString("en-GB")}`}
          </span>
          <a className="button outlined" href="/api/status">
            <Icon name="ui-json" />
            JSON
          </a>
          <button className="button outlined" onClick={copyCurl}>
            <Icon name="ui-terminal" />
            curl
          </button>
        </header>
        {data !== undefined && (
          <>
            <StatusFigures status={data} />
            <RepositoriesTable repositories={data.repositories} />
            <div className="status-cards">
              <ReasonsCard reasons={data.reasons} filter={filter} />
              <LanguagesCard languages={data.languages} />
            </div>
            <ProblemFiles filter={filter} reasons={data.reasons} />
            <Engines status={data} />
          </>
        )}
      </main>
    </>
  );
}

const live = (data: Status | undefined): boolean => data?.index.state === "indexing" || data?.index.state === "stale";

function sentence({ repositories, index }: Status): string {
  const running = repositories.filter(({ state }) => state === "indexing").length;
  const failed = repositories.filter(({ state }) => state === "failed").length;
  if (index.state === "empty") return "Nothing is indexed yet.";
  if (running > 0) {
    const others = repositories.length > running ? " Everything else answers in full." : "";
    return `${countOf(running, "repository is", "repositories are")} being indexed.${others}`;
  }
  if (index.state === "stale") return `${countOf(index.pending, "file is", "files are")} newer than the index.`;
  if (failed > 0) return `${countOf(failed, "repository", "repositories")} could not be indexed.`;
  return "Everything answers in full.";
}
