/** `npm run engines`: see enginesCommand. `--data FOLDER` names the data folder, as for a start. */
import { parseArgs } from "node:util";
import { enginesCommand } from "../indexer/precise/engines-command";
import { env, programPath } from "../lib/env";
import { chooseDataFolder, prepareDataFolder } from "./launch/data-folder";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: "string" } } });
// npm changes to the checkout; folders are meant from where the command was typed.
const from = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();
const dataFolder = prepareDataFolder(chooseDataFolder(values.data, env().dataFolder, from));
process.exitCode = enginesCommand(positionals, { dataFolder, path: programPath() }, (line) => console.log(line));
