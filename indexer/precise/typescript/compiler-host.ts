/** What the compiler sees of the disk: the listed files, installed packages below the root, and its own library. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import ts from "typescript";
import type { JsxTypes } from "./jsx-types";
import type { ModuleResolution } from "./module-resolution";
import { isPlatformFile } from "./platform-types";
import { slashes, type Sources } from "./sources";
import { isJavaScript, ownModule } from "./source-kinds";

/** Declarations of installed packages may be larger than sources that people write. */
const MAX_DECLARATION_BYTES = 6_000_000;

const LIBRARY = slashes(dirname(ts.getDefaultLibFilePath({})));
/**
 * The library, and the types of platforms, are parsed once per process; the compiler shares such files between
 * programs.
 */
const library = new Map<string, ts.SourceFile>();

/**
 * The disk below the root, for looking modules up.
 * @param seesAll whether unlisted files are there: builds, generated code
 */
export function lookup(sources: Sources, seesAll: boolean): ts.ModuleResolutionHost {
  const isOpen = (path: string): boolean => seesAll || path.includes("/node_modules") || path.endsWith("/package.json");
  const kind = remembered((path) =>
    sources.isBelowRoot(path) ? statSync(path, { throwIfNoEntry: false }) : undefined,
  );
  return {
    fileExists: (path) => sources.has(path) || (isOpen(path) && kind(path)?.isFile() === true),
    // The compiler asks for the folder around the root, too, before it looks into the root; `..` is asked for as `a/`.
    directoryExists: (path) => {
      const folder = path.replace(/(?<=.)\/$/, "");
      const isListed = sources.allFolders().has(folder) || `${sources.root}/`.startsWith(`${folder}/`);
      return isListed || (isOpen(folder) && kind(folder)?.isDirectory() === true);
    },
    readFile: (path) => sources.readBelowRoot(path, MAX_DECLARATION_BYTES)?.text,
    realpath: (path) => (path.includes("/node_modules/") ? (sources.realPath(path) ?? path) : path),
    getDirectories: (path) => (kind(path)?.isDirectory() ? foldersIn(path) : []),
    getCurrentDirectory: () => sources.root,
    useCaseSensitiveFileNames: true,
  };
}

export class CompilerHost implements ts.CompilerHost {
  private readonly parsed = new Map<string, { hash: Uint8Array; file: ts.SourceFile }>();
  private readonly installed = new Map<string, ts.SourceFile | undefined>();
  /** Absolute paths that each file imports, as they were resolved. */
  readonly imports = new Map<string, Set<string>>();
  /** Set before a program is made. */
  resolution!: ModuleResolution;
  jsx!: JsxTypes;
  hasInvalidatedResolutions = (): boolean => false;

  constructor(
    private readonly sources: Sources,
    private readonly disk: ts.ModuleResolutionHost,
  ) {}

  getSourceFile(name: string, options: ts.CreateSourceFileOptions | ts.ScriptTarget): ts.SourceFile | undefined {
    const parsing = typeof options === "object" ? options : { languageVersion: options };
    if (name.startsWith(`${LIBRARY}/`) || isPlatformFile(name)) return libraryFile(name, parsing);
    if (this.sources.pathOf(name) !== undefined) return this.listedFile(name, parsing);
    if (!this.installed.has(name)) {
      const source = this.sources.readBelowRoot(name, MAX_DECLARATION_BYTES);
      this.installed.set(name, source ? parse(name, source.text, parsing) : undefined);
    }
    return this.installed.get(name);
  }

  private listedFile(name: string, options: ts.CreateSourceFileOptions): ts.SourceFile | undefined {
    const source = this.sources.read(name);
    if (!source) return undefined;
    const known = this.parsed.get(name);
    if (known && Buffer.compare(known.hash, source.hash) === 0) return known.file;
    const file = parse(name, source.text, options);
    this.jsx.setPragmas(file);
    this.parsed.set(name, { hash: source.hash, file });
    this.imports.delete(name);
    return file;
  }

  /** The compiler shall see nothing in this file until it changes. */
  empty(name: string): void {
    const known = this.parsed.get(name);
    if (known) this.parsed.set(name, { ...known, file: parse(name, "", { languageVersion: ts.ScriptTarget.ESNext }) });
  }

  /** Forgets trees of files that are no longer listed. */
  drop(): void {
    for (const name of this.parsed.keys())
      if (!this.sources.has(name)) {
        this.parsed.delete(name);
        this.imports.delete(name);
      }
  }

  resolveModuleNameLiterals(
    names: readonly ts.StringLiteralLike[],
    from: string,
  ): readonly ts.ResolvedModuleWithFailedLookupLocations[] {
    let imported = this.imports.get(from);
    if (!imported) this.imports.set(from, (imported = new Set()));
    return names.map(({ text }) => {
      const resolvedModule = this.resolution.resolve(text, from);
      if (resolvedModule) imported.add(resolvedModule.resolvedFileName);
      return { resolvedModule };
    });
  }

  fileExists = (path: string): boolean => this.disk.fileExists(path);
  readFile = (path: string): string | undefined => this.disk.readFile(path);
  directoryExists = (path: string): boolean => this.disk.directoryExists?.(path) ?? false;
  getDirectories = (path: string): string[] => this.disk.getDirectories?.(path) ?? [];
  realpath = (path: string): string => this.disk.realpath?.(path) ?? path;
  getDefaultLibFileName = (options: ts.CompilerOptions): string => `${LIBRARY}/${ts.getDefaultLibFileName(options)}`;
  getCurrentDirectory = (): string => this.sources.root;
  getCanonicalFileName = (name: string): string => name;
  useCaseSensitiveFileNames = (): boolean => true;
  getNewLine = (): string => "\n";
  /** Nothing is ever written. */
  writeFile = (): void => undefined;
}

function libraryFile(name: string, options: ts.CreateSourceFileOptions): ts.SourceFile {
  let file = library.get(name);
  if (!file) library.set(name, (file = parse(name, readFileSync(name, "utf8"), options)));
  return file;
}

/** An empty file stands for one that the parser cannot get through: nesting beyond its stack. */
function parse(name: string, text: string, options: ts.CreateSourceFileOptions): ts.SourceFile {
  const parsing: ts.CreateSourceFileOptions = {
    ...options,
    jsDocParsingMode: isJavaScript(name) ? ts.JSDocParsingMode.ParseAll : ts.JSDocParsingMode.ParseNone,
    setExternalModuleIndicator: (file) => {
      options.setExternalModuleIndicator?.(file);
      ownModule(file);
    },
  };
  try {
    return ts.createSourceFile(name, text, parsing, true);
  } catch {
    return ts.createSourceFile(name, "", parsing, true);
  }
}

function foldersIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

function remembered<Value>(ask: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    if (known.has(path)) return known.get(path) as Value;
    const value = ask(path);
    known.set(path, value);
    return value;
  };
}
