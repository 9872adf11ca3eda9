/** Symbols by id with their owners and the file that holds each. */
import type { NamedSymbol } from "./named-symbols";
import type { Queryable } from "./pool";
import { fileOfSymbol, symbolsById } from "./symbols-with-owners";

type Place = Omit<NamedSymbol, "symbol" | "owners">;

/** Symbols in the order of `ids`; ids that are gone are left out. */
export async function placedSymbols(pool: Queryable, ids: readonly bigint[]): Promise<NamedSymbol[]> {
  if (ids.length === 0) return [];
  const [symbols, files] = await Promise.all([
    symbolsById(pool, ids),
    pool.query<Place>({
      name: "files-of-symbols",
      text: `SELECT f.id AS "fileId", f.path, f.language, f.repository_id AS "repositoryId", r.name AS repo, r.scope
             FROM file f JOIN repository r ON r.id = f.repository_id
             WHERE f.id = ANY($1::int[]) AND f.language IS NOT NULL`,
      values: [[...new Set(ids.map(fileOfSymbol))]],
    }),
  ]);
  const places = new Map(files.rows.map((place) => [place.fileId, place]));
  return ids.flatMap((id) => {
    const symbol = symbols.get(id);
    const place = places.get(fileOfSymbol(id));
    return symbol && place ? { ...symbol, ...place } : [];
  });
}
