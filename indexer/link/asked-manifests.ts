/** The contents of repositories' manifests, loaded only as far as imports ask for them. */
import { bearersOf, storedManifests } from "../../lib/db/link/package-names";
import type { Queryable } from "../../lib/db/pool";
import { NO_MANIFESTS, type RepositoryManifests } from "./manifests";

export interface Elsewhere {
  /** repositories that bear a name: `npm:left-pad`, `go:example.org/x` */
  bearing(name: string): readonly number[];
  /** what the manifests of a repository say */
  said(repositoryId: number): RepositoryManifests;
}

/** Like `AskedFiles`: what is not known yet is answered with nothing and noted; `load` brings it. */
export class AskedManifests implements Elsewhere {
  private readonly bearers = new Map<string, number[]>();
  private readonly manifests = new Map<number, RepositoryManifests>();
  private readonly openNames = new Set<string>();
  private readonly openManifests = new Set<number>();

  /** questions so far that could not be answered yet */
  asked = 0;

  bearing(name: string): readonly number[] {
    const known = this.bearers.get(name);
    if (known !== undefined) return known;
    this.openNames.add(name);
    this.asked++;
    return [];
  }

  said(repositoryId: number): RepositoryManifests {
    const known = this.manifests.get(repositoryId);
    if (known !== undefined) return known;
    this.openManifests.add(repositoryId);
    this.asked++;
    return NO_MANIFESTS;
  }

  async load(client: Queryable): Promise<void> {
    const [names, ids] = [[...this.openNames], [...this.openManifests]];
    this.openNames.clear();
    this.openManifests.clear();
    for (const name of names) this.bearers.set(name, []);
    if (names.length > 0)
      for (const { name, repositoryId } of await bearersOf(client, names)) this.bearers.get(name)?.push(repositoryId);
    const stored = ids.length > 0 ? await storedManifests<RepositoryManifests>(client, ids) : new Map();
    for (const id of ids) this.manifests.set(id, { ...NO_MANIFESTS, ...stored.get(id) });
  }
}
