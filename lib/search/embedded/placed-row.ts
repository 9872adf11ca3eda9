/** The rows of one search before they are worded, and what was found beside them. */
import type { Whereabouts } from "../port";
import type { EvidenceClass } from "../rank/evidence-class";
import type { Foldable } from "../rank/fold";
import type { Reading } from "../rank/query";
import type { AsTyped } from "../rank/score";
import type { EvaluatedNames } from "./evaluate";
import type { LiveSegment } from "./live-segment";
import type { WordPlaces } from "./places";
import type { TopRows } from "./top-rows";

/** A ranked row before it is worded. */
export interface PlacedRow extends Foldable {
  score: number;
  segment: LiveSegment;
  row: number;
  reading: Reading;
  evidence: EvidenceClass;
  evidenceScore: number;
}

/** What was found so far. */
export interface Ranking extends AsTyped {
  lists: EvaluatedNames[];
  top: TopRows;
  /** some names that may match were left out */
  cut: boolean;
  /** rows in whose name the typed letters stand together */
  literal: number;
  near?: Whereabouts;
  /** fits of context words, shared by the readings */
  places: Map<string, WordPlaces>;
}
