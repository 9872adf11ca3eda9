/** Why a row has its place, signal by signal. The weights add up to the score. */
import type { SymbolRow } from "./arrange";

export function WhyRank({ row, place }: { row: SymbolRow; place: number }) {
  return (
    <section className="why" aria-label="Why this rank">
      <header className="line">
        <h2 className="grow">{place === 0 ? "Why first" : "Why here"}</h2>
        <kbd className="key">Alt W</kbd>
      </header>
      <dl>
        {row.rank.map(({ signal, detail, weight }) => (
          <div className="why-line" key={signal}>
            <dt>{signal}</dt>
            <dd className="quiet cut" title={detail}>
              {detail}
            </dd>
            <dd className="num">{`${weight < 0 ? "−" : "+"}${Math.abs(weight).toFixed(1)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
