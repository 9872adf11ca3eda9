/** What holds between files, worked out after the files themselves are written: where imports lead, what bases mean. */
import type { Queryable } from "../../lib/db/pool";
import {
  ambiguousBases,
  linkBases,
  linkUniqueBases,
  type BaseCandidate,
  type TouchedNames,
} from "../../lib/db/link-bases";
import { reopenImports } from "../../lib/db/link-imports";
import { chooseBase } from "./choose-base";
import { linkOpenImports } from "./link-imports";

/** What a change touched. */
export interface LinkScope {
  /** files whose imports are open; null for all */
  fileIds: number[] | null;
  /** paths that were not there before: imports elsewhere may mean them */
  newPaths: string[];
  /** hashes of base names; null for all */
  names: TouchedNames;
  /** files whose imports are linked anew, wherever they led */
  reopened?: readonly number[];
}

export const LINK_ALL: LinkScope = { fileIds: null, newPaths: [], names: null };

/** Imports first: they tell which of several types of one name is meant. One transaction. */
export async function link(client: Queryable, scope: LinkScope): Promise<void> {
  await client.query("begin");
  try {
    if (scope.reopened !== undefined) await reopenImports(client, scope.reopened);
    await linkOpenImports(client, scope);
    if (scope.names === null || scope.names.length > 0) await linkTypes(client, scope.names);
    await client.query("commit");
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
