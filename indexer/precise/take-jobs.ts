/** Asks compilers' engines as one of many workers: each repository and engine is a job that any of them takes. */
import type pg from "pg";
import { holderName } from "../../lib/db/admin/index-jobs";
import { lockThread } from "../../lib/db/admin/indexer-locks";
import { FollowUps, type DoFollowUp } from "../queue/follow-ups";
import { enginesHere, planEngines } from "./plan-engines";
import type { Supervisor } from "./supervisor";
import type { ToolPlaces } from "./tools/find-tool";

interface Place {
  url: string;
  workerId: number;
  places: ToolPlaces;
  /** milliseconds that an engine waits for the next change */
  keptWarm: number;
}

/** Never ends but by throwing. Engines that are installed later are used by the next start. */
export async function takeJobs(
  supervisor: Supervisor,
  client: pg.Client,
  { url, workerId, places, keptWarm }: Place,
): Promise<never> {
  await lockThread(client, workerId);
  const jobs = await FollowUps.open(url, client, holderName(workerId, "precise"));
  let cooling: NodeJS.Timeout | undefined;
  const warm =
    (engine: string): DoFollowUp =>
    async (repositoryId) => {
      clearTimeout(cooling);
      await supervisor.lookAt(repositoryId, engine);
      cooling = setTimeout(() => supervisor.close(), keptWarm);
    };
  const plan: DoFollowUp = async (repositoryId) => {
    const engines = await planEngines(client, places, repositoryId);
    for (const engine of engines) await jobs.add({ task: `precise:${engine}`, repositoryId });
  };
  try {
    const engines = enginesHere(places).map((engine): [string, DoFollowUp] => [`precise:${engine}`, warm(engine)]);
    return await jobs.work({ precise: plan, ...Object.fromEntries(engines) });
  } finally {
    clearTimeout(cooling);
    await jobs.close();
  }
}
