/**
 * Where an import may lead from one repository into another: into what was given as external, and into what a manifest of the importing one names as a
 * dependency. Elsewhere the whole path of the import has to be there. Two repositories that happen to have files of one name have nothing to do with
 * each other.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RepositoryRoot } from "../../lib/db/link-imports";

export interface Crossings {
  /** Whether the end of a path is enough to lead from one repository into another. */
  may(from: number, to: number): boolean;
}

export const NO_CROSSINGS: Crossings = { may: (from, to) => from === to };

/** Longest manifest that is read, in characters. */
const MAX_TEXT = 400_000;
/** Files in a repository's root that are looked at. */
const MAX_ENTRIES = 2000;

/** What a manifest is called by, and what it depends on; both are read loosely, because only names of indexed repositories count. */
interface ManifestRule {
  file: RegExp;
  /** the package's own name */
  name: RegExp;
  /** names in the part that lists dependencies */
  dependency: RegExp;
}

const QUOTED = /["']([\w@./-]+)["']/g;
const MANIFESTS: readonly ManifestRule[] = [
  { file: /^package\.json$/, name: /"name"\s*:\s*"([^"]+)"/, dependency: /"([@\w./-]+)"\s*:\s*"[^"]*"/g },
  { file: /^composer\.json$/, name: /"name"\s*:\s*"([^"]+)"/, dependency: /"([\w./-]+)"\s*:\s*"[^"]*"/g },
  { file: /^go\.mod$/, name: /^module\s+"?([^\s"]+)/m, dependency: /^\s*(?:require\s+)?([\w.-]+\.[\w.-]+\/\S+)\s+v/gm },
  {
    file: /^Cargo\.toml$/,
    name: /^\s*name\s*=\s*"([^"]+)"/m,
    dependency: /^\s*([\w-]+)\s*(?:\.workspace\s*)?=\s*["{t]/gm,
  },
  {
    file: /^pyproject\.toml$/,
    name: /^\s*name\s*=\s*"([^"]+)"/m,
    dependency: /["'\n]\s*([\w.-]+)\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;,"']|$)/gm,
  },
  { file: /^requirements[\w.-]*\.txt$/, name: /(?!)/, dependency: /^\s*([\w.-]+)/gm },
  {
    file: /^setup\.(cfg|py)$/,
    name: /\bname\s*=\s*["']?([\w.-]+)/,
    dependency: /["'\n]\s*([\w.-]+)\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;"']|$)/gm,
  },
  {
    file: /^pom\.xml$/,
    name: /<\/parent>[^]*?<artifactId>([^<]+)|<artifactId>([^<]+)/,
    dependency: /<artifactId>([^<]+)<\/artifactId>/g,
  },
  {
    file: /^(build|settings)\.gradle(\.kts)?$/,
    name: /rootProject\.name\s*=\s*["']([^"']+)/,
    dependency: /["'][\w.-]+:([\w.-]+)(?::[^"']*)?["']/g,
  },
  {
    file: /\.csproj$/,
    name: /<PackageId>([^<]+)/,
    dependency: /Include\s*=\s*"(?:[^"]*[\\/])?([\w.-]+?)(?:\.csproj)?"/g,
  },
  { file: /\.Build\.cs$/, name: /class\s+(\w+)/, dependency: QUOTED },
  {
    file: /\.gemspec$/,
    name: /\.name\s*=\s*["']([\w-]+)/,
    dependency: /add_(?:runtime_)?dependency\s*\(?\s*["']([\w-]+)/g,
  },
  { file: /^Gemfile$/, name: /(?!)/, dependency: /^\s*gem\s+["']([\w-]+)/gm },
];

/** Whether a path inside a repository is that of a manifest which is read here: they lie in the root. */
export const namesDependencies = (path: string): boolean =>
  !path.includes("/") && MANIFESTS.some(({ file }) => file.test(path));

interface Said {
  names: ReadonlySet<string>;
  dependencies: ReadonlySet<string>;
}

/** Reads what repositories are called and what they depend on, from the manifests in their roots. */
export async function readCrossings(repositories: readonly RepositoryRoot[]): Promise<Crossings> {
  if (repositories.length < 2) return NO_CROSSINGS;
  const said = new Map(await Promise.all(repositories.map(async (each) => [each.id, await readSaid(each)] as const)));
  const scopes = new Map(repositories.map(({ id, scope }) => [id, scope]));
  return {
    may(from, to) {
      if (from === to) return true;
      if (scopes.get(to) === "external" && scopes.get(from) === "user") return true;
      const asked = said.get(from)?.dependencies;
      return asked !== undefined && [...(said.get(to)?.names ?? [])].some((name) => asked.has(name));
    },
  };
}

async function readSaid({ root, name }: RepositoryRoot): Promise<Said> {
  const names = new Set([plain(name)]);
  const dependencies = new Set<string>();
  const entries = (await readdir(root).catch((): string[] => [])).slice(0, MAX_ENTRIES);
  for (const entry of entries) {
    for (const rule of MANIFESTS.filter(({ file }) => file.test(entry))) {
      const text = await readFile(join(root, entry), "utf8").catch(() => "");
      if (text === "" || text.length > MAX_TEXT) continue;
      const own = rule.name
        .exec(text)
        ?.slice(1)
        .find((part) => part !== undefined);
      if (own !== undefined) names.add(plain(own));
      for (const [, dependency] of text.matchAll(rule.dependency)) dependencies.add(plain(dependency));
    }
  }
  return { names, dependencies };
}

/** Package names as they are compared: case and the two ways to join words do not count. */
const plain = (name: string): string => name.trim().toLowerCase().replaceAll("_", "-");

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

/** Whether a path is, from where the sources of its repository begin, this one and no shorter. */
export function isAtRoot(path: string, whole: string): boolean {
  const [first, ...rest] = whole.split("/");
  if (rest.length === 0 || EVERYWHERES.has(first.toLowerCase())) return false;
  const before = path.slice(0, -whole.length).replace(/\/$/, "");
  return before === "" || ROOTS.has(before.slice(before.lastIndexOf("/") + 1).toLowerCase());
}
