/** Workers that share the indexing: which live, what each does, and what waits for them. */
import { age, count } from "../words/figures";
import type { Status } from "./status-type";
import { figure, TableHead } from "./table-head";

type Machines = NonNullable<Status["machines"]>;

/** What the parts that one worker does for all are called. */
const PARTS: Readonly<Record<string, string>> = {
  dispatch: "hands out work",
  watch: "watches folders",
  text: "text index",
  scip: "SCIP files",
  revisions: "revisions",
  search: "search server",
};

/** What follows an index; compilers' engines go by their own names. */
const FOLLOW_UPS: Readonly<Record<string, string>> = { semantic: "meaning", precise: "looks for compilers" };

/** Seconds without a sign of life after which a worker is doubted. */
const SILENT = 30;

export function Machines({ machines, now }: { machines: Machines; now: number }) {
  const { workers, waiting, running } = machines;
  return (
    <section className="card" aria-labelledby="status-machines">
      <header className="card-head">
        <h2 id="status-machines">
          Workers <span className="num quiet">{count(workers.length)}</span>
        </h2>
        <span className="meta quiet num">{`${count(waiting)} waiting · ${count(running)} under way`}</span>
      </header>
      {workers.length === 0 ? (
        <p>
          Nobody indexes what waits: start <code>fathom worker</code> with this database.
        </p>
      ) : (
        <div className="status-table">
          <table className="tight">
            <TableHead
              columns={["Worker", "Indexes", "Does for all", "Follows up", figure("Runs for"), figure("Seen")]}
            />
            <tbody>
              {workers.map((worker) => (
                <WorkerRow key={`${worker.host} ${worker.pid} ${worker.since}`} worker={worker} now={now} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function WorkerRow({ worker, now }: { worker: Machines["workers"][number]; now: number }) {
  const { host, pid, kinds, parts, repo, follows, since, seen } = worker;
  const isSilent = now - Date.parse(seen) > SILENT * 1000;
  return (
    <tr>
      <td title={kinds.join(", ")}>{`${host} ${pid}`}</td>
      <td>{repo ?? <span className="quiet">nothing</span>}</td>
      <td>{parts.map((part) => PARTS[part] ?? part).join(", ")}</td>
      <td>
        {follows.map(({ task, repo: of }) => `${FOLLOW_UPS[task] ?? task.replace("precise:", "")} in ${of}`).join(", ")}
      </td>
      <td className="right" suppressHydrationWarning>
        {age(since, now)}
      </td>
      <td className={`right ${isSilent ? "tone-warn" : ""}`} suppressHydrationWarning>
        {age(seen, now)}
      </td>
    </tr>
  );
}
