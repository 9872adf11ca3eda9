/** The mark at the end of a row: a line for its certainty, and its basis. Explains on hover what the basis saw. */
import type { Basis } from "@/lib/contract/vocabulary";
import { basisWord, tierOf, WHY } from "./tiers";
import "./certainty.css";

interface BasisMarkProps {
  basis: Basis;
  /** What was seen at this place; what the basis means in general when left out. */
  why?: string;
}

export function BasisMark({ basis, why = WHY[basis] }: BasisMarkProps) {
  const tier = tierOf(basis);
  return (
    <span className="basis" title={`${tier}: ${why}`}>
      <i className={`basis-line ${tier}`} aria-hidden />
      {basisWord(basis)}
    </span>
  );
}
