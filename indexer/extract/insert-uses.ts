/** Puts uses that no tree has among a file's occurrences, in token order, each inside the symbol that it stands in. */
import { OccurrenceList } from "./occurrence-list";
import type { FileFacts, OccurrenceColumns, SymbolFact } from "../model";

/** A use of a name at an offset. */
export interface ExtraUse {
  start: number;
  name: string;
  /** index into USE_ROLES */
  role: number;
}

/** @param uses in rising order of their starts; one that stands where an occurrence stands already is left out */
export function insertUses(facts: FileFacts, uses: readonly ExtraUse[]): FileFacts {
  if (uses.length === 0) return facts;
  const { occurrences: old } = facts;
  const list = new OccurrenceList(old.count + uses.length);
  for (const name of facts.names) list.nameId(name);
  const moved = new Int32Array(old.count);
  const scopes = new EnclosingSymbols(facts.symbols);
  let next = 0;
  for (let i = 0; i < old.count; i++) {
    for (; next < uses.length && uses[next].start < old.start[i]; next++) addUse(list, uses[next], scopes);
    if (next < uses.length && uses[next].start === old.start[i]) next++;
    moved[i] = copy(list, old, i);
  }
  for (; next < uses.length; next++) addUse(list, uses[next], scopes);
  const all = list.all;
  for (let i = 0; i < old.count; i++) {
    const at = moved[i];
    all.left[at] = old.left[i] >= 0 ? moved[old.left[i]] : old.left[i];
    all.local[at] = old.local[i] >= 0 ? moved[old.local[i]] : old.local[i];
  }
  const types = facts.types.map((value, i) => (i % 3 < 2 ? moved[value] : value));
  return { ...facts, names: list.names, occurrences: all, types };
}

function addUse(list: OccurrenceList, use: ExtraUse, scopes: EnclosingSymbols): void {
  list.add(use.start, list.nameId(use.name), use.role, scopes.at(use.start));
}

function copy(list: OccurrenceList, old: OccurrenceColumns, i: number): number {
  const at = list.add(old.start[i], old.name[i], old.role[i], old.enclosing[i]);
  const all = list.all;
  all.flags[at] = old.flags[i];
  all.arity[at] = old.arity[i];
  all.symbol[at] = old.symbol[i];
  return at;
}

/** Innermost symbol around an offset; offsets must be asked in rising order. */
class EnclosingSymbols {
  private readonly order: number[];
  private readonly open: number[] = [];
  private next = 0;

  constructor(private readonly symbols: readonly SymbolFact[]) {
    this.order = symbols.map((_, i) => i).sort((a, b) => symbols[a].fullStart - symbols[b].fullStart || a - b);
  }

  at(offset: number): number {
    const { symbols, order, open } = this;
    for (; this.next < order.length && symbols[order[this.next]].fullStart <= offset; this.next++)
      open.push(order[this.next]);
    while (open.length > 0 && symbols[open[open.length - 1]].fullEnd <= offset) open.pop();
    return open.length > 0 ? open[open.length - 1] : -1;
  }
}
