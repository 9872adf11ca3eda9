/** What is known of symbols' relatives: which are one symbol, what a function belongs to, and what that inherits. */
import { KIND_GROUPS, SYMBOL_KINDS, type SymbolKind } from "../../contract/vocabulary";
import type { Queryable } from "../../db/pool";
import { symbolsById, type OwnedSymbol } from "../../db/read/symbols-with-owners";
import { ancestryOf } from "../../db/read/type-relations";
import { symbolId } from "../../format/symbol-id";

/** A function and the type, namespace or file that it belongs to. */
export interface Member {
  name: string;
  /** hash of the owner's key, the same in each file that opens it; of what stands free, its file */
  owner: bigint | string;
}

export interface Kin {
  /** hash of each symbol's key by its id: declarations and definition of one symbol share it */
  keys: ReadonlyMap<bigint, bigint>;
  /** by the symbol's id; what is no function is missing */
  members: ReadonlyMap<bigint, Member>;
  /** keys of direct bases by the key of the type that lists them */
  bases: ReadonlyMap<bigint, ReadonlySet<bigint>>;
}

const FUNCTIONS: ReadonlySet<SymbolKind> = new Set(KIND_GROUPS.function);

export async function kinOf(pool: Queryable, found: readonly OwnedSymbol[]): Promise<Kin> {
  const functions = found.filter(({ symbol }) => FUNCTIONS.has(SYMBOL_KINDS[symbol.kind]));
  const ownerIds = [...new Set(functions.flatMap((each) => ownerIdOf(each) ?? []))];
  const [owners, ancestry] = await Promise.all([symbolsById(pool, ownerIds), ancestryOf(pool, ownerIds)]);
  const bases = new Map<bigint, Set<bigint>>();
  for (const { childKey, baseKey } of [...ancestry.values()].flat())
    if (baseKey !== null) bases.set(childKey, (bases.get(childKey) ?? new Set()).add(baseKey));
  const members = functions.map((each): [bigint, Member] => {
    const { id, name, fileId, qualifier } = each.symbol;
    // What is defined outside of its type (`void T::f() {}`) is told apart by what it says of that.
    const key = qualifier === null ? owners.get(ownerIdOf(each) ?? -1n)?.symbol.keyHash : undefined;
    return [id, { name, owner: key ?? `${fileId} ${qualifier ?? ""}` }];
  });
  const keys = new Map(found.map(({ symbol }) => [symbol.id, symbol.keyHash]));
  return { keys, members: new Map(members), bases };
}

/** The id of the symbol around another; null for what stands free. */
function ownerIdOf({ symbol, owners }: OwnedSymbol): bigint | null {
  const owner = owners.at(-1);
  return owner === undefined ? null : BigInt(symbolId(symbol.fileId, owner.ordinal));
}
