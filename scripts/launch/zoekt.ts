/**
 * A Zoekt of one's own: the `zoekt-webserver` and `zoekt-index` that stand on PATH, the server on loopback over shards
 * in the data folder, which the indexer fills. Nothing here is fatal: whenever it does not run, the embedded index
 * answers.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { keepRunning } from "./keep-running";
import { freePort } from "./port";
import type { Program } from "./program";
import { clearOrphan, findOnPath, runSideServer, stopSideServer, untilReady } from "./side-server";

const NAME = "zoekt";
const HOST = "127.0.0.1";
const READY_MS = 15_000;

export interface Zoekt {
  url: string;
  /** folder of the shards */
  index: string;
  stop(): Promise<void>;
}

/** The web server on PATH; undefined unless the program that fills it is there, too. */
export function findZoekt(path = process.env.PATH ?? ""): string | undefined {
  return findOnPath("zoekt-index", path) === undefined ? undefined : findOnPath("zoekt-webserver", path);
}

/** Starts it and keeps it running; null when it does not get ready. @param tell takes a line for people */
export async function startZoekt(
  binary: string,
  dataFolder: string,
  tell: (line: string) => void,
): Promise<Zoekt | null> {
  const index = join(dataFolder, NAME);
  mkdirSync(index, { recursive: true });
  await clearOrphan(dataFolder, NAME, index);
  const port = await freePort();
  const args = ["-index", index, "-listen", `${HOST}:${port}`, "-rpc", "-html=false"];
  const run = (): Program => runSideServer({ name: NAME, binary, args, dataFolder });
  const program = run();
  if (!(await answers(port, program))) {
    await stopSideServer(program);
    tell("Zoekt did not start; the embedded index names the files. logs/zoekt.log in the data folder says why.");
    return null;
  }
  const kept = keepRunning(program, { title: "Zoekt", run, stop: stopSideServer, tell });
  void kept.gaveUp.then(({ reason }) =>
    tell(`Zoekt ended with ${reason}; the embedded index names the files from now on.`),
  );
  return { url: `http://${HOST}:${port}`, index, stop: kept.stop };
}

function answers(port: number, program: Program): Promise<boolean> {
  return untilReady(program, READY_MS, () => {
    const asked = { method: "POST", body: '{"Q":"repo:^fathom-"}', signal: AbortSignal.timeout(2_000) };
    return fetch(`http://${HOST}:${port}/api/list`, asked);
  });
}
