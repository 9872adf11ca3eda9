"use client";
/**
 * How complete the index is, on one screen: figures, repositories with their phases, files left out and why, engines.
 */
import { useQuery } from "@tanstack/react-query";
import { remote } from "@/lib/client/remote";
import { statusQuery } from "@/lib/client/queries/status";
import { Icon } from "../icons/icon";
import { CommandLine } from "../home/command-line";
import { FailureBanner } from "../shell/failure-banner";
import { useNow } from "../shell/now";
import { questionOf } from "../ways/question";
import { WaysButton } from "../ways/ways-button";
import { count } from "../words/figures";
import { Compilers } from "./compilers";
import { Engines } from "./engines";
import { Languages } from "./languages";
import { Machines } from "./machines";
import { Macros } from "./macros";
import { ProblemFiles } from "./problem-files";
import { Reasons } from "./reasons";
import { RepositoryTable } from "./repository-table";
import { StatusFigures } from "./status-figures";
import { sentenceOf } from "./sentence";
import "./status.css";

const STATUS = questionOf("The state of the index", remote.index_status, {});

export function StatusPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(statusQuery());
  const now = useNow(dataUpdatedAt);
  return (
    <main id="main" className="scrolls">
      <div className="content status">
        <header className="status-head">
          <h1 className="page-title">Status</h1>
          <p className="soft grow" aria-live="polite">
            {data === undefined ? "" : sentenceOf(data)}
          </p>
          <span className="meta quiet num" suppressHydrationWarning>
            {dataUpdatedAt > 0 && `as of ${new Date(dataUpdatedAt).toTimeString().slice(0, 8)}`}
          </span>
          <a className="button outlined" href={STATUS.address}>
            <Icon name="json" />
            JSON
          </a>
          <WaysButton questions={[STATUS]} className="button outlined" word="MCP" />
        </header>
        {error !== null && <FailureBanner what="The status could not be read." error={error} retry={refetch} />}
        {data !== undefined && (
          <>
            <StatusFigures status={data} />
            <section className="card" aria-labelledby="status-repositories">
              <header className="card-head">
                <h2 id="status-repositories">
                  Repositories <span className="num quiet">{count(data.totals.repositories)}</span>
                </h2>
              </header>
              <RepositoryTable repositories={data.repositories} now={now} />
            </section>
            {data.machines !== null && <Machines machines={data.machines} now={now} />}
            <div className="status-pair">
              <Reasons reasons={data.reasons} />
              <Languages languages={data.languages} />
            </div>
            <ProblemFiles reasons={data.reasons} />
            <Macros macros={data.macros} />
            <Compilers precise={data.precise} scip={data.scip} now={now} />
            <Engines status={data} />
          </>
        )}
        {data?.repositories.length === 0 && <CommandLine command="npm start -- ~/code/my-repo" />}
      </div>
    </main>
  );
}
