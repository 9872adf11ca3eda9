/** The mark at the end of a row: a line for its certainty, and its basis. Explains the basis on hover or focus. */
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
