/** An indexer that lives on, as under `npm start`, and what each folder costs that is given to it. */
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { indexerMessageSchema, type IndexerMessage } from "../../lib/db/admin/index-runs";
import { registerRepository, REPOSITORY_CHANNEL } from "../../lib/db/admin/repositories";
import { cpuOfTree } from "../index/measure";
import { rowsRead } from "./index-tables";

/** From queued to linked. */
export interface SmallCost {
  files: number;
  seconds: number;
  /** seconds of CPU */
  indexerCpu: number;
  postgresCpu: number;
  /** read in all tables, with what comes behind linking */
  rows: number;
  /** milliseconds by phase */
  timings: string;
}

/** Both processes rest when they use less CPU than this share of a core. */
const RESTING = 0.05;
/** Milliseconds between two looks; what a session read is told a second later. */
const LOOK = 1_200;

export class FollowedIndexer {
  private readonly child: ChildProcess;
  private readonly heard = new Set<(message: IndexerMessage) => void>();

  constructor(
    program: string,
    private readonly server: { url: string; pid: number },
    private readonly client: pg.Client,
  ) {
    this.child = spawn(process.execPath, [program], {
      env: { ...process.env, DATABASE_URL: server.url, FATHOM_WATCH: "0" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.child.on("message", (message) => this.heard.forEach((hear) => hear(indexerMessageSchema.parse(message))));
  }

  /** Has a folder indexed and waits until both processes rest again. */
  async index(folder: string): Promise<SmallCost> {
    await this.rest();
    const [rows, indexerCpu, postgresCpu] = [await rowsRead(this.client), this.cpu(), cpuOfTree(this.server.pid)];
    const linked = this.hears((message) => message.type === "progress" && /^(texts|done)$/.test(message.phase));
    const idle = this.hears(({ type }) => type === "idle");
    const started = performance.now();
    const { id } = await registerRepository(this.client, { root: folder, scope: "user", excludes: [] });
    await linked;
    const cost = {
      seconds: (performance.now() - started) / 1000,
      indexerCpu: this.cpu() - indexerCpu,
      postgresCpu: cpuOfTree(this.server.pid) - postgresCpu,
    };
    await idle;
    await this.rest();
    const { rows: runs } = await this.client.query<{ files: number; timings: object }>(
      `select (detail -> 'written' ->> 'files')::int as files, detail -> 'timings' as timings
       from index_run where repository_id = $1 order by id desc limit 1`,
      [id],
    );
    const timings = Object.entries(runs[0].timings).map(([phase, ms]) => `${phase} ${ms}`);
    const read = (await rowsRead(this.client)) - rows;
    return { files: runs[0].files, ...cost, rows: read, timings: timings.join(" ") };
  }

  /** Takes out what was indexed of a folder, as if its files were gone. */
  async remove(folder: string): Promise<void> {
    const { rows } = await this.client.query<{ id: number }>("select id from repository where root = $1", [folder]);
    const within = (id: string) => `t.${id} >= f.id::bigint << 20 and t.${id} < (f.id + 1)::bigint << 20`;
    for (const [table, condition] of [
      ["symbol", within("id")],
      ["type_relation", within("child_id")],
      ["reflection", within("symbol_id")],
      ...["reference", "occurrences", "import", "gap_words", "file_content"].map((name) => [name, "t.file_id = f.id"]),
    ])
      await this.client.query(`delete from ${table} t using file f where f.repository_id = $1 and ${condition}`, [
        rows[0].id,
      ]);
    await this.client.query("delete from repository where id = $1", [rows[0].id]);
    await this.client.query("vacuum");
    await this.client.query(`select pg_notify($1, $2)`, [REPOSITORY_CHANNEL, String(rows[0].id)]);
  }

  /** Resolves when neither process works. */
  async rest(): Promise<void> {
    const used = () => this.cpu() + cpuOfTree(this.server.pid);
    for (let before = used(); ;) {
      await sleep(LOOK);
      const now = used();
      if (now - before < (RESTING * LOOK) / 1000) return;
      before = now;
    }
  }

  end(): void {
    this.child.kill("SIGKILL");
  }

  get pid(): number {
    return this.child.pid ?? -1;
  }

  private cpu(): number {
    return cpuOfTree(this.pid);
  }

  private async hears(wanted: (message: IndexerMessage) => boolean): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const hear = (message: IndexerMessage) => {
        if (message.type === "error") reject(new Error(message.message));
        if (!wanted(message)) return;
        this.heard.delete(hear);
        resolve();
      };
      this.heard.add(hear);
    });
  }
}
