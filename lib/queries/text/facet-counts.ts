/** Counts matches by repository, language and folder while they come. */
import type { TextFacet, TextFacets } from "../../contract/search-text";
import type { RepositoryRecord } from "../../db/admin/repository-states";
import type { PathEntry } from "../files/path-list";

/** Values of a facet that are told. */
const MOST_VALUES = 20;

interface Count {
  matches: number;
  files: number;
}
type Counts = Map<string, Count>;

export class FacetCounts {
  complete = true;
  private readonly repo = { included: new Map<string, Count>(), outside: new Map<string, Count>() };
  private readonly lang = { included: new Map<string, Count>(), outside: new Map<string, Count>() };
  private readonly folders: Counts = new Map();
  private readonly names: ReadonlyMap<number, string>;

  constructor(repositories: readonly RepositoryRecord[]) {
    this.names = new Map(repositories.map(({ id, name }) => [id, name]));
  }

  add(entry: PathEntry, matches: number): void {
    count(this.repo.included, this.names.get(entry.repositoryId), matches);
    count(this.lang.included, entry.language ?? undefined, matches);
    count(this.folders, entry.path.slice(0, entry.path.lastIndexOf("/") + 1), matches);
  }

  /** A match that one filter keeps away. */
  addOutside(kind: string, entry: PathEntry, matches: number): void {
    if (kind === "repo" || kind === "scope") count(this.repo.outside, this.names.get(entry.repositoryId), matches);
    if (kind === "lang") count(this.lang.outside, entry.language ?? undefined, matches);
  }

  result(): TextFacets {
    return {
      repo: bothSides(this.repo),
      lang: bothSides(this.lang),
      path: facetOf(tellingLevel(this.folders), true),
      complete: this.complete,
    };
  }
}

function count(counts: Counts, value: string | undefined, matches: number, files = 1): void {
  if (value === undefined) return;
  const sum = counts.get(value);
  if (sum === undefined) counts.set(value, { matches, files });
  else {
    sum.matches += matches;
    sum.files += files;
  }
}

/** A value of which only a part is kept away is no choice: it is included already. */
function bothSides({ included, outside }: { included: Counts; outside: Counts }): TextFacet {
  const kept = new Map([...outside].filter(([value]) => !included.has(value)));
  return [...facetOf(included, true), ...facetOf(kept, false)];
}

function facetOf(counts: Counts, included: boolean): TextFacet {
  return [...counts]
    .map(([value, sum]) => ({ value, ...sum, included }))
    .sort((a, b) => b.matches - a.matches || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_VALUES);
}

/** Folders one level below the folder that holds them all: the first level on which they differ. */
function tellingLevel(folders: Counts): Counts {
  const common = commonFolder([...folders.keys()]);
  const level: Counts = new Map();
  for (const [folder, { matches, files }] of folders) {
    const slash = folder.indexOf("/", common.length);
    if (slash >= 0) count(level, folder.slice(0, slash + 1), matches, files);
  }
  return level;
}

function commonFolder(folders: readonly string[]): string {
  let common = folders[0] ?? "";
  for (const folder of folders) {
    while (!folder.startsWith(common)) common = common.slice(0, common.lastIndexOf("/", common.length - 2) + 1);
  }
  return common;
}
