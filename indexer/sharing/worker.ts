/**
 * A worker: one of any number of processes that share the work of a database. It takes repositories from the queue,
 * one at a time, and does for all others those parts that nobody else does. It starts over when the database was gone.
 */
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { holderName } from "../../lib/db/admin/index-jobs";
import { enterWorker, removeWorkers, sayAlive } from "../../lib/db/admin/index-workers";
import { connectIndexer, isConnectionLost, noticeLostClients } from "../../lib/db/admin/indexer-client";
import { takeIndexerLock } from "../../lib/db/admin/indexer-locks";
import { REPOSITORY_CHANNEL } from "../../lib/db/admin/repositories";
import { CHANGE_CHANNEL } from "../../lib/db/write/change-log";
import { isDiskFull } from "../../lib/db/disk-full";
import { env } from "../../lib/env";
import { Stopped, type IndexerContext } from "../context";
import { diskFull, spaceAgain } from "../../lib/full-disk";
import { FollowUps } from "../queue/follow-ups";
import { PostgresQueue } from "../queue/postgres-queue";
import { WithoutSpace } from "../queue/without-space";
import type { WorkerPool } from "../workers/worker-pool";
import { doJob } from "./do-job";
import { KeptParts, type KeptPart } from "./kept-parts";
import { partsOf, type Kind, type Part } from "./kinds";
import { Dispatcher } from "./dispatcher";
import { FolderWatch } from "./folder-watch";
import { follow, FOLLOWING, type Following } from "./following";

export interface WorkerSettings {
  url: string;
  pool: WorkerPool;
  kinds: ReadonlySet<Kind>;
  fetchMinutes: number;
  /** begins with a part that follows what was indexed */
  follow: (part: Exclude<Part, "dispatch" | "watch">) => KeptPart;
  /** begins to take jobs of this kind, on a thread of the worker of this number */
  share: (kind: Following, workerId: number) => KeptPart;
  /** takes a line for people */
  tell: (line: string) => void;
  stop: AbortSignal;
}

const RECONNECT = 1_000;
/** Milliseconds between two signs of life. */
const BEAT = 3_000;
/**
 * Milliseconds of quiet before what follows the index looks, so that it does not stand in the way of what fills it;
 * and how long it waits at most.
 */
const QUIET = 1_000;
const LONGEST = 30_000;

/** Runs until it is told to stop. */
export async function runWorker(settings: WorkerSettings): Promise<void> {
  for (let complained = false; !settings.stop.aborted;) {
    const session = new Session(settings);
    try {
      await session.work(() => (complained = false));
    } catch (error) {
      if (error instanceof Stopped) return;
      const isFull = isDiskFull(error);
      if (!isFull && !isConnectionLost(error) && !(error instanceof CutOff)) throw error;
      if (!complained) settings.tell(await complaint(error));
      complained = true;
      await (isFull ? spaceAgain(env().dataFolder, settings.stop) : sleep(RECONNECT));
    } finally {
      await session.close();
    }
  }
}

async function complaint(error: unknown): Promise<string> {
  if (error instanceof CutOff) return `${error.message} Trying again every second.`;
  if (!isDiskFull(error)) return "The database cannot be reached. Trying again every second.";
  const { message, hint } = await diskFull(error, env().dataFolder);
  return `${message} ${hint}`;
}

/** The others hold this worker for dead. */
class CutOff extends Error {
  override readonly name = "CutOff";
}

/** A worker for as long as its connections live. */
class Session {
  private readonly clients: pg.Client[] = [];
  private readonly over = new AbortController();
  private queue: PostgresQueue | null = null;
  private withoutSpace: WithoutSpace | null = null;
  private jobs: FollowUps | null = null;
  private threads: KeptPart[] = [];
  private parts: KeptParts | null = null;
  private dispatcher: Dispatcher | null = null;
  private id: number | null = null;
  private repositoryId: number | null = null;
  private quiet: NodeJS.Timeout | null = null;
  private heardAt = 0;
  private failure: unknown = null;

  constructor(private readonly settings: WorkerSettings) {}

  /** Ends by throwing. @param onConnected the database answers */
  async work(onConnected: () => void): Promise<never> {
    const context = await this.connect();
    const { kinds, url, stop, tell } = this.settings;
    const { writer, control } = context;
    this.id = await enterWorker(writer, { host: hostname(), pid: process.pid, kinds: [...kinds] });
    this.queue = await PostgresQueue.open(url, this.id);
    this.withoutSpace = new WithoutSpace(this.queue, this.over.signal);
    this.jobs = await FollowUps.open(url, control, holderName(this.id, "following"));
    const { queue, id } = this;
    this.threads = FOLLOWING.filter((kind) => kinds.has(kind)).map((kind) => this.settings.share(kind, id));
    this.parts = new KeptParts(control, partsOf(kinds), (part) => this.begin(part, control, queue));
    control.on("notification", ({ channel, payload }) => this.hear(channel, payload));
    await control.query(`listen ${REPOSITORY_CHANNEL}; listen ${CHANGE_CHANNEL}`);
    onConnected();
    tell(`Worker ${this.id} is ready: ${[...kinds].join(", ")}.`);
    const ended = AbortSignal.any([stop, this.over.signal]);
    const beating = this.beat(control, ended).catch((error: unknown) => this.fail(error));
    try {
      const handle = (job: { repositoryId: number }): Promise<void> => this.index(context, job.repositoryId);
      if (kinds.has("index")) await queue.work({ handle, idle: () => Promise.resolve(false), stop: ended });
    } finally {
      if (!kinds.has("index")) await beating;
      this.over.abort();
      await beating;
    }
    if (this.failure !== null) throw this.failure;
    if (!stop.aborted) for (const client of this.clients) await client.query("select 1");
    throw new Stopped("The worker was asked to stop.");
  }

  async close(): Promise<void> {
    this.over.abort();
    if (this.quiet) clearTimeout(this.quiet);
    await Promise.resolve(this.parts?.close()).catch(() => {});
    await Promise.all(this.threads.map((thread) => thread.close()));
    await Promise.all([this.queue?.close(), this.jobs?.close()]);
    const [writer] = this.clients;
    // It goes in order: nobody need look after what it left.
    if (this.id !== null) await removeWorkers(writer, [this.id]).catch(() => {});
    await Promise.all(this.clients.map((client) => client.end().catch(() => {})));
  }

  private async connect(): Promise<IndexerContext> {
    const { stop, pool, tell } = this.settings;
    const [writer, control] = [await this.client("fathom worker"), await this.client("fathom worker, progress")];
    for (let told = false; !(await takeIndexerLock(writer, "together")); told = true) {
      if (stop.aborted) throw new Stopped("The worker was asked to stop.");
      if (!told) tell("An indexer has this database to itself (a start without --no-index); waiting for it.");
      await sleep(RECONNECT);
    }
    const noted = { trackedIgnored: new Map(), links: new Map(), isShared: true, isCareful: false };
    return { writer, control, pool, untilNavigable: false, ...noted, stopped: stop };
  }

  private async client(name: string): Promise<pg.Client> {
    const client = await connectIndexer(name, this.settings.url);
    await noticeLostClients(client);
    client.once("end", () => this.over.abort());
    this.clients.push(client);
    return client;
  }

  private async index(context: IndexerContext, repositoryId: number): Promise<void> {
    this.repositoryId = repositoryId;
    await this.say(context.control);
    try {
      const failure = await doJob(context, repositoryId);
      if (isDiskFull(failure)) this.withoutSpace?.add(repositoryId).catch((error: unknown) => this.fail(error));
      if (this.jobs !== null) await follow(this.jobs, repositoryId);
    } finally {
      this.repositoryId = null;
    }
    await this.say(context.control);
  }

  /** Says that it lives, takes parts that nobody has, and lets the dispatcher look after the others. */
  private async beat(control: pg.Client, ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      await this.say(control);
      await this.parts?.takeFree();
      await this.parts?.look(["dispatch", "watch"]);
      await sleep(BEAT, undefined, { signal: ended, ref: false }).catch(() => {});
    }
  }

  private async say(control: pg.Client): Promise<void> {
    const doing = { parts: this.parts?.names ?? [], repositoryId: this.repositoryId };
    if (this.id !== null && !(await sayAlive(control, this.id, doing)))
      throw new CutOff("The other workers hold this one for dead.");
  }

  private async begin(part: Part, control: pg.Client, queue: PostgresQueue): Promise<KeptPart> {
    if (part === "dispatch") {
      if (this.jobs === null) throw new Error("Parts begin behind the queue.");
      const dispatcher = new Dispatcher(control, queue, this.jobs, this.settings.fetchMinutes);
      this.dispatcher = dispatcher;
      await dispatcher.begin();
      return { look: () => dispatcher.lookAfter(), close: () => {} };
    }
    if (part === "watch") {
      const watch = new FolderWatch(control, queue, (error) => this.fail(error));
      await watch.look();
      return watch;
    }
    const follower = this.settings.follow(part);
    await follower.look();
    return follower;
  }

  private hear(channel: string, payload: string | undefined): void {
    if (channel === REPOSITORY_CHANNEL) {
      this.dispatcher?.entered(Number(payload)).catch((error: unknown) => this.fail(error));
      return;
    }
    if (this.quiet) clearTimeout(this.quiet);
    else this.heardAt = performance.now();
    const left = Math.max(0, LONGEST - (performance.now() - this.heardAt));
    this.quiet = setTimeout(() => this.follow(), Math.min(QUIET, left)).unref();
  }

  private follow(): void {
    this.quiet = null;
    const following = this.parts?.names.filter((part) => part !== "dispatch" && part !== "watch");
    void this.parts?.look(following);
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.over.abort();
  }
}
