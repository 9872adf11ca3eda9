/**
 * What a repository is called by its manifests, and what it depends on by them: in its root and in the folders of its
 * packages, bounded in folders and bytes. Read loosely where only names of indexed repositories count; of npm and
 * Cargo exactly, because imports name their packages.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportTarget, RepositoryRoot } from "../../lib/db/link/link-imports";
import type { PackageName } from "../../lib/db/link/package-names";
import { cargoManifest } from "./cargo-manifest";
import { isEverywhere } from "./crossings";
import { foldersAround } from "./manifest-folders";
import { npmManifest } from "./npm-manifest";

/** Longest manifest that is read, in characters. */
const MAX_TEXT = 400_000;
/** Entries of a folder that are looked at. */
const MAX_ENTRIES = 2000;

/**
 * What a manifest is called by, and what it depends on; both are read loosely, because only names of indexed
 * repositories count.
 */
interface ManifestRule {
  file: RegExp;
  /** the package's own name */
  name: RegExp;
  /** names in the part that lists dependencies */
  dependency: RegExp;
}

const QUOTED = /["']([\w@./-]+)["']/g;
const GO_MODULE = /^go\.mod$/;
const MANIFESTS: readonly ManifestRule[] = [
  { file: /^composer\.json$/, name: /"name"\s*:\s*"([^"]+)"/, dependency: /"([\w./-]+)"\s*:\s*"[^"]*"/g },
  { file: GO_MODULE, name: /^module\s+"?([^\s"]+)/m, dependency: /^\s*(?:require\s+)?([\w.-]+\.[\w.-]+\/\S+)\s+v/gm },
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

/** Folders whose packages nobody outside asks for. */
const ASIDE =
  /(^|\/)(tests?|testdata|__tests__|fixtures?|examples?|samples?|demos?|vendor|third[_-]?party|node_modules)(\/|$)/i;

/**
 * The repository's own names and the names of its dependencies: `npm:left-pad`, `cargo:serde`, `go:example.org/x`, and
 * plain ones, which all kinds of manifests share.
 */
export async function readPackageNames(
  { root, name }: Pick<RepositoryRoot, "root" | "name">,
  files: readonly ImportTarget[],
): Promise<PackageName[]> {
  const found: PackageName[] = [{ name: plain(name), asked: false }];
  const folders = new Set(["", ...foldersAround(files, () => true)]);
  for (const folder of folders) if (!ASIDE.test(folder)) found.push(...(await namesIn(root, folder)));
  return found;
}

async function namesIn(root: string, folder: string): Promise<PackageName[]> {
  const entries = (await readdir(join(root, folder)).catch((): string[] => [])).slice(0, MAX_ENTRIES);
  const found: PackageName[] = [];
  for (const entry of entries) {
    const rule = ruleOf(entry);
    if (rule === undefined) continue;
    const text = await readFile(join(root, folder, entry), "utf8").catch(() => "");
    if (text === "" || text.length > MAX_TEXT) continue;
    const { bears, asks } = rule(text);
    // Below the root many are called `core` or `test`.
    const own = bears.filter((name) => folder === "" || name.includes(":") || !isEverywhere(name));
    found.push(...own.map((name) => ({ name, asked: false })), ...asks.map((name) => ({ name, asked: true })));
  }
  return found;
}

/** Whether a file of this name is a manifest that names packages. */
export const namesPackages = (entry: string): boolean => ruleOf(entry) !== undefined;

interface Said {
  bears: string[];
  asks: string[];
}

function ruleOf(entry: string): ((text: string) => Said) | undefined {
  if (entry === "package.json") return npmNames;
  if (entry === "Cargo.toml") return cargoNames;
  const rule = MANIFESTS.find(({ file }) => file.test(entry));
  return rule && ((text) => namesBy(rule, text));
}

function npmNames(text: string): Said {
  const { name, dependencies } = npmManifest(text);
  return both(
    "npm",
    name === undefined ? [] : [name],
    dependencies.map(({ name }) => name),
  );
}

function cargoNames(text: string): Said {
  const { name, dependencies } = cargoManifest(text);
  return both(
    "cargo",
    name === undefined ? [] : [name],
    dependencies.map(({ name }) => name),
  );
}

const both = (kind: string, names: readonly string[], asked: readonly string[]): Said => ({
  bears: names.flatMap((name) => [`${kind}:${name}`, plain(name)]),
  asks: asked.flatMap((name) => [`${kind}:${name}`, plain(name)]),
});

function namesBy(rule: ManifestRule, text: string): Said {
  const own = rule.name
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  return {
    bears: own === undefined ? [] : [plain(own), ...(rule.file === GO_MODULE ? [`go:${own}`] : [])],
    asks: [...text.matchAll(rule.dependency)].map(([, dependency]) => plain(dependency)),
  };
}

/** Package names as they are compared: case and the two ways to join words do not count. */
const plain = (name: string): string => name.trim().toLowerCase().replaceAll("_", "-");
