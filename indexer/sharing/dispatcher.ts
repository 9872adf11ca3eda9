/**
 * The part of one worker that fills the queue, and sees to it that the work of a dead one is done by another. Whoever
 * has it looks through the whole first, so nothing is lost when it dies, too.
 */
import type pg from "pg";
import { gitSources } from "../../lib/db/admin/git-sources";
import { dropJobs, giveJobsBack, holderName, MOST_DEATHS, unknownHolders } from "../../lib/db/admin/index-jobs";
import { deathsOver, endDeadRun } from "../../lib/db/admin/index-runs";
import { cutOffWorkers, deadWorkers, removeWorkers, type DeadWorker } from "../../lib/db/admin/index-workers";
import { setFilesAside } from "../../lib/db/admin/poison-files";
import { unfinishedRepositories, updateRepository } from "../../lib/db/admin/repositories";
import type { FollowUps } from "../queue/follow-ups";
import type { JobQueue } from "../queue/job-queue";
import { RULES_VERSION } from "../rules-version";
import { followAll, tellAside } from "./following";

/** Seconds after which a worker that says nothing is cut off, although its session lives. */
const SILENCE = 180;
const MINUTE = 60_000;

export class Dispatcher {
  private fetchedAt = 0;

  /** @param fetchMinutes between two looks at what git fetches; 0 for never */
  constructor(
    private readonly client: pg.Client,
    private readonly queue: JobQueue,
    private readonly jobs: FollowUps,
    private readonly fetchMinutes: number,
  ) {}

  /** What was entered while nobody dispatched, and what is to follow what was indexed before. */
  async begin(): Promise<void> {
    await this.lookAfter();
    for (const id of await unfinishedRepositories(this.client, RULES_VERSION)) await this.queue.addWhole(id);
    await followAll(this.client, this.jobs);
  }

  /** A repository was entered, or is to be looked at again. */
  async entered(repositoryId: number): Promise<void> {
    await this.queue.addWhole(repositoryId);
  }

  /** To be called every few seconds. */
  async lookAfter(): Promise<void> {
    await cutOffWorkers(this.client, SILENCE);
    for (const dead of await deadWorkers(this.client)) await this.bury(dead);
    for (const holder of await unknownHolders(this.client)) await giveJobsBack(this.client, holder, "unharmed");
    await this.fetchAgain();
  }

  private async bury({ id, host, repositoryId, isOutage }: DeadWorker): Promise<void> {
    if (repositoryId !== null && !isOutage && (await this.isToBeSetAside(repositoryId, host)))
      await dropJobs(this.client, holderName(id), repositoryId);
    const over = await giveJobsBack(this.client, holderName(id), isOutage ? "unharmed" : "dead");
    await tellAside(this.client, over, host);
    await removeWorkers(this.client, [id]);
  }

  /** Whether the last worker that died over a repository was one too many. What was being read then is set aside. */
  private async isToBeSetAside(repositoryId: number, host: string): Promise<boolean> {
    if (!(await endDeadRun(this.client, repositoryId))) return false;
    const deaths = await deathsOver(this.client, repositoryId);
    const files = await setFilesAside(this.client, repositoryId);
    if (deaths < MOST_DEATHS || files.length > 0) {
      await updateRepository(this.client, repositoryId, { state: "queued" });
      return false;
    }
    const error = `${deaths} workers died while they indexed it, the last one on ${host}. It is set aside until it is added again: what those workers wrote last says more, and so may the memory that the machine had left.`;
    await updateRepository(this.client, repositoryId, { state: "failed", error });
    return true;
  }

  private async fetchAgain(): Promise<void> {
    if (this.fetchMinutes === 0 || Date.now() - this.fetchedAt < this.fetchMinutes * MINUTE) return;
    // What was fetched for the first time is queued as every repository is.
    const isFirst = this.fetchedAt === 0;
    this.fetchedAt = Date.now();
    if (!isFirst) for (const { repositoryId } of await gitSources(this.client)) await this.queue.addWhole(repositoryId);
  }
}
