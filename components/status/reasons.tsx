/** Files that were left out or have gaps, by reason, as bars. */
import { count } from "../words/figures";
import { reasonWords, statusWord } from "../words/reasons";
import type { Reason } from "./status-type";

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const total = reasons.reduce((sum, { files }) => sum + files, 0);
  const most = Math.max(1, ...reasons.map(({ files }) => files));
  const sorted = [...reasons].sort((a, b) => b.files - a.files);
  return (
    <section className="card" aria-labelledby="reasons">
      <header className="card-head">
        <h2 id="reasons">
          Not wholly indexed <span className="num quiet">{count(total)}</span>
        </h2>
      </header>
      <ul className="bars">
        {total === 0 && <li className="soft">Every file was read whole.</li>}
        {sorted.map(({ status, reason, files }) => (
          <li className="bar-line" key={`${status}:${reason}`}>
            <span className="cut">{`${statusWord(status)}: ${reasonWords(reason).toLowerCase()}`}</span>
            <i style={{ width: `${Math.max(3, (files / most) * 72)}px` }} />
            <span className="num">{count(files)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
