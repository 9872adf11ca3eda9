/** The five figures at the top of the status page. */
import { bytes, count, counted } from "../words/figures";
import type { Status } from "./status-type";

/** Blueprints are named where there are any. */
function symbolWords({ repositories, blueprints }: Status["totals"]): string {
  if (blueprints > 0) return `symbols, ${counted(blueprints, "Blueprint")} among them`;
  return `symbols in ${counted(repositories, "repository", "repositories")}`;
}

const isKeptOut = ({ reason }: Status["reasons"][number]): boolean => reason === "binary" || reason === "secret";

function filesWords({ state, done, total, texts, leftOut }: Status["index"]): string {
  if (state === "indexing") return `files known, ${count(done)} of ${count(total)} read`;
  return `files: ${count(total - texts)} source, ${count(texts)} text, ${count(leftOut)} left out`;
}

export function StatusFigures({ status }: { status: Status }) {
  const { totals, index, reasons, engines } = status;
  const sum = (of: readonly { files: number }[]): number => of.reduce((files, each) => files + each.files, 0);
  // Pictures and secrets are not meant to be read.
  const meant = totals.files - sum(reasons.filter(isKeptOut));
  const problems = sum(reasons.filter((each) => !isKeptOut(each)));
  const whole = meant === 0 ? null : Math.floor(((meant - problems) / meant) * 1000) / 10;
  return (
    <div className="card figures">
      <div className="figure">
        <b>{count(Math.max(totals.symbols, engines.search.symbols))}</b>
        <span className="meta quiet">{symbolWords(totals)}</span>
      </div>
      <div className="figure">
        <b>{count(totals.files)}</b>
        <span className="meta quiet">{filesWords(index)}</span>
      </div>
      <div className="figure">
        <b>{whole === null ? "–" : `${whole} %`}</b>
        <span className="meta quiet">of what is text wholly read</span>
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
