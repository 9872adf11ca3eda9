/** All symbols of a database as plain rows: what the baselines search, one row for each symbol that is defined. */
import type pg from "pg";
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../lib/contract/vocabulary";
import { loadFiles, loadSymbols } from "../../lib/db/read/load-symbols";
import type { FoundSymbol } from "./query-file";

const FIRST_ROLE = SYMBOL_ROLES.indexOf("definition");

/** Definitions first, so that a baseline is not held up by forward declarations. */
export async function listSymbols(
  client: pg.ClientBase,
  repoNames: ReadonlyMap<number, string>,
): Promise<FoundSymbol[]> {
  const files = new Map((await loadFiles(client, null)).map((file) => [file.id, file]));
  const definitions: FoundSymbol[] = [];
  const others: FoundSymbol[] = [];
  await loadSymbols(client, 0, 2 ** 31 - 1, ({ fileId, name, kind, role }) => {
    const file = files.get(fileId);
    if (!file) return;
    const row: FoundSymbol = {
      name: Buffer.from(name, "latin1").toString("utf8"),
      kind: SYMBOL_KINDS[kind],
      containers: null,
      path: file.path,
      repo: repoNames.get(file.repositoryId) ?? "",
    };
    (role === FIRST_ROLE ? definitions : others).push(row);
  });
  return [...definitions, ...others];
}
