/** Turns a plan into tasks for the parser threads, each with a row id of its own. */
import { reserveFileIds } from "../../lib/db/indexed-files";
import type { Queryable } from "../../lib/db/pool";
import type { RepositoryEntry } from "../../lib/db/repositories";
import type { FileTask } from "../workers/messages";
import type { Plan } from "./decide";

export async function makeTasks(client: Queryable, repository: RepositoryEntry, plan: Plan): Promise<FileTask[]> {
  if (plan.read.length === 0) return [];
  const first = await reserveFileIds(client, plan.read.length);
  return plan.read.map(({ candidate, previous }, index) => ({
    id: first + index,
    repositoryId: repository.id,
    root: repository.root,
    ...candidate,
    previous,
  }));
}
