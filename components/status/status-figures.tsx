/** The five figures that say most. */
import { bytes, count, countOf } from "../text/figures";
import type { Status } from "./status-view";

export function StatusFigures({ status }: { status: Status }) {
  const { totals, statuses, engines } = status;
  const filesOf = (wanted: string): number => statuses.find((row) => row.status === wanted)?.files ?? 0;
  const [whole, partial] = [filesOf("indexed"), filesOf("partial")];
  const figures = [
    [count(totals.symbols), `symbols in ${countOf(totals.repositories, "repository", "repositories")}`],
    [count(whole + partial), `files indexed of ${count(totals.files)}`],
    [share(whole, whole + partial), "files without a parse gap"],
    [count(totals.lines), "lines"],
    [bytes(engines.database.bytes), "database"],
  ];
  return (
    <dl className="status-figures">
      {figures.map(([figure, what]) => (
        <div key={what}>
          <dd>{figure}</dd>
          <dt>{what}</dt>
        </div>
      ))}
    </dl>
  );
}

/** `99.7 %`; rounded down, so that 100 means all. */
function share(part: number, whole: number): string {
  if (whole === 0) return "–";
  return part === whole ? "100 %" : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`;
}
