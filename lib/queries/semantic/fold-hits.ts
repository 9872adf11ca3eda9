/** One hit for symbols that a question means together: the best of them, the others counted behind it. */
import { SYMBOL_ROLES } from "../../contract/vocabulary";
import type { Queryable } from "../../db/pool";
import { symbolsById } from "../../db/read/symbols-with-owners";
import { knownOwners } from "../../resolve/facts/kept-facts";
import { groupBy } from "../../resolve/facts/group-by";
import type { DescribedHit } from "../hit-rows";
import { familiesOf } from "./families";
import { kinOf } from "./kin";

/**
 * @param hits best first
 * @returns in the order of the best of each; of a symbol that is declared and defined, the definition
 */
export async function foldHits(pool: Queryable, hits: readonly DescribedHit[]): Promise<DescribedHit[]> {
  const idsOf = (some: readonly DescribedHit[]): bigint[] => some.map(({ hit }) => hit.id);
  const symbols = await symbolsById(pool, idsOf(hits), knownOwners(pool));
  const kin = await kinOf(pool, [...symbols.values()]);
  const families = new Map<bigint, bigint>();
  for (const some of groupBy(hits, ({ hit }) => hit.repositoryId).values())
    for (const [id, first] of familiesOf(idsOf(some), kin)) families.set(id, first);
  const isDefinition = ({ hit }: DescribedHit): boolean => {
    const role = symbols.get(hit.id)?.symbol.role;
    return role !== undefined && SYMBOL_ROLES[role] === "definition";
  };
  return [...groupBy(hits, ({ hit }) => families.get(hit.id)).values()].map((family) => {
    const [best] = family;
    const same = family.filter(({ hit }) => kin.keys.get(hit.id) === kin.keys.get(best.hit.id));
    const shown = isDefinition(best) ? best : (same.find(isDefinition) ?? best);
    return { ...best, hit: shown.hit, folded: family.length - 1 };
  });
}
