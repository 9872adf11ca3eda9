/**
 * From an import's name to a file: by the nearest settings as the compiler does it, then by the packages of the
 * repository, then by
 * sources in the place of builds. Remembers who imports what.
 */
import { dirname, posix } from "node:path";
import ts from "typescript";
import { NearestSettings, type ModuleSettings } from "./nearest-settings";
import { isPlatformFile, platformModule } from "./platform-types";
import { sourceAt, sourceOf } from "./source-files";
import type { Sources } from "./sources";
import { WorkspacePackages } from "./workspace-packages";

const IS_JAVASCRIPT = /\.[cm]?jsx?$/;
const IS_DECLARATION = /\.d\.[cm]?ts$/;
const JAVASCRIPT = [".js", ".mjs", ".cjs", ".jsx"];
/** Bundlers' names for the folder of sources, used without settings. */
const OWN_ROOT = /^(?:@|~|@@|~~)\/|^(?=src\/)/;

interface OptionsInUse {
  options: ts.CompilerOptions;
  cache: ts.ModuleResolutionCache;
}

export class ModuleResolution {
  private readonly settings: NearestSettings;
  private readonly packages: WorkspacePackages;
  private readonly bySettings = new Map<ModuleSettings | null, OptionsInUse>();
  private readonly answers = new Map<string, ts.ResolvedModuleFull | undefined>();
  /** code was meant where declarations stand beside it */
  hasPairs = false;

  /**
   * @param listed knows the repository's files and installed packages;
   * @param all knows unlisted files below the root, too
   * @param means what JavaScript means by a relative import of code that has declarations beside it
   */
  constructor(
    private readonly sources: Sources,
    private readonly options: ts.CompilerOptions,
    private readonly listed: ts.ModuleResolutionHost,
    private readonly all: ts.ModuleResolutionHost,
    private readonly means: "code" | "declarations" = "code",
  ) {
    this.settings = new NearestSettings(sources);
    this.packages = new WorkspacePackages(sources);
  }

  /** @param from absolute path of the importing file */
  resolve(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const key = `${dirname(from)}\0${IS_JAVASCRIPT.test(from)}\0${name}`;
    if (this.answers.has(key)) return this.answers.get(key);
    const answer = this.find(name, from);
    this.answers.set(key, answer);
    return answer;
  }

  private find(name: string, from: string): ts.ResolvedModuleFull | undefined {
    if (isPlatformFile(from)) return this.ofPlatform(name, from);
    return this.below(name, from) ?? this.ofPlatform(name, from);
  }

  private ofPlatform(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const file = platformModule(name, from);
    return file === undefined ? undefined : { ...module(file), isExternalLibraryImport: true };
  }

  /** In the repository, or in what is installed there. */
  private below(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const isInstalled = from.includes("/node_modules/");
    const byCompiler = this.byCompiler(name, from, this.listed);
    if (isInstalled) return byCompiler;
    if (byCompiler && !this.isUnlisted(byCompiler.resolvedFileName)) return this.implementation(name, from, byCompiler);
    const source = this.bySources(name, from);
    return source ? this.implementation(name, from, module(source)) : this.byCompiler(name, from, this.all);
  }

  private byCompiler(name: string, from: string, host: ts.ModuleResolutionHost): ts.ResolvedModuleFull | undefined {
    const { options, cache } = this.optionsAt(from);
    const found = ts.resolveModuleName(name, from, options, host, host === this.listed ? cache : undefined);
    const file = found.resolvedModule;
    return file?.resolvedFileName.endsWith(".json") ? undefined : file;
  }

  /** A build below the root: what it is made from is meant, if that is there. */
  private isUnlisted(file: string): boolean {
    return !file.includes("/node_modules/") && this.sources.pathOf(file) === undefined;
  }

  private bySources(name: string, from: string): string | undefined {
    const folder = dirname(from);
    if (/^\.\.?(?:\/|$)/.test(name)) return sourceOf(this.sources, folder, name);
    if (name.startsWith("#")) {
      const source = this.packages.privateSource(name, from);
      if (source) return source;
    }
    return this.byPaths(name, folder) ?? this.packages.source(name, from) ?? this.byCustom(name, from);
  }

  /** Paths of the settings that lead into builds. */
  private byPaths(name: string, folder: string): string | undefined {
    const settings = this.settings.of(folder);
    for (const [pattern, targets] of Object.entries(settings?.paths ?? {})) {
      const [before, behind] = pattern.split("*");
      const fits = behind === undefined ? name === before : name.startsWith(before) && name.endsWith(behind);
      if (!fits || !settings?.pathsBasePath) continue;
      const star = behind === undefined ? "" : name.slice(before.length, name.length - behind.length);
      for (const target of targets) {
        const source = sourceOf(this.sources, settings.pathsBasePath, target.replace("*", star));
        if (source) return source;
      }
    }
    return undefined;
  }

  /** `@/a` and `src/a` mean the package's own sources, where such a file is. */
  private byCustom(name: string, from: string): string | undefined {
    const rest = OWN_ROOT.test(name) ? name.replace(OWN_ROOT, "") : null;
    const own = this.packages.around(from)?.folder ?? this.sources.root;
    return rest === null
      ? undefined
      : (sourceAt(this.sources, `${own}/src/${rest}`) ?? sourceAt(this.sources, `${own}/${rest}`));
  }

  /** JavaScript that has declarations beside it: from JavaScript, a relative import means the code. */
  private implementation(name: string, from: string, found: ts.ResolvedModuleFull): ts.ResolvedModuleFull {
    const file = found.resolvedFileName;
    if (!name.startsWith(".") || !IS_JAVASCRIPT.test(from) || !IS_DECLARATION.test(file)) return found;
    if (this.means === "declarations") return found;
    const named = posix.join(dirname(from), name);
    const candidates = [named, ...JAVASCRIPT.map((ending) => named + ending)];
    const main = this.packages.around(`${named}/package.json`);
    if (main?.folder === named && typeof main.manifest.main === "string")
      candidates.push(posix.join(named, main.manifest.main), `${posix.join(named, main.manifest.main)}.js`);
    candidates.push(...JAVASCRIPT.map((ending) => `${named}/index${ending}`));
    const code = candidates.find((candidate) => IS_JAVASCRIPT.test(candidate) && this.sources.has(candidate));
    if (!code) return found;
    this.hasPairs = true;
    return module(code);
  }

  private optionsAt(from: string): OptionsInUse {
    const settings = from.includes("/node_modules/") ? null : this.settings.of(dirname(from));
    let found = this.bySettings.get(settings);
    if (!found) {
      const options = { ...this.options, ...settings };
      found = { options, cache: ts.createModuleResolutionCache(this.sources.root, (name) => name, options) };
      this.bySettings.set(settings, found);
    }
    return found;
  }
}

function module(file: string): ts.ResolvedModuleFull {
  const ending = IS_DECLARATION.exec(file)?.[0] ?? file.slice(file.lastIndexOf("."));
  return { resolvedFileName: file, extension: ending, isExternalLibraryImport: false };
}
