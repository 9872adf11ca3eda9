/** clangd at work on one repository. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EngineFile, EngineSurroundings, PreciseDocument, PreciseRelation, PreciseSession } from "../port";
import { DeclaredSymbols, UriPlaces } from "./declared-symbols";
import { withDependents } from "./dependents";
import { documentOf } from "./document";
import { Indexing } from "./indexing";
import { Listing } from "./listing";
import { relationsByFile } from "./relations";

/** The whole index as it is asked. */
interface Answers {
  symbols: DeclaredSymbols;
  relations: ReadonlyMap<string, PreciseRelation[]>;
  /** names of the index's files by path */
  shards: ReadonlyMap<string, string>;
}

export class ClangdSession implements PreciseSession {
  private listing: Listing;
  private readonly indexing: Indexing;
  private answers: Answers | null = null;
  private deadly: readonly string[] = [];

  constructor(
    private readonly root: string,
    files: readonly EngineFile[],
    surroundings: EngineSurroundings,
  ) {
    this.listing = new Listing(root, files);
    this.indexing = new Indexing(root, surroundings);
  }

  async *documents(paths: readonly string[]): AsyncIterable<PreciseDocument> {
    const answers = (this.answers ??= await this.ask());
    for (const path of paths) {
      const document = this.document(path, answers);
      if (document) yield document;
    }
  }

  contentHash(path: string): Uint8Array | null {
    return this.listing.get(path)?.hash ?? null;
  }

  update(files: readonly EngineFile[], changed: readonly string[]): readonly string[] {
    this.listing = new Listing(this.root, files, { listing: this.listing, changed: new Set(changed) });
    this.answers = null;
    const known = new Set(changed);
    return [...withDependents(this.listing, changed)].filter((path) => !known.has(path));
  }

  cpuMs(): number {
    return this.indexing.index.cpuMs;
  }

  complaint(): string | null {
    const [first, ...others] = this.deadly;
    if (first === undefined) return null;
    return `clangd ended at ${first}${others.length > 0 ? ` and ${others.length} more` : ""}; rules answer there.`;
  }

  private async ask(): Promise<Answers> {
    this.deadly = await this.indexing.bringUpToDate(this.listing);
    const { index } = this.indexing;
    const symbols = new DeclaredSymbols(new UriPlaces(this.root, this.indexing.stubs));
    for (const name of index.list())
      tolerant(() => {
        const shard = index.read(name);
        if (shard) symbols.add(shard);
      });
    return { symbols, relations: relationsByFile(symbols), shards: this.indexing.shardsByPath() };
  }

  private document(path: string, { symbols, relations, shards }: Answers): PreciseDocument | undefined {
    const listed = this.listing.get(path);
    const name = shards.get(path);
    if (!listed || name === undefined) return undefined;
    return tolerant(() => {
      const shard = this.indexing.index.read(name);
      const bytes = readFileSync(join(this.root, path));
      const isSame = createHash("sha256").update(bytes).digest().equals(listed.hash);
      if (!shard || !isSame) return undefined;
      const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
      return documentOf({ path, contentHash: listed.hash, text }, shard, symbols, relations.get(path) ?? []);
    });
  }
}

/** A damaged file of the index costs what it tells of, no more. */
function tolerant<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
