/** The score of a symbol's evidence, relative to that of other symbols. Pure. */
import { SYMBOL_KINDS, SYMBOL_ROLES, type SymbolKind } from "../../contract/vocabulary";
import type { SymbolEvidence, TermEvidence } from "./word-evidence";

/** What a word says by where it stands. */
const WEIGHT = { name: 1, owner: 0.5, path: 0.35, signature: 0.55, doc: 0.7, body: 0.45 } as const;
/** What further places of the same word add. */
const FURTHER = 0.2;

/** People ask for what does something; a variable rarely is that. */
const KIND_WEIGHT: Partial<Record<SymbolKind, number>> = {
  function: 1,
  method: 1,
  constructor: 0.85,
  class: 0.95,
  struct: 0.95,
  interface: 0.9,
  macro: 0.9,
  enum: 0.8,
  type_alias: 0.8,
  constant: 0.75,
  property: 0.7,
  field: 0.65,
  variable: 0.65,
  enum_member: 0.6,
  namespace: 0.5,
  module: 0.5,
  package: 0.4,
};

/** @param rarity of each term, higher for rarer ones */
export function scoreOf(evidence: SymbolEvidence, rarity: readonly number[], isTest: boolean): number {
  const { owned, nameParts, terms } = evidence;
  let said = 0;
  let covered = 0;
  let all = 0;
  let named = 0;
  terms.forEach((term, at) => {
    const value = valueOf(term, evidence);
    said += rarity[at] * value;
    covered += rarity[at] * Math.min(value / WEIGHT.body, 1);
    all += rarity[at];
    if (term.name > 0) named++;
  });
  // A name that says only what was asked says it better than one with much beside.
  const wholeName = nameParts === 0 ? 0 : named / nameParts;
  const kind = KIND_WEIGHT[SYMBOL_KINDS[owned.symbol.kind]] ?? 0.6;
  const role = SYMBOL_ROLES[owned.symbol.role] === "definition" ? 1 : 0.8;
  const coverage = all === 0 ? 0 : covered / all;
  return (
    (said / Math.max(all, 1e-9)) * (0.35 + 0.65 * coverage) * (1 + 0.25 * wholeName) * kind * role * (isTest ? 0.5 : 1)
  );
}

/** The best place of a word counts whole, others a little. */
function valueOf(term: TermEvidence, { lines }: SymbolEvidence): number {
  // In a long text a word stands by chance.
  const bodyLength = 1 / (1 + Math.log2(1 + lines / 40));
  const body = term.body === 0 ? 0 : Math.min(1 + 0.25 * Math.log2(term.body), 1.6) * bodyLength;
  const values = [
    term.name * WEIGHT.name,
    term.owner * WEIGHT.owner,
    term.path * WEIGHT.path,
    term.signature * WEIGHT.signature,
    term.doc * WEIGHT.doc,
    body * WEIGHT.body,
  ];
  const top = Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return top + FURTHER * (sum - top);
}

/** Rarity of a word by how many of all files hold it. */
export const rarityOf = (files: number, all: number): number => Math.log(1 + all / (files + 0.5));
