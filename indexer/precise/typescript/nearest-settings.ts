/**
 * What the nearest tsconfig.json or jsconfig.json says about where modules lie. Nothing else of it is followed:
 * neither its list of
 * files nor its strictness, and no plugin is loaded.
 */
import { dirname, resolve } from "node:path";
import ts from "typescript";
import { slashes, type Sources } from "./sources";

/** The compiler's options that lead an import to its file. */
export type ModuleSettings = Pick<
  ts.CompilerOptions,
  "baseUrl" | "paths" | "rootDirs" | "moduleSuffixes" | "customConditions"
> & { pathsBasePath?: string };

/** What gives JSX its types. */
export interface JsxSettings {
  jsxFactory?: string;
  jsxImportSource?: string;
}

type Settings = ModuleSettings & JsxSettings;

const NAMES = ["tsconfig.json", "jsconfig.json"];
const MAX_DEPTH = 8;
const MAX_BYTES = 1_000_000;

interface SettingsFile {
  extends?: unknown;
  references?: unknown;
  compilerOptions?: Record<string, unknown>;
}

export class NearestSettings {
  private readonly modules = new Map<string, ModuleSettings | null>();
  private readonly jsx = new Map<string, JsxSettings | null>();
  private readonly files = new Map<string, Settings | null>();

  constructor(private readonly sources: Sources) {}

  /** Where modules lie for files of a folder; null where no settings say so. */
  of(folder: string): ModuleSettings | null {
    return this.nearest(folder, this.modules, leads);
  }

  /** What types JSX in files of a folder; null where no settings say so. */
  jsxOf(folder: string): JsxSettings | null {
    return this.nearest(folder, this.jsx, ({ jsxFactory, jsxImportSource }) => Boolean(jsxFactory ?? jsxImportSource));
  }

  private nearest(
    folder: string,
    known: Map<string, Settings | null>,
    tells: (settings: Settings) => boolean,
  ): Settings | null {
    let settings = known.get(folder);
    if (settings !== undefined) return settings;
    settings = NAMES.map((name) => this.whole(`${folder}/${name}`)).find((own) => own !== null && tells(own)) ?? null;
    if (!settings && folder.startsWith(`${this.sources.root}/`)) settings = this.nearest(dirname(folder), known, tells);
    known.set(folder, settings);
    return settings;
  }

  private whole(file: string): Settings | null {
    let settings = this.files.get(file);
    if (settings === undefined) this.files.set(file, (settings = this.read(file, 0)));
    return settings;
  }

  /** @param top folder of the settings that extend this file: `${configDir}` means it */
  private read(file: string, depth: number, top = dirname(file)): Settings | null {
    const json = depth > MAX_DEPTH ? null : this.json(file);
    if (!json) return null;
    const folder = dirname(file);
    const base: Settings = {};
    for (const name of strings([json.extends].flat())) Object.assign(base, this.extended(name, folder, depth + 1, top));
    const settings = { ...base, ...ownSettings(json.compilerOptions ?? {}, folder, base, top) };
    return leads(settings) ? settings : { ...this.referenced(json.references, folder, depth + 1), ...settings };
  }

  /** A solution's tsconfig says nothing itself; the projects that it lists do. */
  private referenced(references: unknown, folder: string, depth: number): Settings | null {
    if (!Array.isArray(references)) return null;
    for (const path of strings(references.map((reference: { path?: unknown } | null) => reference?.path))) {
      const file = slashes(resolve(folder, path));
      const settings = file.endsWith(".json") ? this.read(file, depth) : this.read(`${file}/tsconfig.json`, depth);
      if (settings && Object.keys(settings).length > 0) return settings;
    }
    return null;
  }

  private extended(name: string, folder: string, depth: number, top: string): Settings | null {
    const bases = /^[./]/.test(name) ? [slashes(resolve(folder, name))] : this.packageFolders(name, folder);
    for (const base of bases)
      for (const file of [base, `${base}.json`, `${base}/tsconfig.json`])
        if (file.endsWith(".json")) {
          const settings = this.read(file, depth, top);
          if (settings) return settings;
        }
    return null;
  }

  /** Where an installed package may lie, the nearest first. */
  private packageFolders(name: string, from: string): string[] {
    const found: string[] = [];
    for (let folder = from; folder.startsWith(this.sources.root); folder = dirname(folder))
      found.push(`${folder}/node_modules/${name}`);
    return found;
  }

  private json(file: string): SettingsFile | null {
    const source = this.sources.readBelowRoot(file, MAX_BYTES);
    const value: unknown = source && ts.parseConfigFileTextToJson(file, source.text).config;
    return value && typeof value === "object" ? (value as SettingsFile) : null;
  }
}

const leads = ({ paths, baseUrl, rootDirs, moduleSuffixes, customConditions }: ModuleSettings): boolean =>
  Boolean(paths ?? baseUrl ?? rootDirs ?? moduleSuffixes ?? customConditions);

/** Paths become absolute; what has another shape than it should is left out. */
function ownSettings(options: Record<string, unknown>, folder: string, base: Settings, top: string): Settings {
  const own: Settings = {};
  const placed = (path: string): string => path.replace("${configDir}", () => top);
  const absolute = (path: string): string => slashes(resolve(folder, placed(path)));
  const { baseUrl, paths, rootDirs, moduleSuffixes, customConditions, jsxImportSource, jsxFactory } = options;
  if (typeof baseUrl === "string") own.baseUrl = absolute(baseUrl);
  if (paths && typeof paths === "object") {
    const entries = Object.entries(paths as Record<string, unknown>);
    own.paths = Object.fromEntries(entries.map(([from, to]) => [from, strings([to].flat()).map(placed)]));
    own.pathsBasePath = own.baseUrl ?? base.baseUrl ?? folder;
  }
  if (Array.isArray(rootDirs)) own.rootDirs = strings(rootDirs).map(absolute);
  if (Array.isArray(moduleSuffixes)) own.moduleSuffixes = strings(moduleSuffixes);
  if (Array.isArray(customConditions)) own.customConditions = strings(customConditions);
  if (typeof jsxImportSource === "string") own.jsxImportSource = jsxImportSource;
  if (typeof jsxFactory === "string") own.jsxFactory = jsxFactory;
  return own;
}

const strings = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === "string");
