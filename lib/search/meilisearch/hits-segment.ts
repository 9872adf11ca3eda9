/**
 * Makes a segment of the hits of a search, so that the ranker of the embedded engine works on them as on its own: the
 * same evidence, places, priors, folding and filters. The symbols around a hit become rows of a buried file: they are
 * places, and never answers.
 */
import type { RepositoryScope } from "../../contract/vocabulary";
import { hashNameInto } from "../../format/name-hash";
import { ordinalOfSymbol } from "../../format/symbol-id";
import { assemble, finish, type RowsAndNames } from "../embedded/assemble";
import type { IndexedFile } from "../embedded/indexed-file";
import { LiveSegment } from "../embedded/live-segment";
import { Mentions } from "../embedded/mentions";
import { sortKey } from "../embedded/name-order";
import { MAX_BODY_LINES, pool, shared } from "../embedded/segment";
import { placePath } from "../rank/place";
import { classifyPath } from "../rank/prior";
import type { HitDocument } from "./documents";

const words = new Uint32Array(2);

interface Row {
  /** UTF-8 bytes, one per unit */
  name: string;
  file: number;
  ordinal: number;
  container: number;
  qualifier: string;
  kind: number;
  body: number;
  keyHigh: number;
  keyLow: number;
}

/** The segment, its priors computed, and the counts that explain them. */
export function segmentOfHits(
  hits: readonly HitDocument[],
  scopes: ReadonlyMap<number, RepositoryScope>,
): { segment: LiveSegment; mentions: Mentions } {
  const rows = new Rows();
  const mentions = new Mentions(hits.length * 2);
  for (const hit of hits) rows.add(hit, mentions);
  const segment = new LiveSegment(finish(assemble(rows.columns())), rows.indexedFiles(scopes));
  rows.owners.forEach((file) => segment.bury(file));
  finish(segment.rate(mentions));
  return { segment, mentions };
}

class Rows {
  /** files whose rows are only places */
  readonly owners: number[] = [];
  private readonly files: HitDocument[] = [];
  private readonly places = new Map<number, { file: number; around: number }>();
  private readonly chains = new Map<string, number>();
  private readonly rows: Row[] = [];

  add(hit: HitDocument, mentions: Mentions): void {
    const { file, around } = this.placesOf(hit);
    const owners = hit.owners ?? [];
    let container = -1;
    for (let at = owners.length - 1; at >= 0; at--) container = this.owner(around, container, owners[at]);
    const [kind, role, body, keyHigh, keyLow, , ownerMentions] = hit.facts;
    mentions.set(lowHash(hit.name), hit.refCount);
    const owner = hit.qualifier === undefined ? owners[0]?.[0] : lastSegment(hit.qualifier);
    if (owner !== undefined) mentions.set(lowHash(owner), ownerMentions);
    this.rows.push({
      ...{
        name: utf8(hit.name),
        file,
        ordinal: ordinalOfSymbol(hit.id),
        container,
        qualifier: utf8(hit.qualifier ?? ""),
      },
      kind: kind * 4 + role,
      body: Math.min(body, MAX_BODY_LINES),
      keyHigh,
      keyLow,
    });
  }

  private placesOf(hit: HitDocument): { file: number; around: number } {
    const known = this.places.get(hit.file);
    if (known) return known;
    const file = this.files.push(hit) - 1;
    const around = this.files.push(hit) - 1;
    this.owners.push(around);
    this.places.set(hit.file, { file, around });
    return { file, around };
  }

  /** The row of an owner: members of one owner must find the same. */
  private owner(file: number, container: number, [name, kind]: readonly [string, number]): number {
    const chain = `${file} ${container} ${kind} ${name}`;
    const known = this.chains.get(chain);
    if (known !== undefined) return known;
    const row: Row = {
      name: utf8(name),
      file,
      ordinal: 0,
      container,
      qualifier: "",
      kind: kind * 4,
      body: 1,
      keyHigh: 0,
      keyLow: 0,
    };
    const at = this.rows.push(row) - 1;
    this.chains.set(chain, at);
    return at;
  }

  indexedFiles(scopes: ReadonlyMap<number, RepositoryScope>): IndexedFile[] {
    return this.files.map(({ file, repo, path, language, facts }) => ({
      id: file,
      repositoryId: repo,
      path,
      language,
      importers: facts[5],
      scope: scopes.get(repo) ?? "external",
      place: classifyPath(path),
      placePath: placePath(path),
      stamp: 0,
    }));
  }

  columns(): RowsAndNames {
    const { rows, files } = this;
    const names = [...new Set(rows.map(({ name }) => name))]
      .map((name) => ({ name, key: sortKey(name) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const place = new Map(names.map(({ name }, at) => [name, at]));
    const qualifiers = [...new Set(["", ...rows.map(({ qualifier }) => qualifier)])];
    const qualifierAt = new Map(qualifiers.map((qualifier, at) => [qualifier, at]));
    const namePool = pool(names.map(({ name }) => name));
    const qualifierPool = pool(qualifiers);
    const u32 = (of: (row: Row) => number): Uint32Array => filled(shared.u32(rows.length), rows, of);
    const inFile = new Uint32Array(files.length + 1);
    for (const { file } of rows) inFile[file + 1]++;
    for (let file = 0; file < files.length; file++) inFile[file + 1] += inFile[file];
    return {
      rows: rows.length,
      names: names.length,
      files: files.length,
      namePool: namePool.bytes,
      nameStart: namePool.start,
      nameHash: filled(shared.u32(names.length), names, ({ name }) => lowHash(text(name))),
      rowName: u32(({ name }) => place.get(name) ?? 0),
      rowFile: u32(({ file }) => file),
      rowOrdinal: u32(({ ordinal }) => ordinal),
      rowContainer: filled(shared.i32(rows.length), rows, ({ container }) => container),
      rowQualifier: u32(({ qualifier }) => qualifierAt.get(qualifier) ?? 0),
      rowKind: filled(shared.u8(rows.length), rows, ({ kind }) => kind),
      rowBody: filled(shared.u16(rows.length), rows, ({ body }) => body),
      rowKeyHigh: u32(({ keyHigh }) => keyHigh),
      rowKeyLow: u32(({ keyLow }) => keyLow),
      fileIds: filled(shared.i32(files.length), files, ({ file }) => file),
      fileRows: filled(shared.u32(files.length + 1), [...inFile], (first) => first),
      qualifierPool: qualifierPool.bytes,
      qualifierStart: qualifierPool.start,
    };
  }
}

function filled<Column extends Uint8Array | Uint16Array | Uint32Array | Int32Array, Item>(
  column: Column,
  items: readonly Item[],
  of: (item: Item) => number,
): Column {
  for (let at = 0; at < items.length; at++) column[at] = of(items[at]);
  return column;
}

function lowHash(name: string): number {
  hashNameInto(name, words, 0);
  return words[1];
}

const lastSegment = (qualifier: string): string => qualifier.slice(qualifier.search(/[^.:\\]*$/));
const utf8 = (name: string): string => Buffer.from(name, "utf8").toString("latin1");
const text = (binary: string): string => Buffer.from(binary, "latin1").toString("utf8");
