/**
 * `npm run bench:pace -- FOLDER [--engines DATA] [--count N] [--seed N]`: whether compilers' engines slow answers.
 * Starts Fathom on a folder with a data folder of its own, waits until names can be found, and times Go to Symbol and
 * usages while engines run and after they rest, in the same run. Prints p95 of both and their ratio (at most 1.3).
 * `--engines` names a data folder whose installed engines run; without it those that are built in or on PATH do.
 */
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { callOperation } from "../lib/client/call-operation";
import { operations } from "../lib/operations/registry";
import { sampleCode } from "./operations/sample";
import { enginesOf, startFathom, untilNamed, untilRunning } from "./pace/fathom";
import { pacesOf, timeWhile, type Times } from "./pace/times";

const MOST = 1.3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    engines: { type: "string" },
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Name a folder with code in a language that an engine answers for.");
const count = Number(values.count);
const data = mkdtempSync(join(tmpdir(), "fathom-pace-"));
const installed = values.engines === undefined ? null : resolve(values.engines, "engines");
if (installed !== null && !existsSync(installed)) throw new Error(`There are no engines in ${installed}.`);
if (installed !== null) symlinkSync(installed, join(data, "engines"));

const fathom = await startFathom(resolve(import.meta.dirname, "../.."), resolve(folder), data);
try {
  const { baseUrl } = fathom;
  await untilNamed(baseUrl);
  const sample = await sampleCode(baseUrl, count, Number(values.seed));
  await untilRunning(baseUrl);
  // What is asked for the first time while engines run is not asked about after, when it would be known.
  const [warm, first, second] = [0, 1, 2].map((part) => sample.symbols.filter((_, at) => at % 3 === part));
  await timeWhile(baseUrl, warm, () => Promise.resolve(false));
  const busy = await timeWhile(baseUrl, first, async () => (await enginesOf(baseUrl)).isRunning);
  const asked = busy.find.length;
  const resting = await timeWhile(baseUrl, second, (so) => Promise.resolve(so < asked));
  const { precise } = await callOperation(operations.index_status, {}, { baseUrl });
  for (const { repo, engine, state, files, filesTotal } of precise)
    console.log(`${repo}: ${engine} ${state}, ${files} of ${filesTotal} files`);
  print(busy, resting);
} finally {
  await fathom.stop();
  rmSync(data, { recursive: true, force: true });
}

function print(busy: Times, resting: Times): void {
  const paces = pacesOf(busy, resting);
  console.table(
    Object.fromEntries(
      paces.map(({ name, questions, running, rest }) => [
        name,
        {
          questions,
          "p95 ms, engines run": running.toFixed(1),
          "p95 ms, engines rest": rest.toFixed(1),
          ratio: `${(running / rest).toFixed(2)} ${running / rest <= MOST ? "met" : "MISSED"}`,
        },
      ]),
    ),
  );
}
