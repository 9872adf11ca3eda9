/**
 * A parser that has read very many files has no more memory than one that has read some.
 *
 *   FATHOM_TRIAL_PARSES=100000   files; some hundreds when left out
 */
import { expect, test } from "vitest";
import { tellFigure, trialSize } from "../../testing/trial-figure";
import { createParser } from "./parser";

const PARSES = trialSize("FATHOM_TRIAL_PARSES", 600);
const MOST_GROWTH = 2 ** 20;
const source = (at: number): string =>
  `class C${at} extends D${at % 7} {\n${Array.from({ length: 20 + (at % 30) }, (_, m) => `  int m${m}(int a) { return other.m${m}(a, ${at}); }\n`).join("")}}\n`;

test(
  "memory does not follow the number of files that were parsed",
  async () => {
    const parser = await createParser();
    await parser.load("java");
    const samples: number[] = [];
    for (let at = 0; at < PARSES; at++) {
      parser.parse(source(at), "java");
      if (at % Math.max(1, Math.floor(PARSES / 100)) === 0) {
        // As the indexer does between batches: what is waited for may be put away.
        await new Promise(setImmediate);
        samples.push(process.memoryUsage().rss);
      }
    }
    const isLong = PARSES >= 20_000;
    const half = samples.slice(samples.length / 2);
    // The line of least squares through the last half, per 10,000 files.
    const middle = (half.length - 1) / 2;
    const mean = half.reduce((sum, value) => sum + value, 0) / half.length;
    const rise = half.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
    const run = half.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
    const growth = ((rise / run) * samples.length * 10_000) / PARSES;
    // Over a few files the line says nothing.
    const slope = isLong ? `${(growth / 2 ** 20).toFixed(2)} MiB per 10,000 in the last half, ` : "";
    tellFigure(16, `${PARSES} parses: ${slope}${Math.round(samples.at(-1)! / 2 ** 20)} MiB at the end`);
    if (isLong) expect(growth).toBeLessThan(MOST_GROWTH);
    expect(samples.at(-1)! - samples[Math.floor(samples.length / 10)]).toBeLessThan(200 * 2 ** 20);
  },
  60_000 + PARSES * 20,
);
