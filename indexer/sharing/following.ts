/** What follows when a repository was indexed, and what becomes of it when workers die over it. */
import { listRepositories } from "../../lib/db/admin/repositories";
import type { FollowingJob } from "../../lib/db/admin/index-jobs";
import { MOST_DEATHS } from "../../lib/db/admin/index-jobs";
import { setRunAside } from "../../lib/db/precise/precise-runs";
import type { Queryable } from "../../lib/db/pool";
import type { FollowUps } from "../queue/follow-ups";

/** Kinds of work that follow; the queue knows them by these names. */
export const FOLLOWING = ["precise", "semantic"] as const;
export type Following = (typeof FOLLOWING)[number];

/** Milliseconds that the index by meaning waits for more changes; an edit is in no hurry there. */
const GATHER: Record<Following, number> = { precise: 0, semantic: 3_000 };

/** Queues what follows; what waits already is not queued twice, and what nobody takes costs a row. */
export async function follow(jobs: FollowUps, repositoryId: number): Promise<void> {
  for (const task of FOLLOWING) await jobs.add({ task, repositoryId }, GATHER[task]);
}

/** The same for all: what was to follow while nobody worked, or by other rules. */
export async function followAll(client: Queryable, jobs: FollowUps): Promise<void> {
  for (const { id } of await listRepositories(client)) await follow(jobs, id);
}

/** Says of jobs that they are set aside until their repository changes. */
export async function tellAside(client: Queryable, jobs: readonly FollowingJob[], host: string): Promise<void> {
  for (const { task, repositoryId } of jobs) {
    const error = `${MOST_DEATHS} workers died over it, the last one on ${host}. It is set aside until the repository changes.`;
    const [, engine] = /^precise:(.+)$/.exec(task) ?? [];
    if (engine !== undefined) await setRunAside(client, { repositoryId, engine, error });
    console.error(`${task} of repository ${repositoryId}: ${error}`);
  }
}
