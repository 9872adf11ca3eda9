/**
 * The link step: computes what depends on several files after the files are written, that is where imports lead and
 * what bases mean.
 */
import { beginWriting } from "../../lib/db/admin/indexer-locks";
import type { Queryable } from "../../lib/db/pool";
import {
  ambiguousBases,
  baseNamesIn,
  linkBases,
  linkUniqueBases,
  type BaseCandidate,
  type TouchedNames,
} from "../../lib/db/link/link-bases";
import { chooseBase } from "./choose-base";
import { linkImportsIn } from "./link-imports";
import type { LinkScope } from "./link-scope";

/**
 * If the scope names all changes, the links are the same afterwards as if everything had been linked. Imports come
 * first, because they decide which of several types with one name is meant. One transaction. Returns the files with an
 * import that now leads elsewhere.
 */
export async function link(client: Queryable, scope: LinkScope): Promise<number[]> {
  await client.query(beginWriting("alone"));
  try {
    const relinked = await linkImportsIn(client, scope);
    const names = scope.names && [...new Set([...scope.names, ...(await baseNamesIn(client, relinked))])];
    if (names === null || names.length > 0) await linkTypes(client, names);
    await client.query("commit");
    return relinked;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

async function linkTypes(client: Queryable, names: TouchedNames): Promise<void> {
  await linkUniqueBases(client, names);
  const relations = new Map<string, BaseCandidate[]>();
  for (const candidate of await ambiguousBases(client, names)) {
    const id = `${candidate.childId}:${candidate.ordinal}`;
    const list = relations.get(id);
    if (list) list.push(candidate);
    else relations.set(id, [candidate]);
  }
  const links = [...relations.values()].flatMap((candidates) => {
    const keyHash = chooseBase(candidates);
    const { childId, ordinal } = candidates[0];
    return keyHash === null ? [] : [{ childId, ordinal, keyHash }];
  });
  await linkBases(client, links);
}
