/**
 * Turns a ranked row into a hit for the reader: the facts of its symbol, why it has its place, which part of its name
 * matched. Only the rows of a page come here.
 */
import { SYMBOL_ROLES } from "../../contract/vocabulary";
import type { RankedHit, SymbolHit } from "../port";
import { matchedRanges } from "../rank/matched";
import type { SymbolQuery } from "../rank/query";
import { explain, nearScore } from "../rank/score";
import { containersOf } from "./row-filter";
import { emptyFacts } from "./live-segment";
import type { Mentions } from "./mentions";
import { nameAt } from "./name-order";
import { Places } from "./places";
import type { Ranking } from "./placed-row";
import type { PlacedRow } from "./placed-row";

export function rankedHit(
  placed: PlacedRow,
  folded: number,
  query: SymbolQuery,
  found: Ranking,
  mentions: Mentions,
): RankedHit {
  const { segment, row, reading, evidence, evidenceScore } = placed;
  const facts = segment.facts(row, mentions, emptyFacts());
  const fits = new Places(reading.context, segment, found.places).fitsOf(row);
  const file = segment.files[segment.data.rowFile[row]];
  const near = nearScore(evidence, file, found.near);
  const signals = explain({ query, reading, evidence, evidenceScore, fits, asTyped: found, facts, near });
  const hit: SymbolHit = {
    id: segment.id(row),
    name: nameAt(segment.data, segment.data.rowName[row]),
    kind: facts.kind,
    role: SYMBOL_ROLES[segment.data.rowKind[row] & 3],
    containers: containersOf(segment, row),
    fileId: file.id,
    repositoryId: file.repositoryId,
    path: file.path,
    language: file.language,
    scope: file.scope,
    bodyLines: facts.bodyLines,
    mentions: facts.mentions,
    importers: facts.importers,
  };
  const score = signals.reduce((sum, signal) => sum + signal.weight, 0);
  return { hit, score, signals, matched: matchedRanges(reading, evidence, hit.name), folded };
}
