/**
 * Stores the contents of a repository's manifests, and returns the imports to check again because a manifest changed.
 */
import { createHash } from "node:crypto";
import { repositoryRoots, type ImportTarget, type RepositoryRoot } from "../../lib/db/link/link-imports";
import {
  crossingsOf,
  namesBorne,
  storedManifests,
  storeManifest,
  type Crossing,
} from "../../lib/db/link/package-names";
import type { Queryable } from "../../lib/db/pool";
import { updateRepository } from "../../lib/db/admin/repositories";
import { manifestOf } from "./import-rules";
import { NO_MANIFESTS, readManifests, type RepositoryManifests } from "./manifests";
import { readPackageNames } from "./package-names";

/** What other manifests change. */
export interface Told {
  /** what they say now */
  said: RepositoryManifests;
  /** names that imports may call the repository's packages by, before or now */
  borne: ReadonlySet<string>;
  /** repositories whose imports are all to be looked at again */
  repositories: number[];
  /** wordings of imports that are to be looked at again, wherever they stand */
  phrases: string[];
}

/** What is kept of a repository's manifests. */
interface Kept extends RepositoryManifests {
  scope: string;
}

/**
 * Reads the manifests of one repository and keeps what they say.
 * @param files all of its sources
 * @param isNew all its files are looked at as new ones: who leads to them is found by that
 */
export async function tellManifests(
  client: Queryable,
  repository: RepositoryRoot,
  files: readonly ImportTarget[],
  isNew: boolean,
): Promise<Told> {
  const { id, root, scope } = repository;
  const said = await readManifests(root, files, manifestOf);
  const names = await readPackageNames(repository, files);
  const digest = digestOf([said, scope, [...new Set(names.map(({ name, asked }) => `${asked} ${name}`))].sort()]);
  const borneBefore = await namesBorne(client, id);
  if (digest === repository.manifests) return { said, borne: new Set(borneBefore), repositories: [], phrases: [] };
  const before = (await storedManifests<Kept>(client, [id])).get(id);
  const askedBefore = await crossingsOf(client, [id], id);
  await storeManifest(client, id, { ...said, scope }, names);
  await updateRepository(client, id, { manifests: digest });
  const borne = new Set([...borneBefore, ...names.filter(({ asked }) => !asked).map(({ name }) => name)]);
  const askers = [...askedBefore, ...(await crossingsOf(client, [id], id))].filter(({ to }) => to === id);
  const phrases = [...packagesIn(borne), ...(await aliasesOf(client, askers, borne))];
  if (isNew) return { said, borne, repositories: [id], phrases };
  const changed = oddOnes(askers).map(({ from }) => from);
  const users = before?.scope === scope ? [] : (await repositoryRoots(client)).map((each) => each.id);
  return { said, borne, repositories: [...new Set([id, ...changed, ...users])], phrases };
}

/** What was kept of a repository when its manifests were read last. */
export async function keptManifests(client: Queryable, id: number): Promise<RepositoryManifests> {
  return { ...NO_MANIFESTS, ...(await storedManifests<Kept>(client, [id])).get(id) };
}

/** Stands for all that is said. */
const digestOf = (said: unknown): string => createHash("sha256").update(JSON.stringify(said)).digest("base64url");

/** Names of packages as imports write them: `cargo:deep-sonar` is `deep_sonar` in code. */
const packagesIn = (borne: Iterable<string>): string[] =>
  [...borne].flatMap((name) => {
    const [, kind, rest] = /^(npm|cargo|go):(.+)$/.exec(name) ?? [];
    if (kind === undefined) return [];
    return kind === "cargo" ? [rest.replaceAll("-", "_")] : [rest];
  });

/** What those who ask for these packages call them, where that is something else. */
async function aliasesOf(
  client: Queryable,
  askers: readonly Crossing[],
  borne: ReadonlySet<string>,
): Promise<string[]> {
  const stored = await storedManifests<RepositoryManifests>(client, [...new Set(askers.map(({ from }) => from))]);
  return [...stored.values()].flatMap(({ packages = [], crateNames = [] }) => [
    ...packages.filter(({ as, name }) => as !== name && borne.has(`npm:${name}`)).map(({ as }) => as),
    ...crateNames.filter(({ name }) => borne.has(`cargo:${name}`)).map(({ as }) => as),
  ]);
}

/** Those that stand in a list once: of two lists together, what only one has. */
function oddOnes(crossings: readonly Crossing[]): Crossing[] {
  const counts = new Map<number, number>();
  for (const { from } of crossings) counts.set(from, (counts.get(from) ?? 0) + 1);
  return crossings.filter(({ from }) => counts.get(from) === 1);
}
