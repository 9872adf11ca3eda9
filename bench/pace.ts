/**
 * `npm run bench:pace -- FOLDER [--engines DATA] [--count N] [--seed N]`: whether compilers' engines slow answers.
 * Starts Fathom on a folder with a data folder of its own. Once an engine has begun it is held and let go in turn, and
 * Go to Symbol and usages are asked both ways about the same symbols, so that whatever else the machine does meets
 * both alike. Prints p95 of both and their ratio (at most 1.3). Ends within four minutes: after that, or when the
 * engine is done, what was asked both ways counts. The index by meaning is off, so that the engine is what makes the
 * difference. `--engines` names a data folder whose installed engines run; without it those that are built in or on
 * PATH do.
 */
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { callOperation } from "../lib/client/call-operation";
import { operations } from "../lib/operations/registry";
import { sampleCode, type SampledSymbol } from "./operations/sample";
import { hold, letGo } from "./pace/engine-processes";
import { haveEnded, startFathom, untilEngine, untilNamed } from "./pace/fathom";
import { pacesOf, timesOf, turnsOf, type Times } from "./pace/times";

const MOST = 1.3;
/** Milliseconds from the first start on after which no turn begins. */
const PATIENCE = 200_000;
/**
 * Milliseconds after which an engine that was let go is at work, and what it had told before it was held is written.
 */
const SETTLING = 300;
/** Fewer say nothing of the slowest twentieth. */
const FEWEST = 40;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    engines: { type: "string" },
    count: { type: "string", default: "150" },
    seed: { type: "string", default: "1" },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Name a folder with code in a language that an engine answers for.");
const data = mkdtempSync(join(tmpdir(), "fathom-pace-"));
const installed = values.engines === undefined ? null : resolve(values.engines, "engines");
if (installed !== null && !existsSync(installed)) throw new Error(`There are no engines in ${installed}.`);
if (installed !== null) symlinkSync(installed, join(data, "engines"));

const fathom = await startFathom(resolve(import.meta.dirname, "../.."), resolve(folder), data);
const { baseUrl, pid } = fathom;
try {
  const started = performance.now();
  await untilNamed(baseUrl);
  await untilEngine(baseUrl, pid);
  // What it could tell meanwhile would be missing afterwards.
  hold(pid);
  const { symbols } = await sampleCode(baseUrl, Number(values.count), Number(values.seed));
  // The first questions of a server pay for what all later ones find in memory.
  await timesOf(baseUrl, symbols.slice(0, FEWEST / 2));
  print(await bothWays(symbols.slice(FEWEST / 2), started + PATIENCE));
  const { precise } = await callOperation(operations.index_status, {}, { baseUrl });
  for (const { repo, language, engine, state, files, filesTotal } of precise)
    console.log(`${repo}, ${language}: ${engine ?? "no engine"}, ${state}, ${files} of ${filesTotal} files`);
} finally {
  letGo(pid);
  await fathom.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Times of the blocks that were asked both ways. */
async function bothWays(symbols: readonly SampledSymbol[], until: number): Promise<Record<"running" | "held", Times>> {
  const all = { running: { find: [], usages: [] } as Times, held: { find: [], usages: [] } as Times };
  const turns = turnsOf(symbols);
  for (let at = 0; at + 1 < turns.length && performance.now() < until; at += 2) {
    const block: [boolean, Times][] = [];
    if (await haveEnded(baseUrl)) return all;
    for (const turn of turns.slice(at, at + 2)) {
      if (!(turn.isRunning ? letGo : hold)(pid)) return all;
      await sleep(SETTLING);
      block.push([turn.isRunning, await timesOf(baseUrl, turn.symbols)]);
    }
    for (const [isRunning, { find, usages }] of block) {
      const times = isRunning ? all.running : all.held;
      times.find.push(...find);
      times.usages.push(...usages);
    }
  }
  return all;
}

function print({ running, held }: Record<"running" | "held", Times>): void {
  if (held.find.length < FEWEST)
    throw new Error(`Only ${held.find.length} symbols could be asked about both ways. Name a larger folder.`);
  const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)} ${a / b <= MOST ? "met" : "MISSED"}`;
  const row = ({ questions, running, held }: ReturnType<typeof pacesOf>[number]) => ({
    questions,
    "p50 ms, engine runs": running.p50.toFixed(1),
    "p50 ms, held": held.p50.toFixed(1),
    "p95 ms, engine runs": running.p95.toFixed(1),
    "p95 ms, held": held.p95.toFixed(1),
    ratio: ratio(running.p95, held.p95),
  });
  console.table(Object.fromEntries(pacesOf(running, held).map((pace) => [pace.name, row(pace)])));
}
