/** The repositories with the phases of their newest run. */
import Link from "next/link";
import { useState } from "react";
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { phaseStates } from "../home/phase-line";
import { Icon } from "../icons/icon";
import { bytes, count, counted, duration } from "../words/figures";
import { stateWords } from "../words/repository-state";
import { byNeed, SHOWN } from "./first-repositories";
import { figure, TableHead } from "./table-head";

export function RepositoryTable({ repositories, now }: { repositories: readonly RepositoryRow[]; now: number }) {
  const [all, setAll] = useState(false);
  const ordered = byNeed(repositories);
  const shown = all ? ordered : ordered.slice(0, SHOWN);
  return (
    <div className="status-table">
      <table>
        <TableHead
          columns={[
            "Repository",
            { name: "Phases", className: "status-detail" },
            figure("Files"),
            figure("Symbols"),
            { name: "Rate", className: "right status-detail" },
            "State",
          ]}
        />
        <tbody>
          {shown.map((repository) => (
            <RepositoryTableRow key={repository.name} repository={repository} now={now} />
          ))}
        </tbody>
      </table>
      {ordered.length > SHOWN && (
        <button className="button status-more" aria-expanded={all} onClick={() => setAll(!all)}>
          <Icon name={all ? "minus" : "plus"} />
          {all ? `The first ${count(SHOWN)}` : `All ${count(ordered.length)} repositories`}
        </button>
      )}
    </div>
  );
}

function RepositoryTableRow({ repository, now }: { repository: RepositoryRow; now: number }) {
  const { name, url, scope, branch, revision, files, texts, leftOut, symbols, run, state } = repository;
  const { tone, mark, word, below, reason } = stateWords(repository, now);
  const reading = state === "indexing" && run !== null;
  return (
    <tr>
      <td>
        <div className="line">
          <Icon name="repository" className="k-scope" label="repository" />
          <Link className="strong cut status-name" href={url} title={name}>
            {name}
          </Link>
          {scope === "external" && <span className="chip outlined">external</span>}
        </div>
        <div className="meta quiet mono status-under">
          {[branch, revision?.slice(0, 7)].filter(Boolean).join(" ") || "no revision"}
        </div>
        {ignoreWords(repository) !== "" && <div className="meta quiet status-under">{ignoreWords(repository)}</div>}
      </td>
      <td className="status-detail">
        {run === null ? <span className="quiet">not begun</span> : <Phases run={run} />}
      </td>
      <td className="right">
        <div>{count(reading ? run.filesDone : Math.max(files - leftOut, 0))}</div>
        <div className={reading ? "meta quiet" : "meta quiet status-detail"}>
          {reading ? `of ${count(run.filesTotal)}` : texts === 0 ? "" : `${count(texts)} of them text`}
        </div>
      </td>
      <td className="right">
        <div>{count(reading ? Math.max(run.symbols, symbols) : symbols)}</div>
        <div className="meta quiet">{reading ? "searchable" : ""}</div>
      </td>
      <td className="right status-detail">{run === null ? "–" : <Rate run={run} reading={reading} />}</td>
      <td>
        <div className={`line strong ${tone}`}>
          {mark}
          {word}
        </div>
        {reason === null ? (
          <div className="meta quiet num cut status-below" title={below} suppressHydrationWarning>
            {below}
          </div>
        ) : (
          <div className="meta soft status-failure">{reason}</div>
        )}
      </td>
    </tr>
  );
}

/** What ignore rules keep away, or that they do not. */
function ignoreWords({ ignored, noIgnore }: RepositoryRow): string {
  if (noIgnore) return "read in spite of ignore rules (--no-ignore)";
  return ignored === null || ignored === 0 ? "" : `${counted(ignored, "path")} left out by ignore rules`;
}

type Run = NonNullable<RepositoryRow["run"]>;

function Rate({ run, reading }: { run: Run; reading: boolean }) {
  const seconds = (Date.parse(run.finishedAt ?? run.updatedAt) - Date.parse(run.startedAt)) / 1000;
  if (!reading) return <div className="meta quiet">{run.finishedAt === null ? "–" : `took ${duration(seconds)}`}</div>;
  return (
    <>
      <div>{run.filesPerSecond === null ? "–" : `${counted(Math.round(run.filesPerSecond), "file")}/s`}</div>
      <div className="meta quiet">{seconds > 0 ? `${bytes(run.bytesDone / seconds)}/s` : ""}</div>
    </>
  );
}

const WORDS = { done: "done", now: "under way", ahead: "waiting" } as const;

function Phases({ run }: { run: Run }) {
  const states = phaseStates(run.phase);
  const share = run.filesTotal === 0 ? 0 : (run.filesDone / run.filesTotal) * 100;
  const label = states.map(({ name, state }) => `${name} ${WORDS[state]}`).join(", ");
  return (
    <div className="small-phases" role="img" aria-label={run.phase === "failed" ? "The run failed" : label}>
      {states.map(({ phase, name, state }) => (
        <span
          key={phase}
          className={`phase ${state}`}
          style={{ "--share": `${phase === run.phase ? share : 0}%` } as React.CSSProperties}
        >
          {name}
        </span>
      ))}
    </div>
  );
}
