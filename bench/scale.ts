/**
 * `npm run bench:scale -- FOLDER [--parts 8,4,2,1] [--small FOLDER]`: how cost grows with the work. Indexes an eighth,
 * a quarter, a half and the whole of a folder, each in an empty database, with the text index; then, behind the whole,
 * each folder in the one that --small names. Prints seconds, CPU, memory and bytes by part, and the slope: what a
 * thousand files cost, beside what they cost in the smallest part.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { layOutPart } from "./scale/part-of-folder";
import { foldersIn, wholeCost, type WholeCost } from "./scale/whole-cost";

const here = import.meta.dirname;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { parts: { type: "string", default: "8,4,2,1" }, small: { type: "string" } },
});
const [folder] = positionals.map((path) => resolve(path));
if (folder === undefined) throw new Error("Name a big folder.");
const parts = values.parts.split(",").map(Number);
if (parts.some((part) => !(part >= 1))) throw new Error("--parts takes numbers from 1 on: 8 stands for an eighth.");
const small = values.small === undefined ? [] : foldersIn(resolve(values.small));
const migrations = resolve(here, "../../prisma/migrations");

const costs: WholeCost[] = [];
for (const [at, part] of parts.entries()) {
  // Beside the folder, so that links do.
  const home = mkdtempSync(join(dirname(folder), ".fathom-scale-"));
  try {
    const root = join(home, basename(folder));
    layOutPart(folder, root, 1 / part);
    const cost = await wholeCost(root, here, migrations, at === parts.length - 1 ? small : []);
    costs.push(cost);
    print(part, cost);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
console.table(Object.fromEntries(costs.map((cost, at) => [`1/${parts[at]}`, slope(cost, costs[0])])));
if (small.length > 0) printBehind(costs[costs.length - 1]);

function print(part: number, cost: WholeCost): void {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`1/${part}: ${cost.files} files, ${megabytes(cost.sourceBytes)}, ${cost.symbols} symbols`);
  console.table({
    "navigable s": cost.navigable.toFixed(1),
    "complete s": cost.complete.toFixed(1),
    "CPU s, indexer + Postgres": `${cost.indexerCpu.toFixed(1)} + ${cost.postgresCpu.toFixed(1)}`,
    "memory, indexer / Postgres": `${megabytes(cost.indexerMemory)} / ${megabytes(cost.postgresMemory)}`,
    "database / source": (cost.databaseBytes / cost.sourceBytes).toFixed(2),
  });
}

/** By thousand files; the ratio is to the smallest part. */
function slope(cost: WholeCost, first: WholeCost): Record<string, string> {
  const each = (value: (cost: WholeCost) => number): string => {
    const [here, there] = [cost, first].map((one) => (value(one) / one.files) * 1000);
    return `${here.toFixed(2)} (${(here / there).toFixed(2)}x)`;
  };
  return {
    "navigable s": each(({ navigable }) => navigable),
    "complete s": each(({ complete }) => complete),
    "CPU s": each(({ indexerCpu, postgresCpu }) => indexerCpu + postgresCpu),
    "database MB": each(({ databaseBytes }) => databaseBytes / 1e6),
  };
}

function printBehind({ behind }: WholeCost): void {
  const tenth = Math.max(1, Math.floor(behind.length / 10));
  const perFile = (some: WholeCost["behind"]): number => {
    const sum = (value: (cost: WholeCost["behind"][number]["cost"]) => number) =>
      some.reduce((total, { cost }) => total + value(cost), 0);
    return (sum(({ seconds }) => seconds) / sum(({ files }) => files)) * 1000;
  };
  const [first, last] = [behind.slice(0, tenth), behind.slice(-tenth)].map(perFile);
  const seconds = behind.map(({ cost }) => cost.seconds).sort((a, b) => a - b);
  const at = (share: number) => seconds[Math.floor((seconds.length - 1) * share)].toFixed(2);
  console.log(
    `${behind.length} small folders behind it: p50 ${at(0.5)} s, p95 ${at(0.95)} s, ` +
      `ms a file of the first tenth ${first.toFixed(1)}, of the last ${last.toFixed(1)}`,
  );
}
