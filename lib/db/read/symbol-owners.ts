/**
 * The symbols that hold others, in memory. Every declaration is named and told apart by what holds it, and looking
 * that up along with it cost Postgres nine times what the declaration itself did. A place never means two symbols (its
 * file would have another id), so nothing here goes stale; files that came later are missing until they are read.
 */
import { jsonColumns, type JsonColumns } from "./json-columns";
import type { Queryable } from "../pool";
import { BoundedMap } from "../../bounded-map";
import { ORDINAL_BITS, symbolId } from "../../format/symbol-id";
import { OwnerColumns, type OwnerLists } from "./owner-columns";
import type { SymbolOwner } from "./symbol-owner";

/** Owners that are read whole; an index with more looks them up. */
const MAX_OWNERS = 400_000;
/** Owners that were added one by one, about 190 bytes each. */
const MAX_ADDED = 200_000;
/** Lists of what holds something that are kept. */
const MAX_CHAINS = 50_000;
/** Deepest nesting that is followed. */
export const MAX_DEPTH = 64;

/** Owners, outermost first. */
type Chain = readonly SymbolOwner[];

const NO_OWNERS: Chain = [];

export class SymbolOwners {
  /** every owner of the index, as of when it was filled */
  private all: OwnerColumns | null = null;
  /** those that came one by one */
  private readonly added = new Map<number, SymbolOwner>();
  /**
   * by the innermost owner: all that it holds shares one list, where a list each took a sixth of the memory of kept
   * symbols
   */
  private readonly chains = new BoundedMap<number, Chain>(MAX_CHAINS);

  /** @param known symbols that are owners or may be */
  constructor(known: Iterable<SymbolOwner> = []) {
    this.add(known);
  }

  /** Whether every owner of the index was read into it once. */
  get isFilled(): boolean {
    return this.all !== null;
  }

  add(owners: Iterable<SymbolOwner>): void {
    for (const owner of owners) {
      if (this.added.size >= MAX_ADDED) return;
      this.added.set(symbolId(owner.fileId, owner.ordinal), owner);
    }
  }

  /** Reads all owners of the index, unless they are too many. */
  async fill(pool: Queryable): Promise<void> {
    const lists = await allOwners(pool);
    if (lists.places.length > MAX_OWNERS) return;
    this.all = new OwnerColumns(lists);
    this.added.clear();
  }

  /** Forgets half of what was put together from them. */
  halve(): void {
    this.chains.halve();
  }

  /** What holds a symbol, outermost first; null when some of it is not known. */
  of(symbol: Pick<SymbolOwner, "fileId" | "container">): Chain | null {
    return this.chain(symbol, 0);
  }

  /** @param depth of what it is asked for below the symbol that was asked about */
  private chain({ fileId, container }: Pick<SymbolOwner, "fileId" | "container">, depth: number): Chain | null {
    if (container < 0 || depth === MAX_DEPTH) return NO_OWNERS;
    const place = symbolId(fileId, container);
    const known = this.chains.get(place);
    if (known !== undefined) return known;
    const owner = this.added.get(place) ?? this.all?.at(place);
    const above = owner === undefined ? null : this.chain(owner, depth + 1);
    if (owner === undefined || above === null) return null;
    const chain = [...above, owner];
    // One that was cut is right only for who asked from so far below.
    if (chain.length < MAX_DEPTH - depth) this.chains.set(place, chain);
    return chain;
  }
}

type OwnerJson = JsonColumns<
  [id: number, name: string, kind: number, container: number, qualifier: string | null, disambiguator: string | null]
>;

async function allOwners(pool: Queryable): Promise<OwnerLists> {
  const { rows } = await pool.query<{ owners: OwnerJson }>({
    name: "all-owners",
    text: `SELECT ${jsonColumns("id", "name", "kind", "container", "qualifier", "disambiguator")} AS owners FROM (
             SELECT id, name, kind, container, qualifier, disambiguator FROM symbol WHERE id = ANY(ARRAY(
               SELECT DISTINCT (id >> ${ORDINAL_BITS} << ${ORDINAL_BITS}) + container FROM symbol WHERE container >= 0))
             LIMIT ${MAX_OWNERS + 1}) AS owner`,
  });
  const [places, names, kinds, containers, qualifiers, disambiguators] = rows[0]?.owners ?? [];
  return {
    places: places ?? [],
    names: names ?? [],
    kinds: kinds ?? [],
    containers: containers ?? [],
    qualifiers: qualifiers ?? [],
    disambiguators: disambiguators ?? [],
  };
}
