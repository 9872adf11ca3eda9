/**
 * `npm run bench:operations -- --url http://127.0.0.1:PORT [--pid N] [--count N] [--seed N]`: what each question about
 * a symbol costs over HTTP, asked of symbols that are sampled from what a running Fathom has indexed, each for the
 * first time and again. Prints a table with the targets and leaves the figures in bench/results/. With the process id
 * of that Fathom it also tells the CPU that its processes used for a request.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { askClass, wordCost, type ClassCost } from "./operations/ask";
import { DRAWS, questionClasses } from "./operations/classes";
import { sampleCode } from "./operations/sample";

const root = resolve(import.meta.dirname, "../..");

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      pid: { type: "string" },
      count: { type: "string", default: "60" },
      seed: { type: "string", default: "1" },
      only: { type: "string" },
    },
  });
  if (values.url === undefined) throw new Error("Name a running Fathom: --url http://127.0.0.1:4100");
  const base = values.url.replace(/\/$/, "");
  const sample = await sampleCode(base, Number(values.count) * DRAWS, Number(values.seed));
  console.log(
    `${sample.symbols.length} symbols and ${sample.places.length} places sampled from ${sample.repositories.join(", ")}; ` +
      `load average ${loadavg()[0].toFixed(1)}, Node ${process.version}`,
  );
  const costs: ClassCost[] = [];
  for (const asked of questionClasses(sample, Number(values.count))) {
    if (values.only !== undefined && !asked.name.startsWith(values.only)) continue;
    costs.push(await askClass(base, asked, values.pid === undefined ? null : Number(values.pid)));
  }
  console.table(Object.fromEntries(costs.map((cost) => [cost.name, wordCost(cost)])));
  for (const { name, slowest } of costs) console.log(`${name}: slowest ${slowest.join(" · ")}`);
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const result = { date: new Date().toISOString(), load: loadavg(), repositories: sample.repositories, costs };
  writeFileSync(join(folder, "operations.json"), JSON.stringify(result, null, 2));
}

await main();
