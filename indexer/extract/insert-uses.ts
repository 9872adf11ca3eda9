/** Puts uses that no tree has among a file's occurrences, in token order, each inside the symbol that it stands in. */
import { OccurrenceList } from "./occurrence-list";
import type { FileFacts, OccurrenceColumns, SymbolFact } from "../model";

/** A use of a name at an offset. */
export interface ExtraUse {
  start: number;
  name: string;
  /** index into USE_ROLES */
  role: number;
  /** where the use begins that is the scope of this one, `std` of `std::pair`; left out where none is written */
  scope?: number;
}

/**
 * Changes the occurrences in place.
 * @param uses in rising order of their starts; one that stands where an occurrence stands already is left out
 */
export function insertUses(facts: FileFacts, uses: readonly ExtraUse[]): FileFacts {
  if (uses.length === 0) return facts;
  const { start, count } = facts.occurrences;
  const { moved, added, places } = mergedInto(start, count, uses);
  if (added.length === 0) return facts;
  const list = OccurrenceList.of(facts);
  const scopes = new EnclosingSymbols(facts.symbols);
  list.spread(moved, count + added.length);
  for (let i = 0; i < added.length; i++) {
    const use = added[i];
    list.put(places[i], use.start, list.nameIds.idOf(use.name), use.role, scopes.at(use.start));
    const isScoped = use.scope !== undefined && i > 0 && added[i - 1].start === use.scope;
    if (isScoped) list.qualify(places[i], places[i - 1]);
  }
  return { ...facts, types: facts.types.map((value, i) => (i % 3 < 2 ? moved[value] : value)) };
}

/** Where each occurrence comes to stand, and the uses that come in between with their places. */
function mergedInto(
  start: OccurrenceColumns["start"],
  count: number,
  uses: readonly ExtraUse[],
): { moved: Int32Array; added: ExtraUse[]; places: number[] } {
  const moved = new Int32Array(count);
  const added: ExtraUse[] = [];
  const places: number[] = [];
  let next = 0;
  for (let i = 0; i <= count; i++) {
    const until = i < count ? start[i] : Infinity;
    for (; next < uses.length && uses[next].start < until; next++) places.push(i + added.push(uses[next]) - 1);
    if (i === count) break;
    if (next < uses.length && uses[next].start === until) next++;
    moved[i] = i + added.length;
  }
  return { moved, added, places };
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
