/**
 * Collects finished rows and writes them in transactions of about 16 MB, one after the other. Bounds what waits: the
 * thread that brings more than that rests until a transaction is through.
 */
import type pg from "pg";
import { FACT_TABLES, type FactBytes } from "../../lib/format/copy-tables";
import { writeFacts, type FactChange } from "../../lib/db/write/write-facts";
import type { BatchResponse } from "../workers/messages";

/** Bytes of rows per transaction. */
const TRANSACTION_BYTES = 16 * 1024 * 1024;
/** Milliseconds after which rows are written even if few: people are waiting to find them. */
const TRANSACTION_AGE = 1_500;

/** What has been written so far. */
export interface WriterTotals {
  added: number[];
  transactions: number;
  bytes: number;
  /** milliseconds in the database */
  time: number;
}

export class FactWriter {
  readonly totals: WriterTotals = { added: [], transactions: 0, bytes: 0, time: 0 };
  private change = emptyChange();
  private bytes = 0;
  private since = performance.now();
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly client: pg.Client) {}

  /** Takes rows in; resolves when there is room for more. Rejects when a transaction has failed. */
  async add({ rows, outcomes }: BatchResponse): Promise<void> {
    this.change.rows.push(rows);
    this.bytes += sizeOf(rows);
    for (const { result, id, replaces, size, modifiedAt } of outcomes) {
      if (result === "unchanged" && replaces !== null) this.change.touched.push({ id: replaces, size, modifiedAt });
      if (result === "outdated" && replaces !== null) this.change.outdated.push(replaces);
      if (result !== "written") continue;
      this.change.added.push(id);
      if (replaces !== null) this.change.replaced.push({ from: replaces, to: id });
    }
    const isDue = this.bytes >= TRANSACTION_BYTES || performance.now() - this.since >= TRANSACTION_AGE;
    if (isDue) await this.flush();
  }

  /** Files that went. */
  remove(ids: readonly number[]): void {
    this.change.removed.push(...ids);
  }

  /** Starts a transaction with what has been collected, when the one before is through. */
  private async flush(): Promise<void> {
    const { change, bytes } = this;
    this.change = emptyChange();
    this.bytes = 0;
    this.since = performance.now();
    const before = this.writing;
    this.writing = before.then(() => this.write(change, bytes));
    // Reported to whoever adds or finishes next.
    this.writing.catch(() => {});
    await before;
  }

  /** Writes the rest; resolves when all is committed. */
  async finish(): Promise<void> {
    await this.flush();
    await this.writing;
  }

  private async write(change: FactChange, bytes: number): Promise<void> {
    const { added, replaced, removed, touched, outdated } = change;
    if (added.length + replaced.length + removed.length + touched.length + outdated.length === 0) return;
    const started = performance.now();
    await writeFacts(this.client, change);
    this.totals.added.push(...added);
    this.totals.transactions++;
    this.totals.bytes += bytes;
    this.totals.time += performance.now() - started;
  }
}

const emptyChange = (): FactChange => ({ rows: [], added: [], replaced: [], removed: [], touched: [], outdated: [] });

const sizeOf = (rows: FactBytes): number => FACT_TABLES.reduce((sum, table) => sum + rows[table].length, 0);
