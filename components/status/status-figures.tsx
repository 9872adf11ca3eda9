/** The five figures at the top of the status page. */
import { bytes, count, counted } from "../words/figures";
import type { Status } from "./status-type";

/** Blueprints are named where there are any. */
function symbolWords({ repositories, blueprints }: Status["totals"]): string {
  if (blueprints > 0) return `symbols, ${counted(blueprints, "Blueprint")} among them`;
  return `symbols in ${counted(repositories, "repository", "repositories")}`;
}

export function StatusFigures({ status }: { status: Status }) {
  const { totals, index, reasons, engines } = status;
  const problems = reasons.reduce((sum, { files }) => sum + files, 0);
  const whole = totals.files === 0 ? null : Math.floor(((totals.files - problems) / totals.files) * 1000) / 10;
  return (
    <div className="card figures">
      <div className="figure">
        <b>{count(Math.max(totals.symbols, engines.search.symbols))}</b>
        <span className="meta quiet">{symbolWords(totals)}</span>
      </div>
      <div className="figure">
        <b>{count(totals.files)}</b>
        <span className="meta quiet">{`files known, ${count(index.done)} of ${count(index.total)} read`}</span>
      </div>
      <div className="figure">
        <b>{whole === null ? "–" : `${whole} %`}</b>
        <span className="meta quiet">files wholly indexed</span>
      </div>
      <div className="figure">
        <b>{count(totals.lines)}</b>
        <span className="meta quiet">lines</span>
      </div>
      <div className="figure">
        <b>{bytes(engines.database.bytes)}</b>
        <span className="meta quiet">database on disk</span>
      </div>
    </div>
  );
}
