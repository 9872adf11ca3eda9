/** What classes derive from and methods override, by the file in which the lower one stands. Pure. */
import type { PreciseRelation } from "../port";
import type { DeclaredSymbols } from "./declared-symbols";

export function relationsByFile(symbols: DeclaredSymbols): Map<string, PreciseRelation[]> {
  const byFile = new Map<string, PreciseRelation[]>();
  const seen = new Set<string>();
  for (const { kind, above, below } of symbols.relations) {
    const key = `${kind}${below}${above}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const [from, to] = [symbols.headOf(below), symbols.headOf(above)];
    if (from === undefined || to === undefined) continue;
    const { path, line, column } = from;
    const relation: PreciseRelation = { kind, from: { line, column }, to };
    const known = byFile.get(path);
    if (known) known.push(relation);
    else byFile.set(path, [relation]);
  }
  return byFile;
}
