/** Every declaration of some names with its owners and its file: the candidates that resolution chooses from. */
import { nameHash } from "./name-hash";
import type { Queryable } from "./pool";
import { symbolsById, type OwnedSymbol } from "./symbols-with-owners";

/** A declaration, the symbols that enclose it (outermost first), and where it stands. */
export interface NamedSymbol extends OwnedSymbol {
  fileId: number;
  path: string;
  language: string;
  repositoryId: number;
  repo: string;
  scope: string;
}

/** Names with more declarations than that are cut: nobody chooses among so many by name. */
const MAX_PER_CALL = 20_000;

/** Declarations by name; every asked name has an entry. Definitions come before declarations. */
export async function namedSymbols(pool: Queryable, names: readonly string[]): Promise<Map<string, NamedSymbol[]>> {
  const found = new Map<string, NamedSymbol[]>(names.map((name) => [name, []]));
  if (names.length === 0) return found;
  const hits = await pool.query<Hit>({
    name: "named-symbols",
    text: `SELECT s.id, f.id AS "fileId", f.path, f.language, f.repository_id AS "repositoryId", r.name AS repo, r.scope
           FROM symbol s JOIN file f ON f.id = (s.id >> 20)::int JOIN repository r ON r.id = f.repository_id
           WHERE s.name_hash = ANY($1::bigint[]) ORDER BY s.role, s.id LIMIT ${MAX_PER_CALL}`,
    values: [names.map((name) => String(nameHash(name)))],
  });
  const owned = await symbolsById(
    pool,
    hits.rows.map((hit) => BigInt(hit.id)),
  );
  for (const { id, ...place } of hits.rows) {
    const symbol = owned.get(BigInt(id));
    if (symbol) found.get(symbol.symbol.name)?.push({ ...symbol, ...place });
  }
  return found;
}

interface Hit {
  id: string;
  fileId: number;
  path: string;
  language: string;
  repositoryId: number;
  repo: string;
  scope: string;
}
