/**
 * pgvector for readers: what its tables have is asked there, and what they do not have yet, or not at all, is looked
 * at one by one in this process. So nothing waits for the tables, and an answer never lacks what was just written.
 */
import type { Queryable } from "../../../db/pool";
import { hasVectorTables, vectorSupport } from "../../../db/semantic/vector-tables";
import { BestOf } from "../best-of";
import { CodedScan } from "../coded-scan";
import type { Answering, ModelVector, NearSymbol, VectorIndex, VectorPart, Wanted } from "../port";
import { PgvectorIndex } from "./pgvector-index";

const NO_TABLES = "Its tables are not there: the indexer makes them, or says what keeps it from that.";

export class TableAndScan implements VectorIndex {
  readonly engine = "pgvector";
  private readonly table: PgvectorIndex;
  private inTable: ReadonlySet<number> = new Set();
  /** the tables can be read over this connection */
  private isHere = false;
  private trouble: string | null = null;

  constructor(
    private readonly client: Queryable,
    private readonly scan: VectorIndex = new CodedScan(),
  ) {
    this.table = new PgvectorIndex(client);
  }

  answering(): Answering {
    return { engine: this.isHere ? this.engine : this.scan.engine, because: this.trouble };
  }

  async parts(): Promise<ReadonlySet<number>> {
    this.inTable = await this.lookAtTable();
    const scanned = await this.scan.parts();
    for (const id of scanned) if (this.inTable.has(id)) await this.scan.remove(id);
    return new Set([...this.inTable, ...scanned]);
  }

  /** Keeps what the table does not have; the indexer fills that. */
  async add(part: VectorPart): Promise<void> {
    if (!this.inTable.has(part.id)) await this.scan.add(part);
  }

  /** The table forgets a part with its segment. */
  async remove(id: number): Promise<void> {
    await this.scan.remove(id);
  }

  async nearest(question: readonly ModelVector[], limit: number, wanted: Wanted): Promise<NearSymbol[]> {
    const scanned = await this.scan.nearest(question, limit, wanted);
    if (!this.isHere) return scanned;
    const found = new Map(scanned.map((each) => [each.symbol, each]));
    for (const each of await this.table.nearest(question, limit, wanted)) found.set(each.symbol, each);
    const best = new BestOf(limit);
    for (const { symbol, score } of found.values()) best.offer(symbol, score);
    return best.all();
  }

  async scoresOf(question: readonly ModelVector[], symbols: readonly number[]): Promise<Map<number, number>> {
    const found = await this.scan.scoresOf(question, symbols);
    const others = this.isHere ? symbols.filter((symbol) => !found.has(symbol)) : [];
    for (const [symbol, score] of await this.table.scoresOf(question, others)) found.set(symbol, score);
    return found;
  }

  private async lookAtTable(): Promise<ReadonlySet<number>> {
    try {
      const { here, elsewhere } = await hasVectorTables(this.client);
      this.isHere = here;
      // Who sees some repositories alone is not told that there are others.
      this.trouble = here || elsewhere ? null : await this.whyNone();
      return here ? await this.table.parts() : new Set();
    } catch (error) {
      this.isHere = false;
      this.trouble = `pgvector does not answer: ${error instanceof Error ? error.message : String(error)}`;
      return new Set();
    }
  }

  private async whyNone(): Promise<string> {
    return (await vectorSupport(this.client)).because ?? NO_TABLES;
  }
}
