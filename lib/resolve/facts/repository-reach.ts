/**
 * Which repositories a repository may mean names of. A name crosses from one to another only where something says so:
 * the other was given as what the reader's code stands on (`--external`), or an import leads to one of its files.
 * Imports are linked across repositories by the same rule, see `indexer/link/crossings.ts`; what those stand on is
 * seen, too.
 */
import { repositoryLinks } from "../../db/link/repository-links";
import type { Queryable } from "../../db/pool";
import type { CodeFile } from "./code-file";
import type { Declaration } from "./declaration";
import { unknown, type Resolution } from "./resolution";
import { weaker } from "./certainty";
import { splitQualified } from "../../format/symbol-key";
import { RULES } from "../languages/registry";

export class RepositoryReach {
  private readonly seen = new Map<number, ReadonlySet<number>>();
  private readonly leadsTo: ReadonlyMap<number, readonly number[]>;

  private constructor(repositories: Awaited<ReturnType<typeof repositoryLinks>>) {
    const external = repositories.filter(({ scope }) => scope === "external").map(({ id }) => id);
    this.leadsTo = new Map(
      repositories.map(({ id, scope, leadsTo }) => [id, scope === "user" ? [...leadsTo, ...external] : leadsTo]),
    );
  }

  static async of(pool: Queryable): Promise<RepositoryReach> {
    return new RepositoryReach(await repositoryLinks(pool));
  }

  /** The repositories whose names files of this one may mean, its own among them. */
  from(repositoryId: number): ReadonlySet<number> {
    const known = this.seen.get(repositoryId);
    if (known) return known;
    const found = new Set([repositoryId]);
    for (const id of found) for (const next of this.leadsTo.get(id) ?? []) found.add(next);
    this.seen.set(repositoryId, found);
    return found;
  }
}

/**
 * What the file may mean of what a rule found, by the repositories that it sees: elsewhere there are only namesakes.
 */
export function withinReach(file: CodeFile, found: Resolution, reach: ReadonlySet<number>): Resolution {
  const { declarations, basis } = found;
  const seen = declarations.filter((d) => reach.has(d.repositoryId));
  if (seen.length === declarations.length) return found;
  if (seen.length > 0) return { ...found, declarations: seen };
  const named = declarations.filter((d) => isNamedBy(file, d));
  if (named.length > 0 && new Set(named.map((d) => d.repositoryId)).size === 1)
    return { ...found, declarations: named, basis: weaker(basis, "import") };
  return basis === "name" ? unknown() : { ...found, basis: "name" };
}

/** `import com.harbour.Crane`, `using Harbour`: the path of a declaration, or of what holds it. */
function isNamedBy(file: CodeFile, d: Declaration): boolean {
  if (!RULES[file.language].importsWholeNames) return false;
  const path = [...d.owners, d.name];
  return file.imports.some(({ specifier }) => {
    const parts = splitQualified(specifier);
    return parts.length > 0 && parts.length <= path.length && parts.every((part, at) => part === path[at]);
  });
}
