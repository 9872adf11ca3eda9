/** Who tells what names mean, by repository and language: compilers' engines, how far they are and at what cost. */
import { useState } from "react";
import { Icon } from "../icons/icon";
import { age, count, duration } from "../words/figures";
import { languageName } from "../words/languages";
import { engineGroups, type EngineGroup } from "./engine-groups";
import { SHOWN } from "./first-repositories";
import type { Status } from "./status-type";
import { figure, TableHead } from "./table-head";

const STATES: Readonly<Record<EngineGroup["state"], string>> = {
  waiting: "Waiting",
  running: "At work",
  ready: "Up to date",
  failed: "Failed",
  missing: "Not installed",
  rules: "Rules",
};

/** Why engines left files to rules; what is missing, and how to get it, once for all repositories. */
const reasonsOf = (precise: Status["precise"]): string[] => [
  ...new Set(
    precise.flatMap(({ repo, engine, state, error }) => {
      if (error === null) return [];
      return state === "missing" ? error : `${repo}, ${engine}: ${error}`;
    }),
  ),
];

export function Compilers({ precise, scip, now }: Pick<Status, "precise" | "scip"> & { now: number }) {
  const [all, setAll] = useState(false);
  const failing = scip.filter(({ error }) => error !== null);
  if (precise.length + failing.length === 0) return null;
  const repositories = engineGroups(precise);
  const shown = all ? repositories : repositories.slice(0, SHOWN);
  const figures = [figure("Files"), "State", "Engine", figure("CPU"), figure("Since")];
  return (
    <section className="card" aria-labelledby="status-compilers">
      <header className="card-head">
        <h2 id="status-compilers">Compilers</h2>
      </header>
      <div className="status-table">
        <table className="tight">
          <TableHead columns={["Repository", "Language", ...figures]} />
          <tbody>
            {shown.flatMap(({ repo, groups }) =>
              groups.map((group) => (
                <EngineRows
                  key={`${repo} ${group.engine} ${group.languages[0].language}`}
                  repo={repo}
                  group={group}
                  now={now}
                />
              )),
            )}
          </tbody>
        </table>
        {repositories.length > SHOWN && (
          <button className="button status-more" aria-expanded={all} onClick={() => setAll(!all)}>
            <Icon name={all ? "minus" : "plus"} />
            {all ? `The first ${count(SHOWN)}` : `All ${count(repositories.length)} repositories`}
          </button>
        )}
      </div>
      {reasonsOf(precise).map((reason) => (
        <p key={reason} className="status-reason">
          {reason}
        </p>
      ))}
      {failing.map(({ file, error }) => (
        <p key={file} className="status-reason">{`${file}: ${error}`}</p>
      ))}
    </section>
  );
}

/** One row for each language of the engine. What it cost, it cost for all of them: the first row says it. */
function EngineRows({ repo, group, now }: { repo: string; group: EngineGroup; now: number }) {
  const { engine, version, state, cpuMs, since, error, languages } = group;
  const cost = cpuMs === 0 ? "" : duration(cpuMs / 1000);
  return languages.map(({ language, files, filesTotal }, at) => (
    <tr key={language}>
      <td>
        <div className="cut status-name" title={repo}>
          {repo}
        </div>
      </td>
      <td>{languageName(language)}</td>
      <td className="right">{engine === null ? count(filesTotal) : `${count(files)} of ${count(filesTotal)}`}</td>
      <td>
        <span className={`line ${error === null ? "" : "tone-warn"}`} title={error ?? undefined}>
          {error !== null && <Icon name="warning" size={14} />}
          {STATES[state]}
        </span>
      </td>
      <td>{engine === null ? "" : `${engine} ${version}`}</td>
      <td className="right">{at === 0 || cost === "" ? cost : `with ${languageName(languages[0].language)}`}</td>
      <td className="right" suppressHydrationWarning>
        {since === null ? "" : age(since, now)}
      </td>
    </tr>
  ));
}
