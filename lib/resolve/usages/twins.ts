/**
 * Symbols of one key that are not the same: programs of one repository that know nothing of each other, and what
 * blocks of functions without a name declare.
 */
import type { SymbolKind } from "../../contract/vocabulary";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { isApartInFunction, isType, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** Whether two lists of declarations of one key hold different definitions: then they are two symbols. */
export function areTwins(a: readonly Declaration[], b: readonly Declaration[]): boolean {
  const definitions = new Set(a.filter(isDefinition).map((d) => d.id));
  const others = b.filter(isDefinition);
  return definitions.size > 0 && others.length > 0 && !others.some((d) => definitions.has(d.id));
}

const isDefinition = (d: Declaration): boolean =>
  d.role === "definition" && (RULES[d.language].programsApart || isApartInFunction(d) || isOfOneBlock(d));

/**
 * Members that have no overloads, types and functions in blocks: each names all its declarations, or those of one
 * block.
 */
const isOfOneBlock = ({ kind, language, source: { symbol } }: Declaration): boolean =>
  RULES[language].blockScopes &&
  (MEMBERS.has(kind) ||
    ((isType(kind) || kind === "function") &&
      symbol.container < 0 &&
      decodeSymbolRanges(symbol.ranges).startColumn > 0));

const MEMBERS: ReadonlySet<SymbolKind> = new Set(["enum_member", "field", "property"]);
