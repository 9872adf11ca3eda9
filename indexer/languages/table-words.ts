/**
 * What the words of a language's table are in its grammar: node types, fields and places as numbers, with the bits
 * that stand there. Keeps a list of the words that neither the grammar nor the vocabulary knows.
 */
import type { NodeTypes } from "../model";
import { WordSieve } from "../mask/word-sieve";
import type { ChildName, Pair } from "./child-names";
import { USE_MASK, USE_WORDS, type CompiledLanguage } from "./compiled";
import type { LanguageTable } from "./table";
import type { UseWord } from "./table/uses";

/** Names of places, where a field could stand. */
export const PLACES = ["#first", "#second", "#last", "#self", "#unfielded", "#none"];

/** The table, what comes out of it, and what was wrong with it. */
export class TableWords {
  protected readonly problems: string[] = [];
  protected readonly out: CompiledLanguage;

  constructor(
    protected readonly table: LanguageTable,
    protected readonly types: NodeTypes,
  ) {
    const size = types.names.length;
    const fieldCount = types.fields.length;
    this.out = {
      table,
      types,
      fieldCount,
      action: new Uint32Array(size),
      leaf: new Uint8Array(size),
      rawRole: new Uint8Array(size),
      pair: new Uint16Array(size * fieldCount),
      first: new Uint16Array(size),
      second: new Uint16Array(size),
      last: new Uint16Array(size),
      declarations: new Array(size),
      declarationsByPair: new Map(),
      heads: new Array(size),
      patterns: new Array(size),
      lefts: new Array(size),
      calls: new Array(size),
      chains: new Uint16Array(size),
      imports: new Array(size),
      owners: new Array(size),
      derived: new Array(size),
      basesByType: new Array(size),
      basesByPair: new Map(),
      results: new Array(size),
      wrappers: new Uint8Array(size),
      tokenTrees: new Uint8Array(size),
      memberContexts: new Uint8Array(size),
      shorthands: new Uint8Array(size),
      keywords: table.keywords ? new WordSieve(table.keywords) : null,
      modifiers: new Map(Object.entries(table.modifiers)),
    };
  }

  protected problem(text: string): number {
    this.problems.push(text);
    return 0;
  }

  protected useCode(word: UseWord): number {
    const code = USE_WORDS.indexOf(word) + 1;
    return code > 0 && code <= USE_MASK ? code : this.problem(`unknown use word "${word}"`);
  }

  protected atType(name: string, then: (type: number) => void): void {
    const type = this.types.typeIndex(name);
    if (type === undefined) this.problem(`unknown node type "${name}"`);
    else then(type);
  }

  protected checkChild(name: ChildName): void {
    if (!PLACES.includes(name) && this.types.fieldIndex(name) === undefined) this.problem(`unknown field "${name}"`);
  }

  protected checkFieldOrType(name: string): void {
    if (this.types.fieldIndex(name) === undefined && this.types.typeIndex(name) === undefined)
      this.problem(`"${name}" is neither a field nor a node type`);
  }

  protected mark(type: number, child: ChildName, bits: number): void {
    if (child === "#first") this.out.first[type] |= bits;
    else if (child === "#second") this.out.second[type] |= bits;
    else if (child === "#last") this.out.last[type] |= bits;
    else if (child === "#unfielded") this.out.pair[type * this.out.fieldCount] |= bits;
    else {
      const field = this.types.fieldIndex(child);
      if (field === undefined) this.problem(`unknown field "${child}"`);
      else this.out.pair[type * this.out.fieldCount + field] |= bits;
    }
  }

  protected atPair(pair: Pair, then: (at: { table: Uint16Array; index: number }) => void): void {
    const dot = pair.indexOf(".");
    const [typeName, child] = dot < 0 ? [pair, ""] : [pair.slice(0, dot), pair.slice(dot + 1)];
    this.atType(typeName, (type) => {
      if (child === "#first") return then({ table: this.out.first, index: type });
      if (child === "#second") return then({ table: this.out.second, index: type });
      if (child === "#last") return then({ table: this.out.last, index: type });
      const field = child === "" ? 0 : this.types.fieldIndex(child);
      if (field === undefined) this.problem(`unknown field "${child}" in "${pair}"`);
      else then({ table: this.out.pair, index: type * this.out.fieldCount + field });
    });
  }

  protected setPair(at: { table: Uint16Array; index: number }, bits: number): void {
    at.table[at.index] |= bits;
  }
}
