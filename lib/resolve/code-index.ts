/**
 * What resolution reads, behind one door: files' facts, declarations by name, relations of types. Everything is asked for at
 * most once in the life of an index, which is one request, and what is kept between requests is not asked for at all.
 * Refuses to judge.
 */
import {
  globalUsings,
  importsOfFiles,
  occurrencesOfFiles,
  symbolsOfFiles,
  targetsOfFiles,
  type ImportRecord,
} from "../db/code-files";
import { fileTexts } from "../db/file-text";
import { filePlaces, filesAt, type FilePlace } from "../db/file-places";
import { namedSymbols } from "../db/named-symbols";
import type { Queryable } from "../db/pool";
import type { SourceText } from "../db/source-text";
import { splitQualified } from "../db/symbol-key";
import { fileOfSymbol, symbolsById, type OwnedSymbol } from "../db/symbols-with-owners";
import { ancestryOf, relationsNaming, type RelationRecord } from "../db/type-relations";
import { CodeFile } from "./code-file";
import { toDeclaration, type Declaration } from "./declaration";
import { FileFacts } from "./file-facts";
import { GoModules } from "./go-modules";
import { includedFrom } from "./included";
import { keptFacts, readOnce, readThrough, type KeptFacts } from "./kept-facts";
import { UnrealModules } from "./unreal-modules";
import { UnrealRedirects } from "./unreal-redirects";

/** Texts that are read for one question. */
const MAX_TEXTS = 100;

export class CodeIndex {
  private readonly files = new Map<number, CodeFile | null>();
  private readonly named = new Map<string, readonly Declaration[]>();
  private readonly texts = new Map<number, SourceText | null>();
  private opened: Promise<KeptFacts> | undefined;

  constructor(private readonly pool: Queryable) {}

  /** Reads files in one go; later `file` calls answer from memory. */
  async prefetchFiles(ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.files.has(id));
    if (missing.length === 0) return;
    const [places, facts, imports] = await Promise.all([
      this.places(missing),
      this.factsOf(missing),
      this.imports(missing),
    ]);
    for (const id of missing) {
      const place = places.get(id);
      const known = facts.get(id);
      if (this.files.has(id)) continue;
      this.files.set(id, place && known ? new CodeFile(place, known, imports.get(id) ?? []) : null);
    }
  }

  async file(id: number): Promise<CodeFile | null> {
    if (!this.files.has(id)) await this.prefetchFiles([id]);
    return this.files.get(id) ?? null;
  }

  /** Where files stand; those that are gone are left out. */
  async places(ids: Iterable<number>): Promise<Map<number, FilePlace>> {
    const { linked } = await this.kept();
    return readThrough(linked.places, ids, (missing) => filePlaces(this.pool, missing));
  }

  /** The first of these paths that a repository has, as the id of its file. */
  async fileAt(repositoryId: number, paths: readonly string[]): Promise<number | null> {
    const { linked } = await this.kept();
    const keys = paths.map((path) => `${repositoryId} ${path}`);
    const found = await readThrough(linked.paths, keys, async () => {
      const known = await filesAt(this.pool, repositoryId, paths);
      return new Map(paths.map((path) => [`${repositoryId} ${path}`, known.get(path) ?? null]));
    });
    for (const key of keys) if (found.get(key)) return found.get(key) ?? null;
    return null;
  }

  /** A file's text; null for one without, and when a question has read enough of them. */
  async text(id: number): Promise<SourceText | null> {
    const known = this.texts.get(id);
    if (known !== undefined || this.texts.size >= MAX_TEXTS) return known ?? null;
    const found = (await fileTexts(this.pool, [id])).get(id) ?? null;
    this.texts.set(id, found);
    return found;
  }

  /** The imports of files in their order, without reading the files. */
  async imports(ids: Iterable<number>): Promise<Map<number, readonly ImportRecord[]>> {
    const { linked } = await this.kept();
    const read = async (missing: number[]) => {
      const found = groupBy(await importsOfFiles(this.pool, missing), ({ fileId }) => fileId);
      return new Map(missing.map((id) => [id, found.get(id) ?? []]));
    };
    return readThrough(linked.imports, ids, read, (imports) => imports.length + 1);
  }

  /** Files that a file includes, directly and through others. */
  async included(id: number): Promise<ReadonlySet<number>> {
    const { linked } = await this.kept();
    const known = linked.included.get(id);
    if (known) return known;
    const found = await includedFrom([id], (ids) => this.targets(ids));
    linked.included.set(id, found, found.size + 1);
    return found;
  }

  /** What `included` will ask for, for several files at once. */
  async prefetchIncluded(ids: readonly number[]): Promise<void> {
    const { linked } = await this.kept();
    const unknown = ids.filter((id) => linked.included.get(id) === undefined);
    if (unknown.length > 1) await includedFrom(unknown, (level) => this.targets(level), Infinity);
  }

  /** The files that imports of files lead to, each once. */
  private async targets(ids: readonly number[]): Promise<Map<number, readonly number[]>> {
    const { linked } = await this.kept();
    return readThrough(
      linked.targets,
      ids,
      (missing) => targetsOfFiles(this.pool, missing),
      (list) => list.length + 1,
    );
  }

  async prefetchNames(names: readonly string[]): Promise<void> {
    const missing = [...new Set(names)].filter((name) => !this.named.has(name));
    if (missing.length === 0) return;
    const { linked } = await this.kept();
    const read = async (unknown: string[]) => this.placed(await namedSymbols(this.pool, unknown));
    const found = await readThrough(linked.named, missing, read, (declarations) => declarations.length + 1);
    for (const [name, declarations] of found) this.named.set(name, declarations);
  }

  /** Every declaration of a name, in every language; definitions first. */
  async declarations(name: string): Promise<readonly Declaration[]> {
    const known = this.named.get(name);
    if (known) return known;
    await this.prefetchNames([name]);
    return this.named.get(name) ?? [];
  }

  /** Every declaration of these names, in no order. */
  async declarationsOf(names: ReadonlySet<string>): Promise<Declaration[]> {
    await this.prefetchNames([...names]);
    return [...names].flatMap((name) => this.named.get(name) ?? []);
  }

  /** Declarations by their ids; those that are gone are left out. */
  async declared(ids: Iterable<bigint>): Promise<Map<bigint, Declaration>> {
    const { linked } = await this.kept();
    return readThrough(linked.declared, ids, async (missing) => {
      const symbols = await symbolsById(this.pool, missing);
      const placed = await this.placed(new Map([...symbols].map(([id, symbol]) => [id, [symbol]])));
      return new Map([...placed].flatMap(([id, [declaration]]) => (declaration ? [[id, declaration]] : [])));
    });
  }

  /** The Go packages of a repository. */
  async goModules(repositoryId: number): Promise<GoModules> {
    const { modules } = (await this.kept()).linked;
    return readOnce(modules, repositoryId, () => GoModules.of(this.pool, repositoryId));
  }

  /** The namespaces and classes that a C# project opens for all of its files. */
  async globalUsings(repositoryId: number): Promise<readonly string[]> {
    const { usings } = (await this.kept()).linked;
    return readOnce(usings, repositoryId, () => globalUsings(this.pool, repositoryId));
  }

  /** The modules of an Unreal project or engine. */
  async unrealModules(repositoryId: number): Promise<UnrealModules> {
    const { unreal } = (await this.kept()).linked;
    return readOnce(unreal, repositoryId, () => UnrealModules.of(this.pool, repositoryId));
  }

  /** What an Unreal project's types were called before. */
  async unrealRedirects(repositoryId: number): Promise<UnrealRedirects> {
    const { redirects } = (await this.kept()).linked;
    return readOnce(redirects, repositoryId, () => UnrealRedirects.of(this.pool, repositoryId));
  }

  /** What types' declarations list as bases, by the declarations' ids. Reads ahead what the bases' bases are. */
  async bases(ids: readonly bigint[]): Promise<Map<bigint, readonly RelationRecord[]>> {
    const { linked } = await this.kept();
    const names = new Set<string>();
    const found = await readThrough(linked.bases, ids, async (missing) => {
      const ancestry = await ancestryOf(this.pool, missing);
      for (const relation of [...ancestry.values()].flat()) names.add(splitQualified(relation.baseName).at(-1) ?? "");
      return ancestry;
    });
    await this.prefetchNames([...names]);
    return found;
  }

  /** Every relation that names a base of these names (by hash), linked or not, by the hash. */
  async relationsNaming(hashes: readonly bigint[]): Promise<Map<bigint, readonly RelationRecord[]>> {
    const { linked } = await this.kept();
    const read = (missing: bigint[]) => relationsNaming(this.pool, missing);
    return readThrough(linked.naming, hashes, read, (relations) => relations.length + 1);
  }

  private async factsOf(ids: readonly number[]): Promise<Map<number, FileFacts>> {
    const { files } = await this.kept();
    const read = async (missing: number[]) => {
      const [records, symbols] = await Promise.all([
        occurrencesOfFiles(this.pool, missing),
        symbolsOfFiles(this.pool, missing),
      ]);
      const recordsBy = new Map(records.map((record) => [record.fileId, record]));
      const symbolsBy = groupBy(symbols, ({ fileId }) => fileId);
      return new Map(missing.map((id) => [id, new FileFacts(symbolsBy.get(id) ?? [], recordsBy.get(id) ?? null)]));
    };
    return readThrough(files, ids, read, (facts) => facts.bytes);
  }

  private async placed<K>(symbols: ReadonlyMap<K, readonly OwnedSymbol[]>): Promise<Map<K, Declaration[]>> {
    const places = await this.places([...symbols.values()].flat().map(({ symbol }) => fileOfSymbol(symbol.id)));
    const declare = (owned: OwnedSymbol): Declaration[] => {
      const place = places.get(fileOfSymbol(owned.symbol.id));
      return place ? [toDeclaration({ ...owned, ...place })] : [];
    };
    return new Map([...symbols].map(([key, list]) => [key, list.flatMap(declare)]));
  }

  private kept(): Promise<KeptFacts> {
    return (this.opened ??= keptFacts(this.pool));
  }
}

function groupBy<T>(rows: readonly T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
