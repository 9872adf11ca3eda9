/**
 * `npm run bench:index [-- FOLDER...] [--rounds N]`: what indexing costs beside its yardsticks, timed one after the
 * other in the same run; with rounds all of them again and again, and the run in the middle of each counts, because
 * the speed of a machine drifts. Prints a table and leaves the figures in bench/results/.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { corpora, type Corpus } from "./index/corpora";
import { indexCorpus, type IndexCost } from "./index/index-corpus";
import { measure, type Cost } from "./index/measure";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "1" } },
});
const rounds = Math.max(1, Number(values.rounds) || 1);
const workers = Number(process.env.FATHOM_WORKERS ?? availableParallelism());

/** Costs of one corpus; null where a program is not installed. */
interface Result {
  corpus: string;
  ctags: Cost | null;
  parse: Cost;
  floor: Cost;
  fathom: IndexCost;
}

async function runCorpus({ name, folder }: Corpus): Promise<Result> {
  const yardstick = (mode: string) =>
    measure(process.execPath, [join(here, "yardstick.js"), folder, mode, String(workers)]);
  const parse: Cost[] = [];
  const floor: Cost[] = [];
  const fathom: IndexCost[] = [];
  for (let round = 0; round < rounds; round++) {
    parse.push(await yardstick("parse"));
    floor.push(await yardstick("capture"));
    fathom.push(await indexCorpus(folder, workers, join(here, "indexer.js"), join(root, "prisma/migrations")));
  }
  return {
    corpus: name,
    ctags: await ctags(folder),
    parse: inTheMiddle(parse),
    floor: inTheMiddle(floor),
    fathom: inTheMiddle(fathom),
  };
}

/** The run with the median CPU time. */
const inTheMiddle = <C extends Cost>(runs: C[]): C => runs.sort((a, b) => a.cpu - b.cpu)[Math.floor(runs.length / 2)];

async function ctags(folder: string): Promise<Cost | null> {
  if (spawnSync("ctags", ["--version"]).status !== 0) return null;
  const languages = "--languages=C,C++,C#,Java,Kotlin,TypeScript,JavaScript,Python,Go,Rust,Ruby,PHP";
  return measure("ctags", ["-R", languages, "-f", join(tmpdir(), `fathom-bench-${process.pid}.tags`), folder]);
}

function print({ corpus, ctags, parse, floor, fathom }: Result): void {
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  const row = (cost: Cost | null) =>
    cost && {
      "CPU s": cost.cpu.toFixed(1),
      "wall s": cost.wall.toFixed(1),
      "x floor": (cost.cpu / floor.cpu).toFixed(2),
      "peak memory": megabytes(cost.peakMemory),
    };
  const { files, symbols, sourceBytes, databaseBytes, postgresCpu, timings, tables } = fathom;
  console.log(`\n${corpus}: ${files} files, ${megabytes(sourceBytes)}, ${symbols} symbols, ${workers} workers`);
  console.table({
    ...(ctags ? { "universal-ctags": row(ctags) } : {}),
    "bare parse": row(parse),
    "floor: parse + capture identifiers": row(floor),
    "Fathom, until navigable": row(fathom),
  });
  console.log(
    `of Fathom's CPU ${postgresCpu.toFixed(1)} s is Postgres; database ${megabytes(databaseBytes)} = ` +
      `${(databaseBytes / sourceBytes).toFixed(2)} x source; phases in ms ${JSON.stringify(timings)}`,
  );
  console.log(
    Object.entries(tables)
      .map(([table, bytes]) => `${table} ${megabytes(bytes)}`)
      .join(", "),
  );
}

console.log(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}, Node ${process.version}`,
);
const results: Result[] = [];
for (const corpus of corpora(positionals)) {
  results.push(await runCorpus(corpus));
  print(results[results.length - 1]);
}
const folder = join(root, "bench/results");
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "index.json"),
  JSON.stringify({ date: new Date().toISOString(), workers, results }, null, 2),
);
