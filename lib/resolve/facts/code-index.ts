/**
 * The one interface through which resolution reads the index: files' facts, declarations by name, relations of types.
 * It lives as long as one question, and what it has answered it answers alike until the end. Refuses to judge.
 */
import type { ImportRecord } from "../../db/read/code-files";
import { fileTexts } from "../../db/read/file-text";
import { filesAt, type FilePlace } from "../../db/read/file-places";
import { nameHash } from "../../format/name-hash";
import { preciseRepositories } from "../../db/precise/precise-files";
import type { PreciseLinkRecord } from "../../db/precise/precise-links";
import type { SymbolIdentity } from "../../db/read/named-symbols";
import type { Queryable } from "../../db/pool";
import { aliasesOf } from "../../db/read/reference-rows";
import type { SourceText } from "../../format/source-text";
import type { RelationRecord } from "../../db/read/type-relations";
import { BoundedMap } from "../../bounded-map";
import { CodeFile } from "./code-file";
import type { Declaration } from "./declaration";
import { DeclaredName, keyOf } from "./declared-name";
import { GatheredReads } from "./gathered-reads";
import { identityOf, IndexReads } from "./index-reads";
import { keptFacts, readOnce, type Decided, type KeptFacts } from "./kept-facts";
import type { NamedUses, UseRow } from "./named-uses";
import type { NumberedFiles } from "./numbered-files";
import type { PreciseAnswers } from "./precise-answers";
import type { RepositoryFact } from "./repository-fact";
import { RepositoryReach } from "./repository-reach";

/** Texts that are read for one question. */
const MAX_TEXTS = 400;

/** What is kept, and how it is read. */
interface Opened extends Pick<KeptFacts, "linked" | "concluded"> {
  reads: IndexReads;
}

export class CodeIndex {
  private readonly files = new Map<number, CodeFile | null>();
  private readonly texts: GatheredReads<number, SourceText>;
  private readonly textsAsked = new Set<number>();
  private readonly names = new Map<string, DeclaredName>();
  private opened: Promise<Opened> | undefined;

  constructor(private readonly pool: Queryable) {
    this.texts = new GatheredReads(new BoundedMap(MAX_TEXTS), (ids) => fileTexts(pool, ids));
  }

  /** Begins to look up whether what is kept still holds, which every other read waits for. */
  begin(): void {
    // Whoever reads learns of a failure.
    this.open().catch(() => undefined);
  }

  /** Begins to read what a search for uses of a name needs. */
  readAhead(name: string): void {
    Promise.all([this.prefetchNames([name]), this.readUses(name)]).catch(() => undefined);
  }

  /** Reads files in one go; later `file` calls answer from memory. */
  async prefetchFiles(ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.files.has(id));
    if (missing.length === 0) return;
    const { reads } = await this.open();
    const [places, facts] = await Promise.all([reads.places.all(missing), reads.files.all(missing)]);
    // Read just now, unless the facts were known from before a change of the index.
    const [imports, precise] = await Promise.all([reads.imports.all(missing), this.preciseOf(places)]);
    for (const id of missing) {
      const place = places.get(id);
      const known = facts.get(id);
      if (this.files.has(id)) continue;
      this.files.set(id, place && known ? new CodeFile(place, known, imports.get(id) ?? [], precise.get(id)) : null);
    }
  }

  /** What engines say that a symbol's type derives from, or a member overrides, and what of it. */
  async preciseLinks(d: Declaration): Promise<readonly PreciseLinkRecord[]> {
    if (!(await this.preciseRepositories()).has(d.repositoryId)) return [];
    const links = (await (await this.open()).reads.preciseLinks.all([d.keyHash])).get(d.keyHash) ?? [];
    return links.filter(({ repositoryId }) => repositoryId === d.repositoryId);
  }

  private async preciseRepositories(): Promise<ReadonlySet<number>> {
    const { concluded } = await this.open();
    return readOnce(concluded.precise, "repositories", () => preciseRepositories(this.pool));
  }

  /** What engines say of files; most repositories have no engine, and cost no statement. */
  private async preciseOf(places: ReadonlyMap<number, FilePlace>): Promise<Map<number, PreciseAnswers | null>> {
    const { reads } = await this.open();
    const repositories = await this.preciseRepositories();
    const covered = [...places.values()].filter(({ repositoryId }) => repositories.has(repositoryId));
    return covered.length === 0 ? new Map() : reads.precise.all(covered.map(({ fileId }) => fileId));
  }

  /** Whether a file's facts are in memory. */
  async knownFiles(): Promise<(id: number) => boolean> {
    const { reads } = await this.open();
    return (id) => this.files.has(id) || reads.files.holds(id);
  }

  async file(id: number): Promise<CodeFile | null> {
    if (!this.files.has(id)) await this.prefetchFiles([id]);
    return this.files.get(id) ?? null;
  }

  /** Where files stand; those that are gone are left out. */
  async places(ids: Iterable<number>): Promise<Map<number, FilePlace>> {
    return (await this.open()).reads.places.all(ids);
  }

  /** The first of these paths that a repository has, as the id of its file. */
  async fileAt(repositoryId: number, paths: readonly string[]): Promise<number | null> {
    const { paths: known } = (await this.open()).linked;
    const keyOfPath = (path: string) => `${repositoryId} ${path}`;
    if (paths.some((path) => known.get(keyOfPath(path)) === undefined)) {
      const found = await filesAt(this.pool, repositoryId, paths);
      for (const path of paths) known.set(keyOfPath(path), found.get(path) ?? null);
    }
    return paths.map((path) => known.get(keyOfPath(path))).find((id) => id !== undefined && id !== null) ?? null;
  }

  /** A file's text; null for one without, and when a question has read enough of them. */
  async text(id: number): Promise<SourceText | null> {
    if (!this.textsAsked.has(id) && this.textsAsked.size >= MAX_TEXTS) return null;
    this.textsAsked.add(id);
    return (await this.texts.all([id])).get(id) ?? null;
  }

  /** The imports of files in their order, without reading the files. */
  async imports(ids: Iterable<number>): Promise<Map<number, readonly ImportRecord[]>> {
    return (await this.open()).reads.imports.all(ids);
  }

  /** Whether a file includes another, directly or through others. */
  async included(from: number): Promise<(to: number) => boolean> {
    const { reads, linked } = await this.open();
    await linked.includes.read([from], (ids) => reads.targets.all(ids));
    return (to) => linked.includes.includes(from, to);
  }

  /** All files that include any of these, however far; null where that is not known without asking. */
  async including(ids: readonly number[]): Promise<NumberedFiles | null> {
    return (await this.open()).linked.includes.filesIncluding(ids);
  }

  /** Whether most of these files include any file of the index. */
  async includeMuch(ids: readonly number[]): Promise<boolean> {
    const { includes } = (await this.open()).linked;
    return ids.filter((id) => includes.includesAny(id)).length > ids.length / 2;
  }

  /** Whether any file includes or imports one of these. */
  async areIncluded(ids: readonly number[]): Promise<boolean> {
    return [...(await (await this.open()).reads.included.all(ids)).values()].includes(true);
  }

  async prefetchNames(names: readonly string[]): Promise<void> {
    const missing = [...new Set(names)].filter((name) => !this.names.has(name));
    if (missing.length === 0) return;
    const { reads } = await this.open();
    for (const [name, declared] of await reads.names.all(missing)) this.names.set(name, declared);
  }

  /** Every declaration of a name, in every language; definitions first. */
  async declarations(name: string): Promise<readonly Declaration[]> {
    return (await this.named(name)).all;
  }

  /** The same, to be asked for some of them. */
  async named(name: string): Promise<DeclaredName> {
    const known = this.names.get(name);
    if (known) return known;
    await this.prefetchNames([name]);
    return this.names.get(name) ?? UNDECLARED;
  }

  /** Whether the declarations of a name are in memory. */
  async knownNames(): Promise<(name: string) => boolean> {
    const { reads } = await this.open();
    return (name) => this.names.has(name) || reads.names.holds(name);
  }

  /** Every declaration of a symbol, its namesakes left aside; definitions first. */
  async declarationsOf(symbol: SymbolIdentity): Promise<readonly Declaration[]> {
    const named = this.names.get(symbol.name);
    if (named) return named.where(keyOf, symbol.keyHash);
    const identity = identityOf(symbol);
    return (await (await this.open()).reads.symbols.all([identity])).get(identity) ?? [];
  }

  /** Declarations by their ids; those that are gone are left out. */
  async declared(ids: Iterable<bigint>): Promise<Map<bigint, Declaration>> {
    return (await this.open()).reads.declared.all(ids);
  }

  /** The files that use a name, by repository and path. */
  async uses(name: string): Promise<UseRow[]> {
    return (await this.readUses(name))?.rows(name) ?? [];
  }

  private async readUses(name: string): Promise<NamedUses | undefined> {
    const hash = nameHash(name);
    return (await (await this.open()).reads.uses.all([hash])).get(hash);
  }

  /** Other names under which files import what these files declare. */
  async importedAs(files: readonly number[], name: string): Promise<string[]> {
    return [...new Set((await aliasesOf(this.pool, files, name)).map((alias) => alias.name))];
  }

  /** What was found out by whoever asked before. */
  async decided(): Promise<Decided> {
    return (await this.open()).concluded.decided;
  }

  /** The repositories whose names files of this one may mean. */
  async reachOf(repositoryId: number): Promise<ReadonlySet<number>> {
    const { reach } = (await this.open()).linked;
    return (await readOnce(reach, "all", () => RepositoryReach.of(this.pool))).from(repositoryId);
  }

  /** Of some declarations those that files of a repository may mean. */
  async seenFrom(repositoryId: number, declarations: readonly Declaration[]): Promise<Declaration[]> {
    if (declarations.every((d) => d.repositoryId === repositoryId)) return [...declarations];
    const reach = await this.reachOf(repositoryId);
    return declarations.filter((d) => reach.has(d.repositoryId));
  }

  /** What rules of one language work out of a repository as a whole. */
  async ofRepository<T>(fact: RepositoryFact<T>, repositoryId: number): Promise<T> {
    return fact.of((await this.open()).linked, this.pool, repositoryId);
  }

  /** What types' declarations list as bases, by the declarations' ids. Reads ahead what the bases' bases are. */
  async bases(ids: readonly bigint[]): Promise<Map<bigint, readonly RelationRecord[]>> {
    return (await this.open()).reads.bases.all(ids);
  }

  /** Every relation that names a base of these names (by hash), linked or not, by the hash. */
  async relationsNaming(hashes: readonly bigint[]): Promise<Map<bigint, readonly RelationRecord[]>> {
    return (await this.open()).reads.naming.all(hashes);
  }

  private open(): Promise<Opened> {
    return (this.opened ??= this.openReads());
  }

  private async openReads(): Promise<Opened> {
    const { linked, concluded, ...kept } = await keptFacts(this.pool);
    return { reads: new IndexReads(this.pool, { ...kept, linked, concluded }), linked, concluded };
  }
}

const UNDECLARED = new DeclaredName([]);
