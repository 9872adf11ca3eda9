/**
 * Takes a ready index from a file into a database that may hold others: its rows get numbers that are free here. All
 * of it in one transaction, so that readers see the repository whole or not at all.
 */
import { once } from "node:events";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { AppError } from "../../errors";
import { COPY_HEADER, COPY_TRAILER } from "../../format/copy-rows";
import { readIndexFile } from "../../format/index-file";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { reserveFileIds } from "../admin/indexed-files";
import { REPOSITORY_CHANNEL } from "../admin/repositories";
import { CHANGE_CHANNEL } from "../write/change-log";
import { readHeader, type IndexHeader, type MadeBy } from "./index-header";
import { MOVED_TABLES, type MovedTable, type NumberKind } from "./moved-tables";

export interface ImportWish {
  /** where the code lies on this machine; where it lay, when left out */
  root?: string;
  /** what the repository is called here; as it was called, when left out */
  name?: string;
}

export interface Imported {
  name: string;
  root: string;
  files: number;
  rows: number;
}

/** @throws AppError invalid_input, schema_mismatch; nothing is changed then */
export async function importRepository(
  client: pg.Client,
  path: string,
  wish: ImportWish,
  by: MadeBy,
): Promise<Imported> {
  await client.query("begin");
  try {
    await client.query("lock table repository in share row exclusive mode");
    const taking = new Taking(client);
    let entered: { id: number; name: string; root: string } | undefined;
    const rows = await readIndexFile(path, {
      onHeader: async (raw) => {
        const header = readHeader(raw, path, by);
        entered = await enter(client, header, wish);
        taking.begin(entered.id, await reserveFileIds(client, header.files), header.files);
      },
      onRow: (table, bytes) => taking.row(table, bytes),
      pause: () => taking.flush(),
    });
    await taking.end();
    if (entered === undefined) throw new Error("The file has no header.");
    await settle(client, entered.id);
    await client.query("commit");
    return { name: entered.name, root: entered.root, files: taking.files, rows };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Enters the repository under a name and a folder that are free. */
async function enter(client: pg.Client, { repository }: IndexHeader, wish: ImportWish) {
  const name = wish.name ?? repository.name;
  const root = wish.root ?? repository.root;
  const { rows: known } = await client.query<{ name: string; root: string }>(
    "select name, root from repository where name = $1 or root = $2",
    [name, root],
  );
  if (known.length > 0)
    throw new AppError("invalid_input", `${known[0].name} (${known[0].root}) is here already.`, {
      hint: "Give another --name and the folder of this machine, or remove it first: fathom remove NAME.",
    });
  const { rows } = await client.query<{ id: number }>(
    `insert into repository (name, root, scope, excludes)
     select $1, $2, scope, excludes from jsonb_populate_record(null::repository, $3::jsonb) returning id`,
    [name, root, JSON.stringify(repository)],
  );
  const { id } = rows[0];
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = 'repository'::regclass and attnum > 0 and not attisdropped
        and attname <> all('{id,name,root,scope,excludes}')`,
  );
  const list = columns.map((column) => column.name).join(", ");
  await client.query(
    `update repository set (${list}) = (select ${list} from jsonb_populate_record(null::repository, $2::jsonb))
     where id = $1`,
    [id, JSON.stringify(repository)],
  );
  return { id, name, root };
}

/** Tells readers and the indexer; among others, what crosses repositories is worked out anew. */
async function settle(client: pg.Client, id: number): Promise<void> {
  await client.query("insert into file_change (file_id, added) select id, true from file where repository_id = $1", [
    id,
  ]);
  await client.query("update repository set rules_version = null where (select count(*) from repository) > 1");
  await client.query(`notify ${CHANGE_CHANNEL}`);
  await client.query("select pg_notify($1, $2)", [REPOSITORY_CHANNEL, String(id)]);
}

const CHUNK = 256 * 1024;

/** Rows on their way into one table after the other. */
class Taking {
  files = 0;
  private readonly fileIds = new Map<number, number>();
  private repositoryId = 0;
  private firstId = 0;
  private reserved = 0;
  private readonly waiting: { table: number; bytes: Buffer }[] = [];
  private waitingBytes = 0;
  private open: { table: number; stream: ReturnType<typeof copyFrom>; done: Promise<void> } | undefined;

  constructor(private readonly client: pg.Client) {}

  /** @param reserved numbers from the first on that files may get */
  begin(repositoryId: number, firstId: number, reserved: number): void {
    this.repositoryId = repositoryId;
    this.reserved = reserved;
    this.firstId = firstId;
  }

  row(table: number, bytes: Buffer): void {
    const moved = Buffer.from(bytes);
    this.renumber(MOVED_TABLES[table], moved);
    this.waiting.push({ table, bytes: moved });
    this.waitingBytes += moved.length;
  }

  async flush(least = CHUNK): Promise<void> {
    if (this.waitingBytes < least) return;
    const rows = this.waiting.splice(0);
    this.waitingBytes = 0;
    for (let from = 0; from < rows.length;) {
      const { table } = rows[from];
      let to = from;
      while (to < rows.length && rows[to].table === table) to++;
      await this.turnTo(table);
      await this.send(Buffer.concat(rows.slice(from, to).map(({ bytes }) => bytes)));
      from = to;
    }
  }

  async end(): Promise<void> {
    await this.flush(1);
    await this.turnTo(-1);
  }

  private async turnTo(table: number): Promise<void> {
    if (this.open?.table === table) return;
    if (this.open !== undefined) {
      this.open.stream.end(COPY_TRAILER);
      await this.open.done;
      this.open = undefined;
    }
    if (table < 0) return;
    const { name, columns } = MOVED_TABLES[table];
    const list = columns.map((column) => `"${column}"`).join(", ");
    const stream = this.client.query(copyFrom(`copy "${name}" (${list}) from stdin (format binary)`));
    const done = new Promise<void>((resolve, reject) => stream.once("finish", resolve).once("error", reject));
    // A failure may come before anybody waits for it.
    done.catch(() => {});
    this.open = { table, stream, done };
    await this.send(Buffer.from(COPY_HEADER));
  }

  private async send(bytes: Buffer): Promise<void> {
    if (this.open === undefined || this.open.stream.write(bytes)) return;
    await Promise.race([once(this.open.stream, "drain"), this.open.done]);
  }

  /** Numbers have a fixed length: they are written over. */
  private renumber(table: MovedTable | undefined, row: Buffer): void {
    if (table === undefined || row.length < 2 || row.readInt16BE(0) !== table.columns.length) throw badRow();
    let at = 2;
    for (const column of table.columns) {
      if (at + 4 > row.length) throw badRow();
      const length = row.readInt32BE(at);
      at += 4;
      const kind = table.numbers[column];
      if (kind !== undefined && length > 0) this.renumberAt(kind, row, at, length, table.name === "file");
      at += Math.max(0, length);
    }
    if (at !== row.length) throw badRow();
  }

  private renumberAt(kind: NumberKind, row: Buffer, at: number, length: number, isFile: boolean): void {
    if (length !== (kind === "symbol" ? 8 : 4) || at + length > row.length) throw badRow();
    if (kind === "repository") row.writeInt32BE(this.repositoryId, at);
    else if (kind === "file")
      row.writeInt32BE(isFile ? this.newFile(row.readInt32BE(at)) : this.idOf(row.readInt32BE(at)), at);
    else {
      const before = row.readBigInt64BE(at);
      const file = this.idOf(Number(before >> BigInt(ORDINAL_BITS)));
      row.writeBigInt64BE((BigInt(file) << BigInt(ORDINAL_BITS)) | BigInt.asUintN(ORDINAL_BITS, before), at);
    }
  }

  /** Files come first, and get the numbers that were reserved for them. */
  private newFile(before: number): number {
    if (this.files >= this.reserved) throw badRow();
    const id = this.firstId + this.files++;
    this.fileIds.set(before, id);
    return id;
  }

  private idOf(before: number): number {
    const id = this.fileIds.get(before);
    if (id === undefined) throw badRow();
    return id;
  }
}

const badRow = (): AppError =>
  new AppError("invalid_input", "The file holds a row that fits no table of an index.", {
    hint: "It was changed after `fathom export` made it. Export again.",
  });
