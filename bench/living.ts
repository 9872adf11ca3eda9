/**
 * `npm run bench:living -- FOLDER [--share N] [--saves N] [--switched N] [--no-ignore]`: what an index costs once it
 * stands. Lays an N-th of FOLDER out anew, has Fathom index it, and measures: how soon that is done; how soon a second
 * start answers and whether it read anything; CPU of an idle server in a minute; how soon a saved file is found by
 * name, by usages and by text; how soon all of a branch switch, which changes so many files, is there.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { layOutPart } from "./scale/part-of-folder";
import { cpuBelow } from "./living/cpu-below";
import { functionsIn, type Writable } from "./living/written-functions";
import { found, LivingFathom } from "./living/living-fathom";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: "string", default: "1" },
    saves: { type: "string", default: "20" },
    switched: { type: "string", default: "5000" },
    "no-ignore": { type: "boolean", default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Name a folder with code.");
/** Seconds in which an idle server's CPU is counted. */
const IDLE = 60;
/** Milliseconds before that, in which what follows an index comes to rest. */
const REST = 30_000;

const home = mkdtempSync(join(tmpdir(), "fathom-living-"));
const source = join(home, "source");
mkdirSync(source);
layOutPart(resolve(folder), source, 1 / Number(values.share));
const fathom = new LivingFathom(resolve(import.meta.dirname, "../.."), source, join(home, "data"), [
  "--no-precise",
  ...(values["no-ignore"] ? ["--no-ignore"] : []),
]);
try {
  const begun = performance.now();
  const since = () => ((performance.now() - begun) / 1000).toFixed(0);
  await fathom.start();
  await fathom.untilLevel();
  console.log(`first start: names can be found, and lead on, after ${since()} s`);
  await fathom.untilWhole();
  console.log(`${await fathom.size()} indexed, text and all, after ${since()} s`);
  await fathom.stop();
  const seconds = await fathom.start();
  await fathom.untilWhole();
  console.log(`second start: answers after ${seconds.toFixed(1)} s; it said: ${await fathom.said("ready: ")}`);
  await sleep(REST);
  const before = cpuBelow(fathom.pid);
  await sleep(IDLE * 1000);
  console.log(`idle: ${(cpuBelow(fathom.pid) - before).toFixed(2)} s of CPU in ${IDLE} s, Postgres included`);
  await saves(functionsIn(source));
  await branch(functionsIn(source).slice(0, Number(values.switched)));
} finally {
  await fathom.stop();
  rmSync(home, { recursive: true, force: true });
}

async function saves(files: readonly Writable[]): Promise<void> {
  const times: Record<string, number[]> = { "by name": [], "by usages": [], "by text": [] };
  const count = Number(values.saves);
  for (let nth = 0; nth < count; nth++) {
    const { save } = files[Math.floor((nth * files.length) / count)];
    const name = `fathomSaved${nth}`;
    const saved = performance.now();
    save(name);
    const ways = {
      "by name": `/api/symbols?query=${name}&limit=1`,
      "by usages": `/api/symbols/usages?symbol=${name}&scope=all`,
      "by text": `/api/text?query=${name}&limit=1`,
    };
    await Promise.all(
      Object.entries(ways).map(async ([way, address]) => {
        await found(`${fathom.url}${address}`);
        times[way].push(performance.now() - saved);
      }),
    );
    await sleep(500);
  }
  for (const [way, took] of Object.entries(times)) {
    took.sort((a, b) => a - b);
    const at = (share: number) => Math.round(took[Math.ceil(share * took.length) - 1]);
    console.log(`a saved file ${way}: p50 ${at(0.5)}, p95 ${at(0.95)} ms (${took.length} saves)`);
  }
}

async function branch(files: readonly Writable[]): Promise<void> {
  for (const [at, { save }] of files.entries()) save(`fathomBranch${at}`);
  const written = performance.now();
  await Promise.all(
    [0, Math.floor(files.length / 2), files.length - 1].map((at) =>
      found(`${fathom.url}/api/symbols?query=fathomBranch${at}&limit=1`),
    ),
  );
  await fathom.untilLevel();
  console.log(
    `${files.length} changed files: all there ${((performance.now() - written) / 1000).toFixed(1)} s after the last was written`,
  );
}
