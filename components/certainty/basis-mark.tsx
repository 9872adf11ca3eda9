/** The last word of a row: the line of its certainty and the basis. Says why when pointed at or asked. */
import type { Basis } from "@/lib/contract/vocabulary";
import { basisWord, tierOf, WHY } from "./tiers";
import "./certainty.css";

export function BasisMark({ basis }: { basis: Basis }) {
  const tier = tierOf(basis);
  return (
    <span className="basis" title={`${tier}: ${WHY[basis]}`}>
      <i className={`basis-line ${tier}`} aria-hidden />
      {basisWord(basis)}
    </span>
  );
}
