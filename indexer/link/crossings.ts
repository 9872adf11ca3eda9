/**
 * Where an import may lead from one repository into another: into what was given as external, and into what a manifest
 * of the importing one names as a dependency. Elsewhere the whole path of the import has to be there. Two repositories
 * that happen to have files of one name have nothing to do with each other.
 */
import type { RepositoryRoot } from "../../lib/db/link/link-imports";
import type { Crossing } from "../../lib/db/link/package-names";

export interface Crossings {
  /** Whether the end of a path is enough to lead from one repository into another. */
  may(from: number, to: number): boolean;
}

export const NO_CROSSINGS: Crossings = { may: (from, to) => from === to };

/** @param asked which repository asks for what another one is called */
export function crossingsBy(
  repositories: readonly Pick<RepositoryRoot, "id" | "scope">[],
  asked: readonly Crossing[],
): Crossings {
  const scopes = new Map(repositories.map(({ id, scope }) => [id, scope]));
  const known = new Set(asked.map(({ from, to }) => `${from}>${to}`));
  return {
    may(from, to) {
      if (from === to) return true;
      if (scopes.get(to) === "external" && scopes.get(from) === "user") return true;
      return known.has(`${from}>${to}`);
    },
  };
}

/** Folders in which the paths of a repository's sources begin. */
const ROOTS: ReadonlySet<string> = new Set(
  "include includes inc src source sources lib libs java kotlin scala main python php public classes".split(" "),
);
/** First segments of paths that every repository may have, or that an operating system has. */
const EVERYWHERES: ReadonlySet<string> = new Set(
  (
    "test tests testing spec specs example examples sample samples doc docs script scripts tool tools util utils common config core internal lib src bench " +
    "benchmarks sys linux asm asm-generic net netinet netinet6 arpa bits rpc machine mach windows"
  ).split(" "),
);

/** Words that packages of many repositories are called by. */
const COMMON: ReadonlySet<string> = new Set(
  "api app cli client common core demo main model parent server shared web".split(" "),
);

/** Whether a name is too common to identify a repository, like `core` or `tests`. */
export const isEverywhere = (name: string): boolean =>
  EVERYWHERES.has(name.toLowerCase()) || COMMON.has(name.toLowerCase());

/** Whether a path is, from where the sources of its repository begin, this one and no shorter. */
export function isAtRoot(path: string, whole: string): boolean {
  const [first, ...rest] = whole.split("/");
  if (rest.length === 0 || EVERYWHERES.has(first.toLowerCase())) return false;
  const before = path.slice(0, -whole.length).replace(/\/$/, "");
  return before === "" || ROOTS.has(before.slice(before.lastIndexOf("/") + 1).toLowerCase());
}
