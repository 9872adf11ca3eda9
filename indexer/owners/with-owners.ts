/** Puts the owners that were found in other files before the names of what a file defines. */
import { splitQualified } from "../../lib/format/symbol-key";
import type { SymbolFact } from "../model";

/**
 * Changes the symbols in place.
 * @param owners qualifiers to be stored, by the namespaces around and the qualifier as it is written, with blanks
 *   between
 */
export function putOwners(symbols: readonly SymbolFact[], owners: ReadonlyMap<string, string>): void {
  if (owners.size === 0) return;
  const around = symbols.map((): string => "");
  symbols.forEach((symbol, ordinal) => {
    const outer = symbol.container < 0 ? "" : around[symbol.container];
    // `namespace a::b` stands where it is written
    const isNamespace = symbol.kind === "namespace";
    const own = isNamespace && symbol.qualifier !== null ? `${symbol.qualifier}::${symbol.name}` : symbol.name;
    around[ordinal] = `${outer}${splitQualified(own).join(" ")} `;
    if (symbol.qualifier !== null && !isNamespace)
      symbol.qualifier = owners.get(outer + symbol.qualifier) ?? symbol.qualifier;
  });
}
