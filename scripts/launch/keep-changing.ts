/**
 * Does what was asked for on a page: repositories to add and to remove, one after the other, as long as Fathom runs.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { SourceRequest } from "../../lib/contract/source-changes";
import { connectIndexer } from "../../lib/db/admin/indexer-client";
import { CHANGE_CHANNEL, endChange, failChange, takeChange, tidyChanges } from "../../lib/db/admin/source-changes";
import { AppError } from "../../lib/errors";
import { addSource, removeSource } from "./change-sources";

/** Milliseconds after which it looks although nobody told it, and before it tries a database again that was away. */
const LOOK = 5_000;
const RETRY = 2_000;

interface Keeping {
  url: string;
  dataFolder: string;
  signal: AbortSignal;
}

/** Begins at once; ends when the signal says so. */
export function keepChanging(keeping: Keeping): void {
  void (async () => {
    while (!keeping.signal.aborted) {
      const client = await connectIndexer("fathom launcher, changes", keeping.url).catch(() => null);
      // A database that is away is told of elsewhere.
      if (client !== null) await follow(client, keeping).catch(() => {});
      await client?.end().catch(() => {});
      await sleep(RETRY, undefined, { ref: false });
    }
  })();
}

async function follow(client: pg.Client, { dataFolder, signal }: Keeping): Promise<void> {
  await tidyChanges(client);
  await client.query(`listen ${CHANGE_CHANNEL}`);
  let ring = (): void => {};
  client.on("notification", () => ring());
  signal.addEventListener("abort", () => ring(), { once: true });
  while (!signal.aborted) {
    const told = new Promise<void>((resolve) => (ring = resolve));
    await makeChanges(client, dataFolder);
    await Promise.race([told, sleep(LOOK, undefined, { ref: false })]);
  }
}

/** Makes all that wait. */
export async function makeChanges(client: pg.Client, dataFolder: string): Promise<void> {
  for (let asked = await takeChange(client); asked !== null; asked = await takeChange(client)) {
    const { id, request } = asked;
    try {
      await endChange(client, id, await make(client, request, dataFolder));
    } catch (error) {
      const { message, hint } = error instanceof AppError ? error : FAILED;
      if (!(error instanceof AppError)) console.error("Change of a repository:", error);
      await failChange(client, id, { message, hint });
    }
  }
}

const FAILED = { message: "It could not be done.", hint: "Look at the output of Fathom on the server." };

/** Gives the repository's name. */
async function make(client: pg.Client, request: SourceRequest, dataFolder: string): Promise<string> {
  if (request.verb === "add") return (await addSource(client, request, { dataFolder, from: null })).name;
  await removeSource(client, request.name, dataFolder);
  return request.name;
}
