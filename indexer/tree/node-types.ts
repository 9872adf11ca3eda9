/**
 * Numbers for the node types and fields of one grammar, so that extractors compare integers and never strings.
 *
 * A grammar may hold several symbols that show the same named type (a rule, and an alias of the same name). They get
 * one number here, the lowest, and trees only hold that one.
 */
import type { Language } from "web-tree-sitter";
import { ERROR_TYPE, type NodeTypes } from "../model";

const ERROR_NAME = "ERROR";

/** The model's numbers, and what only readers and tools need beside them. */
export interface GrammarTypes extends NodeTypes {
  /** the one index of each symbol's type; meaningless for symbols that are hidden or anonymous */
  readonly canonical: Uint16Array;
  /** the name of any index found in a tree, "ERROR" for `ERROR_TYPE` */
  typeName(index: number): string;
}

/**
 * Reads a loaded grammar's tables. `names` is "" where an index is no visible named type or stands for another one;
 * `typeIndex("ERROR")` is `ERROR_TYPE`. Costs one pass over a few hundred symbols.
 */
export function nodeTypesOf(grammar: Language): GrammarTypes {
  const count = grammar.nodeTypeCount;
  const names = new Array<string>(count).fill("");
  const canonical = new Uint16Array(count);
  const byName = new Map<string, number>();
  for (let symbol = 0; symbol < count; symbol++) {
    canonical[symbol] = symbol;
    if (!grammar.nodeTypeIsNamed(symbol) || !grammar.nodeTypeIsVisible(symbol)) continue;
    const name = grammar.nodeTypeForId(symbol) ?? "";
    const first = byName.get(name);
    if (first === undefined) {
      byName.set(name, symbol);
      names[symbol] = name;
    } else {
      canonical[symbol] = first;
    }
  }
  const fields = Array.from(grammar.fields, (name) => name ?? "");
  const typeName = (index: number): string => (index === ERROR_TYPE ? ERROR_NAME : (names[index] ?? ""));
  return { ...numbered(names, fields), canonical, typeName };
}

/** @param names as `NodeTypes` has them  @param fields as `NodeTypes` has them */
export function numbered(names: readonly string[], fields: readonly string[]): NodeTypes {
  const byName = new Map([[ERROR_NAME, ERROR_TYPE], ...numbers(names)]);
  const byField = new Map(numbers(fields));
  return { names, fields, typeIndex: (name) => byName.get(name), fieldIndex: (name) => byField.get(name) };
}

const numbers = (names: readonly string[]): [string, number][] =>
  names.map((name, index): [string, number] => [name, index]).filter(([name]) => name !== "");
