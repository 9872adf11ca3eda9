/** Packages of the repository itself: a package's name leads to its sources, not to what is built from them. */
import { dirname } from "node:path";
import { sourceOf } from "./source-files";
import type { Sources } from "./sources";

/** Packages below such folders stand for others in tests; only their own files mean them. */
const STAND_INS = /(?:^|\/)(?:[^/]*fixtures?[^/]*|__tests__|__mocks__|testdata|templates?)(?:\/|$)/i;
const MAX_BYTES = 1_000_000;
const MAX_TARGETS = 64;
const INDEXES = ["src/index", "index", "src/main", "lib/index", "source/index", "main", "mod"];
const SUBFOLDERS = ["", "src/", "lib/", "source/"];

interface Manifest {
  name?: unknown;
  exports?: unknown;
  imports?: unknown;
  [field: string]: unknown;
}

export interface Package {
  folder: string;
  manifest: Manifest;
}

export class WorkspacePackages {
  private readonly byName = new Map<string, Package[]>();
  private readonly byFolder = new Map<string, Package>();

  constructor(private readonly sources: Sources) {
    for (const folder of [...sources.allFolders()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
      const manifest = readManifest(sources, folder);
      if (!manifest) continue;
      const found = { folder, manifest };
      this.byFolder.set(folder, found);
      if (typeof manifest.name !== "string") continue;
      this.byName.set(manifest.name, [...(this.byName.get(manifest.name) ?? []), found]);
    }
  }

  /** The package that a file belongs to. */
  around(file: string): Package | undefined {
    for (let folder = dirname(file); folder.startsWith(this.sources.root); folder = dirname(folder)) {
      const found = this.byFolder.get(folder);
      if (found) return found;
    }
    return undefined;
  }

  /** The source that an import by a package's name means. @param name `@scope/name/sub/path` */
  source(name: string, from: string): string | undefined {
    const parts = name.split("/");
    const count = name.startsWith("@") ? 2 : 1;
    const found = this.byName.get(parts.slice(0, count).join("/"))?.find((one) => this.maySee(from, one));
    if (!found) return undefined;
    const sub = parts.slice(count).join("/");
    const targets = [...entryTargets(found.manifest, sub), ...(sub ? SUBFOLDERS.map((at) => at + sub) : INDEXES)];
    if (sub) targets.push(sub.replace(/^(?:dist|lib|build|out|es)\//, "src/"));
    return this.first(found, targets);
  }

  /** The source that a package's private name means: `#core`. */
  privateSource(name: string, from: string): string | undefined {
    const own = this.around(from);
    return own && this.first(own, mapped(own.manifest.imports, name));
  }

  private first({ folder }: Package, targets: readonly string[]): string | undefined {
    for (const target of targets) {
      const file = sourceOf(this.sources, folder, target);
      if (file) return file;
    }
    return undefined;
  }

  private maySee(from: string, { folder }: Package): boolean {
    const stand = STAND_INS.exec(folder.slice(this.sources.root.length + 1));
    if (!stand) return true;
    const top = folder.slice(0, this.sources.root.length + 1 + stand.index + stand[0].length);
    return from.startsWith(top);
  }
}

/** What a manifest says of one of its entries, the sources first. */
function entryTargets(manifest: Manifest, sub: string): string[] {
  const entry = sub ? `./${sub}` : ".";
  const { exports } = manifest;
  const isMap = exports !== null && typeof exports === "object" && Object.keys(exports).some((k) => k.startsWith("."));
  const exported = isMap ? mapped(exports, entry) : sub ? [] : conditions(exports);
  const fields = sub ? [] : ["source", "types", "typings", "module", "main"].map((field) => manifest[field]);
  return [...fields.filter((value) => typeof value === "string"), ...exported];
}

/** Targets of a key in a map with patterns: `./*` -> `./dist/*.js`. */
function mapped(map: unknown, key: string): string[] {
  if (map === null || typeof map !== "object") return [];
  const entries = map as Record<string, unknown>;
  if (key in entries) return conditions(entries[key]);
  for (const [pattern, value] of Object.entries(entries)) {
    const [before, behind, ...more] = pattern.split("*");
    if (behind === undefined || more.length > 0 || !key.startsWith(before) || !key.endsWith(behind)) continue;
    const star = key.slice(before.length, key.length - behind.length);
    return conditions(value).map((target) => target.replaceAll("*", star));
  }
  return [];
}

/** Every path under a value's conditions, `types` and `import` among them. */
function conditions(value: unknown): string[] {
  const found: string[] = [];
  const open = [value];
  while (open.length > 0 && found.length < MAX_TARGETS) {
    const next = open.shift();
    if (typeof next === "string") found.push(next);
    else if (next && typeof next === "object") open.push(...Object.values(next).slice(0, MAX_TARGETS));
  }
  return found;
}

function readManifest(sources: Sources, folder: string): Manifest | null {
  const source = sources.readBelowRoot(`${folder}/package.json`, MAX_BYTES);
  if (!source) return null;
  try {
    const value: unknown = JSON.parse(source.text);
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Manifest) : null;
  } catch {
    return null;
  }
}
