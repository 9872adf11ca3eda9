/** Symbol rows together with the symbols that enclose them: what keys and qualified names are made of. */
import { Prisma, type PrismaClient } from "./generated/client";

/** A row of `symbol`, undecoded. */
export interface SymbolRecord {
  id: bigint;
  name: string;
  kind: number;
  role: number;
  modifiers: number;
  container: number;
  qualifier: string | null;
  disambiguator: string | null;
  keyHash: bigint;
  ranges: Uint8Array;
}

/** A symbol and its owners, outermost first. */
export interface OwnedSymbol {
  symbol: SymbolRecord;
  owners: SymbolRecord[];
}

/** Deepest nesting that is followed. */
const MAX_DEPTH = 64;
/** Low bits of a symbol id that are its ordinal in the file. */
const ORDINAL_BITS = 20n;

/** File id of a symbol id. */
export const fileOfSymbol = (id: bigint): number => Number(id >> ORDINAL_BITS);

/** Symbols by id; ids that are gone are left out. */
export async function symbolsById(db: PrismaClient, ids: readonly bigint[]): Promise<Map<bigint, OwnedSymbol>> {
  if (ids.length === 0) return new Map();
  return withOwners(await chains(db, Prisma.sql`id IN (${Prisma.join(ids)})`), new Set(ids));
}

/** Every symbol of a file in order of the source, at most `limit`. */
export async function symbolsOfFile(db: PrismaClient, fileId: number, limit: number): Promise<OwnedSymbol[]> {
  const first = BigInt(fileId) << ORDINAL_BITS;
  const records = await db.symbol.findMany({
    where: { id: { gte: first, lt: first + (1n << ORDINAL_BITS) } },
    orderBy: { id: "asc" },
    take: limit,
    omit: { nameHash: true },
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  return records.map((symbol) => ({ symbol, owners: ownersOf(symbol, byId) }));
}

function chains(db: PrismaClient, condition: Prisma.Sql): Promise<SymbolRecord[]> {
  return db.$queryRaw<SymbolRecord[]>`
    WITH RECURSIVE chain AS (
      SELECT s.id, s.container, 0 AS depth FROM symbol s WHERE ${condition}
      UNION
      SELECT owner.id, owner.container, chain.depth + 1
      FROM chain JOIN symbol owner ON owner.id = (chain.id >> 20 << 20) + chain.container
      WHERE chain.container >= 0 AND chain.depth < ${MAX_DEPTH}
    )
    SELECT DISTINCT s.id, s.name, s.kind, s.role, s.modifiers, s.container, s.qualifier, s.disambiguator,
           s.key_hash AS "keyHash", s.ranges
    FROM chain JOIN symbol s USING (id)`;
}

function withOwners(records: SymbolRecord[], wanted: ReadonlySet<bigint>): Map<bigint, OwnedSymbol> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const found = new Map<bigint, OwnedSymbol>();
  for (const symbol of records) {
    if (wanted.has(symbol.id)) found.set(symbol.id, { symbol, owners: ownersOf(symbol, byId) });
  }
  return found;
}

function ownersOf(symbol: SymbolRecord, byId: ReadonlyMap<bigint, SymbolRecord>): SymbolRecord[] {
  const owners: SymbolRecord[] = [];
  let inner = symbol;
  while (inner.container >= 0 && owners.length < MAX_DEPTH) {
    const owner = byId.get(((inner.id >> ORDINAL_BITS) << ORDINAL_BITS) + BigInt(inner.container));
    if (owner === undefined) break;
    owners.unshift(owner);
    inner = owner;
  }
  return owners;
}
