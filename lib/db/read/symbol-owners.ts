/**
 * The symbols that hold others, in memory. Every declaration is named and told apart by what holds it, and looking that
 * up along with it cost Postgres nine times what the declaration itself did. A place never means two symbols (its file
 * would have another id), so nothing here goes stale; files that came later are missing until they are read.
 */
import { jsonColumns, type JsonColumns } from "./json-columns";
import type { Queryable } from "../pool";
import { fileOfSymbol, ORDINAL_BITS, ordinalOfSymbol, symbolId } from "../../format/symbol-id";

/** What a declaration's names take of each symbol around it. */
export interface SymbolOwner {
  readonly fileId: number;
  readonly ordinal: number;
  readonly name: string;
  readonly kind: number;
  readonly container: number;
  readonly qualifier: string | null;
  readonly disambiguator: string | null;
}

/** Owners in memory, about 150 bytes each; an index with more looks them up. */
const MAX_OWNERS = 400_000;
/** Deepest nesting that is followed. */
export const MAX_DEPTH = 64;

/** Owners, outermost first. */
type Chain = readonly SymbolOwner[];

const NO_OWNERS: Chain = [];

export class SymbolOwners {
  private readonly byPlace = new Map<number, SymbolOwner>();
  /**
   * by the innermost owner: all that it holds shares one list, where a list each took a sixth of the memory of kept
   * symbols
   */
  private readonly chains = new Map<number, Chain>();
  private filled = false;

  /** @param known symbols that are owners or may be */
  constructor(known: Iterable<SymbolOwner> = []) {
    this.add(known);
  }

  /** Whether every owner of the index was read into it once. */
  get isFilled(): boolean {
    return this.filled;
  }

  add(owners: Iterable<SymbolOwner>): void {
    for (const owner of owners) {
      if (this.byPlace.size >= MAX_OWNERS) return;
      this.byPlace.set(symbolId(owner.fileId, owner.ordinal), owner);
    }
  }

  /** Reads all owners of the index, unless they are too many. */
  async fill(pool: Queryable): Promise<void> {
    const owners = await allOwners(pool);
    if (owners.length > MAX_OWNERS) return;
    this.add(owners);
    this.filled = true;
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
    const owner = this.byPlace.get(place);
    const above = owner === undefined ? null : this.chain(owner, depth + 1);
    if (owner === undefined || above === null) return null;
    const chain = [...above, owner];
    // One that was cut is right only for who asked from so far below.
    if (chain.length < MAX_DEPTH - depth) this.chains.set(place, chain);
    return chain;
  }
}

type OwnerColumns = JsonColumns<
  [id: number, name: string, kind: number, container: number, qualifier: string | null, disambiguator: string | null]
>;

async function allOwners(pool: Queryable): Promise<SymbolOwner[]> {
  const { rows } = await pool.query<{ owners: OwnerColumns }>({
    name: "all-owners",
    text: `SELECT ${jsonColumns("id", "name", "kind", "container", "qualifier", "disambiguator")} AS owners FROM (
             SELECT id, name, kind, container, qualifier, disambiguator FROM symbol WHERE id = ANY(ARRAY(
               SELECT DISTINCT (id >> ${ORDINAL_BITS} << ${ORDINAL_BITS}) + container FROM symbol WHERE container >= 0))
             LIMIT ${MAX_OWNERS + 1}) AS owner`,
  });
  const [ids, names, kinds, containers, qualifiers, disambiguators] = rows[0]?.owners ?? [];
  if (!ids || !names || !kinds || !containers || !qualifiers || !disambiguators) return [];
  return ids.map((id, at) => ({
    fileId: fileOfSymbol(id),
    ordinal: ordinalOfSymbol(id),
    name: names[at],
    kind: kinds[at],
    container: containers[at],
    qualifier: qualifiers[at],
    disambiguator: disambiguators[at],
  }));
}
