/** `npm run engines`: see enginesCommand. `--data FOLDER` names the data folder, as for a start. */
import { parseArgs } from "node:util";
import { enginesCommand, type EngineRun } from "../indexer/precise/engines-command";
import { listRepositories } from "../lib/db/admin/repositories";
import { createPool } from "../lib/db/pool";
import { preciseRuns } from "../lib/db/precise/precise-runs";
import { env, programPath } from "../lib/env";
import { chooseDataFolder, prepareDataFolder } from "./launch/data-folder";
import { readHolder } from "./launch/data-lock";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string" }, help: { type: "boolean" } },
});
// npm changes to the checkout; folders are meant from where the command was typed.
const from = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();
const dataFolder = prepareDataFolder(chooseDataFolder(values.data, env().dataFolder, from));
const print = (line: string): void => console.log(line);
const runs = await runsOf(readHolder(dataFolder)?.databaseUrl ?? null);
const asked = values.help ? ["--help"] : positionals;
process.exitCode = enginesCommand(asked, { dataFolder, path: programPath() }, print, runs);

/** How engines stand with what is indexed, where Fathom runs on the data folder. */
async function runsOf(url: string | null): Promise<EngineRun[]> {
  if (url === null) return [];
  const pool = createPool({ url, applicationName: "fathom engines", max: 1 });
  try {
    const names = new Map((await listRepositories(pool)).map(({ id, name }) => [id, name]));
    return (await preciseRuns(pool)).map((run) => ({ ...run, repo: names.get(run.repositoryId) ?? "" }));
  } catch {
    // A server that is just ending: what is on this machine can be told without it.
    return [];
  } finally {
    await pool.end();
  }
}
