/**
 * Follows `file_change`, the log of what was indexed and what went. A notification wakes the reader at once; where
 * none comes through, it looks once a second. Survives a database that restarts. Numbers are given out before
 * transactions commit, so a gap in them is looked at again for a while.
 */
import pg from "pg";
import { CHANGE_CHANNEL } from "../write/change-log";
import type { Queryable } from "../pool";

const POLL_MS = 1_000;
const MOST_CHANGES = 20_000;
/** A number that is still missing after this will not come any more: its transaction was rolled back. */
const GAP_MS = 60_000;
const MOST_GAPS = 1_000;

/** First number that the log still holds, or the next one when it is empty. Older ones were dropped. */
export async function firstKeptChange(client: Queryable): Promise<bigint> {
  const { rows } = await client.query<{ seq: string }>(
    `select coalesce(min(seq), (select last_value + is_called::int from file_change_seq_seq))::text as seq from file_change`,
  );
  return BigInt(rows[0].seq);
}

export interface FileChange {
  seq: bigint;
  fileId: number;
  added: boolean;
}

/** A place in the log, and the numbers before it that were not there when they were passed. */
export class ChangePosition {
  private readonly gaps = new Map<bigint, number>();

  private constructor(public seq: bigint) {}

  /** The end of the log as this transaction sees it. */
  static async atEnd(client: Queryable): Promise<ChangePosition> {
    const { rows } = await client.query<{ seq: string }>(
      `select seq from file_change where seq > (select max(seq) from file_change) - ${MOST_GAPS} order by seq`,
    );
    const position = new ChangePosition(rows.length === 0 ? 0n : BigInt(rows[0].seq) - 1n);
    for (const row of rows) position.pass(BigInt(row.seq));
    return position;
  }

  /** Where a reader that kept a number from `safe` goes on. */
  static after(seq: bigint): ChangePosition {
    return new ChangePosition(seq);
  }

  /** Everything up to this number was handed out: what to keep so that nothing is lost, though some may come twice. */
  get safe(): bigint {
    let least = this.seq;
    for (const gap of this.gaps.keys()) if (gap <= least) least = gap - 1n;
    return least;
  }

  /** Changes that were not handed out yet, oldest first. Moves the position past them. */
  async read(client: Queryable): Promise<FileChange[]> {
    const { rows } = await client.query<{ seq: string; file_id: number; added: boolean }>(
      `select seq, file_id, added from file_change where seq > $1 or seq = any($2::int8[]) order by seq limit ${MOST_CHANGES}`,
      [this.seq.toString(), [...this.gaps.keys()].map(String)],
    );
    const changes = rows.map((row) => ({ seq: BigInt(row.seq), fileId: row.file_id, added: row.added }));
    for (const { seq } of changes) this.pass(seq);
    this.forgetOldGaps();
    return changes;
  }

  /** Reads on until nothing more is there. Yields what each reading brought. */
  async *unread(client: Queryable): AsyncGenerator<FileChange[]> {
    for (let changes = await this.read(client); changes.length > 0; changes = await this.read(client)) yield changes;
  }

  private pass(seq: bigint): void {
    this.gaps.delete(seq);
    for (let missing = this.seq + 1n; missing < seq && this.gaps.size < MOST_GAPS; missing++) {
      this.gaps.set(missing, Date.now());
    }
    if (seq > this.seq) this.seq = seq;
  }

  private forgetOldGaps(): void {
    for (const [seq, since] of this.gaps) if (Date.now() - since > GAP_MS) this.gaps.delete(seq);
  }
}

/** Rings when something may have changed: on notification, and at least once a second. */
export class ChangeBell {
  private client: pg.Client | null = null;
  private ring: (() => void) | null = null;
  private rang = false;
  private closed = false;
  private reconnectAt = 0;

  constructor(private readonly url: string) {}

  /** Waits for the next ring. */
  async wait(): Promise<void> {
    if (this.closed) return;
    this.connect();
    if (!this.rang) await this.next();
    this.rang = false;
  }

  private next(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, POLL_MS);
      timer.unref();
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.ring = done;
    });
  }

  private connect(): void {
    if (this.client || Date.now() < this.reconnectAt) return;
    this.reconnectAt = Date.now() + POLL_MS;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: "fathom web, changes",
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    this.client = client;
    const gone = (): void => {
      if (this.client === client) this.client = null;
    };
    client.on("error", gone);
    client.on("end", gone);
    const ring = (): void => {
      this.rang = true;
      this.ring?.();
    };
    client.on("notification", ring);
    client
      .connect()
      .then(() => client.query(`listen ${CHANGE_CHANNEL}`))
      // What was written before the channel was open is seen by looking once more.
      .then(ring)
      .catch(() => {
        gone();
        void client.end().catch(() => {});
      });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.ring?.();
    await this.client?.end().catch(() => {});
    this.client = null;
  }
}
