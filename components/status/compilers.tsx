/** Compilers' engines: how many files of each repository they have read, and at what cost. */
import { Icon } from "../icons/icon";
import { age, count, duration } from "../words/figures";
import type { Status } from "./status-type";
import { figure, TableHead } from "./table-head";

type PreciseEngine = Status["precise"][number];

const STATES: Readonly<Record<PreciseEngine["state"], string>> = {
  waiting: "Waiting",
  running: "At work",
  ready: "Up to date",
  failed: "Failed",
  missing: "Not installed",
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
  const failing = scip.filter(({ error }) => error !== null);
  if (precise.length + failing.length === 0) return null;
  return (
    <section className="card" aria-labelledby="status-compilers">
      <header className="card-head">
        <h2 id="status-compilers">Compilers</h2>
      </header>
      <div className="status-table">
        <table className="tight">
          <TableHead columns={["Repository", "Engine", "State", figure("Files"), figure("CPU"), figure("Since")]} />
          <tbody>
            {precise.map((engine) => (
              <EngineRow key={`${engine.repo} ${engine.engine}`} engine={engine} now={now} />
            ))}
          </tbody>
        </table>
      </div>
      {reasonsOf(precise).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {failing.map(({ file, error }) => (
        <p key={file}>{`${file}: ${error}`}</p>
      ))}
    </section>
  );
}

function EngineRow({ engine, now }: { engine: PreciseEngine; now: number }) {
  const { repo, version, state, files, filesTotal, cpuMs, since, error } = engine;
  return (
    <tr>
      <td>{repo}</td>
      <td>{`${engine.engine} ${version}`}</td>
      <td>
        <span className={`line ${error === null ? "" : "tone-warn"}`} title={error ?? undefined}>
          {error !== null && <Icon name="warning" size={14} />}
          {STATES[state]}
        </span>
      </td>
      <td className="right">{`${count(files)} of ${count(filesTotal)}`}</td>
      <td className="right">{duration(cpuMs / 1000)}</td>
      <td className="right" suppressHydrationWarning>
        {since === null ? "" : age(since, now)}
      </td>
    </tr>
  );
}
