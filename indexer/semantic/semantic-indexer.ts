/**
 * Keeps the index by meaning in step with the symbols: follows the log of changes, writes segments for files that none
 * has, and teaches each repository's table of words by its own comments and names. What a crash interrupts was never
 * there; the next start finds the same files uncovered.
 */
import type pg from "pg";
import { ChangePosition } from "../../lib/db/read/follow-changes";
import type { TextReader } from "../../lib/db/read/text-reader";
import { describedFiles } from "../../lib/db/semantic/described-files";
import { keepModel, modelWords, removeIdleModels, semanticModels } from "../../lib/db/semantic/semantic-models";
import {
  loadSemanticSegments,
  semanticSegmentFiles,
  writeSemanticSegment,
} from "../../lib/db/semantic/semantic-segments";
import { MAX_PLACES } from "../../lib/format/semantic-segment";
import type { Embedder } from "../../lib/semantic/embedders/port";
import { StaticEmbedder } from "../../lib/semantic/embedders/static-embedder";
import { makeSegment } from "../../lib/semantic/make-segment";
import { adapt, LEAST_PAIRS, MOST_PAIRS } from "../../lib/semantic/table/adapt";
import { PairCollector } from "../../lib/semantic/table/pairs";
import { StaticTable } from "../../lib/semantic/table/static-table";
import type { PlacedPassage } from "../../lib/semantic/words/passages-of-file";
import { readPassages } from "../../lib/semantic/words/read-passages";
import { WordIds } from "../../lib/semantic/words/word-ids";
import type { SegmentKeeper } from "../following/segment-keeper";
import type { SegmentStep } from "../text-index/plan-segment";
import { CoveredRepository } from "./covered-repository";

/** Files that are read at once. */
const READ_AT_ONCE = 64;
/** A repository is taught again when it is this many times as large. */
const GROWN = 2;

/** The table that every repository begins with. */
interface BaseTable {
  id: string;
  bytes: Uint8Array;
}

/** One repository, kept for as long as a job takes. */
interface OneRepository {
  repositoryId: number;
  /** by repository, how many symbols each had when its lessons were counted last: they are not counted by every job */
  counted: Map<number, number>;
}

export class SemanticIndexer implements SegmentKeeper {
  private position: ChangePosition | undefined;
  private readonly repositories = new Map<number, CoveredRepository>();
  private readonly arrived = new Set<number>();
  private readonly words = new WordIds();
  private readonly embedders = new Map<string, Embedder>();

  /**
   * @param named a server or a model of a folder that embeds in place of the table
   * @param only the repository that it keeps; others are another's. All when left out
   */
  constructor(
    private readonly client: pg.Client,
    private readonly reader: TextReader,
    private readonly base: BaseTable,
    private readonly named: Embedder | null = null,
    private readonly only?: OneRepository,
  ) {}

  /** Files that wait for a segment. */
  get waiting(): number {
    return [...this.repositories.values()].reduce((sum, { waitingFiles }) => sum + waitingFiles, this.arrived.size);
  }

  /** Looks what changed since the last look. */
  async look(): Promise<void> {
    this.position ??= await this.begin();
    for await (const changes of this.position.unread(this.client)) {
      for (const { fileId, added } of changes) if (added) this.arrived.add(fileId);
      for (const { fileId, added } of changes) if (!added) this.onRemoved(fileId);
    }
    const arrived = [...this.arrived];
    this.arrived.clear();
    for (const file of await describedFiles(this.client, { ids: arrived }))
      if (this.keeps(file.repositoryId)) this.repository(file.repositoryId).wait(file);
  }

  /** Writes one segment; false when there is nothing to do. */
  async writeNext(): Promise<boolean> {
    for (const repository of this.repositories.values()) {
      const step = repository.nextStep();
      if (step === null) continue;
      await this.write(repository, step);
      return true;
    }
    await removeIdleModels(
      this.client,
      [...this.repositories.values()].map(({ model }) => model),
      this.only?.repositoryId,
    );
    return false;
  }

  /** Teaches one repository by its comments and names, where it has enough that are new; false when none has. */
  async teachNext(): Promise<boolean> {
    if (this.named !== null) return false;
    for (const repository of this.repositories.values()) {
      const symbols = repository.symbols();
      if (symbols < repository.countedAt * GROWN || symbols < LEAST_PAIRS) continue;
      repository.countedAt = symbols;
      this.only?.counted.set(repository.id, symbols);
      if (await this.teach(repository)) return true;
    }
    return false;
  }

  /** The position is taken first: what changes meanwhile is seen twice, never missed. */
  private async begin(): Promise<ChangePosition> {
    const position = await ChangePosition.atEnd(this.client);
    await keepModel(this.client, this.first(), this.named === null ? this.base.bytes : null);
    const files = await describedFiles(this.client, this.only);
    const symbolsOf = new Map(files.map(({ id, symbols }) => [id, symbols]));
    for (const { id, repositoryId, pairs } of await semanticModels(this.client)) {
      if (repositoryId === null || !this.keeps(repositoryId)) continue;
      if (this.named !== null || !id.startsWith(`${this.base.id}-`)) continue;
      const repository = this.repository(repositoryId);
      repository.model = id;
      repository.countedAt = pairs;
    }
    for (const { id, repositoryId, model, files: held } of await semanticSegmentFiles(
      this.client,
      this.only?.repositoryId,
    ))
      this.repository(repositoryId).hold(id, model, held, symbolsOf);
    for (const file of files) this.repository(file.repositoryId).wait(file);
    for (const repository of this.repositories.values())
      if (repository.model !== this.first().id) repository.countedAt = repository.symbols();
      else repository.countedAt = this.only?.counted.get(repository.id) ?? 0;
    return position;
  }

  /** What a repository's symbols are embedded by until it has been taught. */
  private first(): { id: string; repositoryId: null; pairs: number } {
    return { id: this.named?.id ?? this.base.id, repositoryId: null, pairs: 0 };
  }

  private repository(id: number): CoveredRepository {
    const known = this.repositories.get(id) ?? new CoveredRepository(id, this.first().id);
    this.repositories.set(id, known);
    return known;
  }

  private keeps(repositoryId: number): boolean {
    return this.only === undefined || this.only.repositoryId === repositoryId;
  }

  private onRemoved(file: number): void {
    if (this.arrived.delete(file)) return;
    for (const repository of this.repositories.values()) if (repository.remove(file)) return;
  }

  private async write(repository: CoveredRepository, step: SegmentStep): Promise<void> {
    const { model } = repository;
    const files = repository.filesOf(step);
    const passages = await this.passagesOf([...files.keys()]);
    const embedder = await this.embedder(model);
    const known = embedder.isCostly ? this.vectorsIn(repository.before(step)) : undefined;
    const segment = await makeSegment(passages.slice(0, MAX_PLACES), embedder, this.words, known);
    const ids = [...files.keys()];
    const replaced = [...step.merged, ...step.dissolved];
    const id = await writeSemanticSegment(
      this.client,
      { repositoryId: repository.id, model, files: ids, segment },
      replaced,
    );
    repository.done(step);
    if (id !== null) repository.hold(id, model, Int32Array.from(ids), files);
    else if (ids.length > 0) this.repositories.delete(repository.id);
  }

  private async passagesOf(files: readonly number[]): Promise<PlacedPassage[]> {
    const found: PlacedPassage[] = [];
    for (let from = 0; from < files.length; from += READ_AT_ONCE)
      found.push(...(await readPassages(this.client, this.reader, files.slice(from, from + READ_AT_ONCE))));
    return found;
  }

  /** Vectors of these segments by what they were made from. */
  private vectorsIn(segments: readonly number[]) {
    return async (digests: readonly bigint[]): Promise<Map<bigint, Int8Array>> => {
      const wanted = new Set(digests);
      const found = new Map<bigint, Int8Array>();
      for (const id of segments)
        for await (const { segment } of loadSemanticSegments(this.client, [id]))
          segment.digests.forEach((digest, at) => {
            const { dimensions, vectors } = segment;
            if (wanted.has(digest)) found.set(digest, vectors.slice(at * dimensions, (at + 1) * dimensions));
          });
      return found;
    };
  }

  private async embedder(model: string): Promise<Embedder> {
    if (this.named !== null) return this.named;
    const known = this.embedders.get(model);
    if (known !== undefined) return known;
    const table = StaticTable.decode((await modelWords(this.client, model)) ?? this.base.bytes);
    const made = new StaticEmbedder(model, table, this.words);
    this.embedders.clear();
    this.embedders.set(model, made);
    return made;
  }

  private async teach(repository: CoveredRepository): Promise<boolean> {
    const collector = new PairCollector(this.words);
    const files = repository.files();
    // Spread over the whole of it, should it have more than are taken.
    for (const part of spread(files, READ_AT_ONCE)) {
      for (const { passage } of await readPassages(this.client, this.reader, part)) collector.add(passage);
      if (collector.commented >= MOST_PAIRS) break;
    }
    if (collector.size < LEAST_PAIRS) return false;
    const pairs = collector.pairs(MOST_PAIRS);
    const table = await adapt(StaticTable.decode(this.base.bytes), pairs);
    const id = `${this.base.id}-${repository.id}-${pairs.length}-${Math.round(repository.symbols())}`;
    await keepModel(this.client, { id, repositoryId: repository.id, pairs: pairs.length }, table.encode());
    repository.model = id;
    return true;
  }
}

/** Parts of a list, each from all over it. */
function* spread(list: readonly number[], size: number): Generator<number[]> {
  const parts = Math.ceil(list.length / size);
  for (let part = 0; part < parts; part++) yield list.filter((_each, at) => at % parts === part);
}
