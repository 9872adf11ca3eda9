/**
 * Masked macros are uses too: puts their names, and the identifiers in their arguments, among a file's occurrences, in
 * token order.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { eachIdentifier } from "../extract/source-words";
import { OccurrenceList } from "../extract/occurrence-list";
import type { FileFacts, OccurrenceColumns, SymbolFact } from "../model";
import { SPECIFIERS, TYPE_KEYWORDS } from "./c-macros";
import type { MaskedMacro } from "./masking";

const ROLE_CALL = USE_ROLES.indexOf("call");
const ROLE_READ = USE_ROLES.indexOf("read");

/** Words that name nothing. */
const C_WORDS: ReadonlySet<string> = new Set([
  ...TYPE_KEYWORDS,
  ...SPECIFIERS,
  ..."if else for while do switch case default return break continue goto sizeof new delete this nullptr true false define endif ifdef ifndef".split(
    " ",
  ),
]);

interface MacroUse {
  start: number;
  name: string;
  role: number;
}

/** @param source the text before masking */
export function mergeMacros(facts: FileFacts, macros: readonly MaskedMacro[], source: string): FileFacts {
  if (macros.length === 0) return facts;
  const uses = oncePerPlace(macros.flatMap((macro) => usesOf(macro, source)));
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

function usesOf(macro: MaskedMacro, source: string): MacroUse[] {
  const nameEnd = macro.start + macro.name.length;
  const hasArguments = macro.end > nameEnd;
  const uses: MacroUse[] = [];
  if (macro.name !== "")
    uses.push({ start: macro.start, name: macro.name, role: hasArguments ? ROLE_CALL : ROLE_READ });
  if (macro.hasUses && hasArguments)
    eachIdentifier(source.slice(nameEnd, macro.end), (name, offset) => {
      if (macro.name !== "" || !C_WORDS.has(name)) uses.push({ start: nameEnd + offset, name, role: ROLE_READ });
    });
  return uses;
}

/** In order; where two macros lie one in the other, each identifier counts once. */
function oncePerPlace(uses: MacroUse[]): MacroUse[] {
  uses.sort((a, b) => a.start - b.start);
  return uses.filter((use, i) => i === 0 || use.start !== uses[i - 1].start);
}

function addUse(list: OccurrenceList, use: MacroUse, scopes: EnclosingSymbols): void {
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
