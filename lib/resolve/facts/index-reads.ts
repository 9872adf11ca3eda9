/**
 * The reads that resolution is made of, each gathered and kept: files' facts, declarations, relations, imports, uses.
 * Values are as the database has them, put into the shapes that rules ask; nothing is decided here.
 */
import { areIncluded, importsOfFiles, storedFiles, targetsOfFiles, type ImportRecord } from "../../db/read/code-files";
import { filePlaces, type FilePlace } from "../../db/read/file-places";
import { namedSymbols, symbolsOfKeys, type SymbolIdentity } from "../../db/read/named-symbols";
import type { Queryable } from "../../db/pool";
import { preciseRecords } from "../../db/precise/precise-files";
import { preciseLinks, type PreciseLinkRecord } from "../../db/precise/precise-links";
import { referencesOfNames, type PackedReferences } from "../../db/read/reference-rows";
import { sharedName } from "../../format/shared-names";
import { splitQualified } from "../../format/symbol-key";
import type { SymbolOwners } from "../../db/read/symbol-owners";
import { symbolsById, type OwnedSymbol } from "../../db/read/symbols-with-owners";
import { ancestryOf, relationsNaming, type RelationRecord } from "../../db/read/type-relations";
import { BoundedMap } from "../../bounded-map";
import { toDeclaration, type Declaration } from "./declaration";
import { DeclaredName } from "./declared-name";
import { FileFacts } from "./file-facts";
import { GatheredReads } from "./gathered-reads";
import type { KeptFacts, LinkedFacts } from "./kept-facts";
import { NamedUses } from "./named-uses";
import { groupBy } from "./group-by";
import { PreciseAnswers } from "./precise-answers";

export class IndexReads {
  readonly files: GatheredReads<number, FileFacts>;
  readonly places: GatheredReads<number, FilePlace>;
  /** in their order; every file has an entry */
  readonly imports: GatheredReads<number, readonly ImportRecord[]>;
  /** files that imports of a file lead to, each once; every file has an entry */
  readonly targets: GatheredReads<number, readonly number[]>;
  /** whether any file includes or imports a file; every file has an entry */
  readonly included: GatheredReads<number, boolean>;
  readonly names: GatheredReads<string, DeclaredName>;
  readonly declared: GatheredReads<bigint, Declaration>;
  /** declarations of one symbol in every repository, by `identityOf` */
  readonly symbols: GatheredReads<string, readonly Declaration[]>;
  /** what types' declarations list as bases, by their ids; with a type's come its bases' */
  readonly bases: GatheredReads<bigint, readonly RelationRecord[]>;
  /** relations that name a base by this hash */
  readonly naming: GatheredReads<bigint, readonly RelationRecord[]>;
  /** files that use a name, by its hash; every name has an entry */
  readonly uses: GatheredReads<bigint, NamedUses>;

  /** what compilers' engines say of files as they are now, null for nothing; every file has an entry */
  readonly precise: GatheredReads<number, PreciseAnswers | null>;
  /** links by the key of either end; every key has an entry */
  readonly preciseLinks: GatheredReads<bigint, readonly PreciseLinkRecord[]>;

  private readonly linked: LinkedFacts;
  private readonly owners: SymbolOwners;

  constructor(
    private readonly pool: Queryable,
    { files, owners, linked, concluded }: KeptFacts,
  ) {
    this.linked = linked;
    this.owners = owners;
    this.files = new GatheredReads(
      files,
      (ids) => this.readFiles(ids),
      ({ bytes }) => bytes,
    );
    this.places = new GatheredReads(linked.places, (ids) => filePlaces(pool, ids));
    this.imports = new GatheredReads(
      linked.imports,
      (ids) => importsOfFiles(pool, ids),
      ({ length }) => length + 1,
    );
    // Kept by whoever asks: the graph of includes.
    this.targets = new GatheredReads(new BoundedMap(1), (ids) => targetsOfFiles(pool, ids));
    this.included = new GatheredReads(linked.included, (ids) => areIncluded(pool, ids));
    this.names = new GatheredReads(
      linked.named,
      (names) => this.readNames(names),
      ({ all }) => all.length + 1,
    );
    this.declared = new GatheredReads(linked.declared, (ids) => this.readDeclared(ids));
    this.symbols = new GatheredReads(linked.symbols, (ids) => this.readSymbols(ids), weightOfList);
    this.bases = new GatheredReads(linked.bases, (ids) => this.readBases(ids));
    this.naming = new GatheredReads(linked.naming, (hashes) => this.readNaming(hashes), weightOfList);
    this.uses = new GatheredReads(
      linked.uses,
      (hashes) => this.readUses(hashes),
      ({ bytes }) => bytes,
    );
    this.precise = new GatheredReads(
      concluded.answers,
      (ids) => this.readPrecise(ids),
      (answers) => answers?.bytes ?? 16,
    );
    this.preciseLinks = new GatheredReads(concluded.preciseLinks, (keys) => this.readPreciseLinks(keys), weightOfList);
  }

  private async readPreciseLinks(keys: readonly bigint[]): Promise<Map<bigint, readonly PreciseLinkRecord[]>> {
    const found = new Map<bigint, PreciseLinkRecord[]>(keys.map((key) => [key, []]));
    for (const link of await preciseLinks(this.pool, keys))
      for (const key of new Set([link.from.keyHash, link.to.keyHash])) found.get(key)?.push(link);
    return found;
  }

  private async readPrecise(ids: readonly number[]): Promise<Map<number, PreciseAnswers | null>> {
    const found = new Map<number, PreciseAnswers | null>(ids.map((id) => [id, null]));
    const records = groupBy(await preciseRecords(this.pool, ids), ({ fileId }) => fileId);
    for (const [id, ofFile] of records) found.set(id, new PreciseAnswers(ofFile));
    return found;
  }

  /** With a file's facts come its imports. */
  private async readFiles(ids: readonly number[]): Promise<Map<number, FileFacts>> {
    const files = await storedFiles(this.pool, ids);
    for (const { fileId, imports } of files) this.linked.imports.set(fileId, imports, imports.length + 1);
    return new Map(files.map(({ fileId, symbols, occurrences }) => [fileId, new FileFacts(symbols, occurrences)]));
  }

  private async readNames(names: readonly string[]): Promise<Map<string, DeclaredName>> {
    // Kept by the name: a piece of a file's names would keep them all.
    const own = names.map(sharedName);
    const placed = await this.placed(await namedSymbols(this.pool, own, this.owners));
    return new Map([...placed].map(([name, declarations]) => [name, new DeclaredName(declarations)]));
  }

  private async readDeclared(ids: readonly bigint[]): Promise<Map<bigint, Declaration>> {
    const symbols = await symbolsById(this.pool, ids, this.owners);
    const placed = await this.placed(new Map([...symbols].map(([id, symbol]) => [id, [symbol]])));
    return new Map([...placed].flatMap(([id, [declaration]]) => (declaration ? [[id, declaration]] : [])));
  }

  private async readSymbols(identities: readonly string[]): Promise<Map<string, readonly Declaration[]>> {
    const asked = identities.map((identity) => ({ identity, ...symbolOfIdentity(identity) }));
    const placed = await this.placed(await symbolsOfKeys(this.pool, asked, this.owners));
    const named = (keyHash: bigint, name: string) => (placed.get(keyHash) ?? []).filter((d) => d.name === name);
    return new Map(asked.map(({ identity, keyHash, name }) => [identity, named(keyHash, name)]));
  }

  /** Reads ahead what the bases' names declare. */
  private async readBases(ids: readonly bigint[]): Promise<Map<bigint, readonly RelationRecord[]>> {
    const ancestry = this.linked.types?.ancestry(ids) ?? (await ancestryOf(this.pool, ids));
    await this.names.all([...ancestry.values()].flat().map(({ baseName }) => splitQualified(baseName).at(-1) ?? ""));
    return ancestry;
  }

  private async readNaming(hashes: readonly bigint[]): Promise<Map<bigint, readonly RelationRecord[]>> {
    return this.linked.types?.naming(hashes) ?? relationsNaming(this.pool, hashes);
  }

  private async readUses(hashes: readonly bigint[]): Promise<Map<bigint, NamedUses>> {
    const found = await referencesOfNames(this.pool, hashes);
    const places = await this.places.all([...found.values()].flatMap(({ files }) => files));
    return new Map(hashes.map((hash) => [hash, new NamedUses(found.get(hash) ?? NOWHERE, places)]));
  }

  private async placed<K>(symbols: ReadonlyMap<K, readonly OwnedSymbol[]>): Promise<Map<K, Declaration[]>> {
    const places = await this.places.all([...symbols.values()].flat().map(({ symbol }) => symbol.fileId));
    const declare = (owned: OwnedSymbol): Declaration[] => {
      const place = places.get(owned.symbol.fileId);
      return place ? [toDeclaration(owned, place)] : [];
    };
    return new Map([...symbols].map(([key, list]) => [key, list.flatMap(declare)]));
  }
}

/** A symbol as the key of a map. */
export const identityOf = ({ name, keyHash }: SymbolIdentity): string => `${keyHash} ${name}`;

function symbolOfIdentity(identity: string): SymbolIdentity {
  const end = identity.indexOf(" ");
  return { keyHash: BigInt(identity.slice(0, end)), name: identity.slice(end + 1) };
}

const weightOfList = ({ length }: readonly unknown[]): number => length + 1;

const NOWHERE: PackedReferences = { files: [], ends: new Uint32Array(0), posts: new Uint8Array(0) };
