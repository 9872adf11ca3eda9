/**
 * Sources of every grammar, changed at random, go through the real threads: none takes anything else down, and each is
 * accounted for.
 *
 *   FATHOM_TRIAL_SOURCES=10000   sources; some hundreds when left out
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundlePrograms, folderWith, type Programs } from "../../testing/indexer/run-indexer";
import { randomNumbers } from "../../testing/random";
import { tellFigure, trialSize } from "../../testing/trial-figure";
import { fileDeadline } from "./deadlines";
import type { FileOutcome, FileTask } from "./messages";
import { WorkerPool } from "./worker-pool";

const SOURCES = trialSize("FATHOM_TRIAL_SOURCES", 260);
const AT_ONCE = 500;
const FIXTURES = resolve(import.meta.dirname, "../languages/fixtures");

let programs: Programs;
beforeAll(async () => void (programs = await bundlePrograms()), 60_000);
afterAll(() => programs.remove());

/** Fixtures by language, each with its path. */
const originals = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) =>
    readdirSync(join(FIXTURES, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(json|snap|txt|md)$/.test(entry.name))
      .map((entry) => ({ name: entry.name, bytes: readFileSync(join(entry.parentPath, entry.name)) })),
  )
  .filter((files) => files.length > 0);

/** Bits flipped, ends cut off, pieces taken out, doubled, put elsewhere, repeated, and taken from another language. */
function mutated(bytes: Buffer, other: Buffer, random: (below: number) => number): Buffer {
  let made = Buffer.from(bytes);
  for (let left = 1 + random(4); left > 0 && made.length > 1; left--) {
    const at = random(made.length);
    const piece = made.subarray(at, at + 1 + random(60));
    const [before, after] = [made.subarray(0, at), made.subarray(at)];
    const kind = random(7);
    if (kind === 0) made[at] ^= 1 << random(8);
    else if (kind === 1) made = Buffer.from(before);
    else if (kind === 2) made = Buffer.concat([before, after.subarray(piece.length)]);
    else if (kind === 3) made = Buffer.concat([before, piece, after]);
    else if (kind === 4) made = Buffer.concat([after, before]);
    else if (kind === 5) made = Buffer.concat([before, ...Array.from({ length: random(300) }, () => piece), after]);
    else made = Buffer.concat([before, other.subarray(random(other.length)).subarray(0, 2_000), after]);
  }
  return made;
}

test(
  "mutated sources of every grammar are each indexed or left out with a reason, and no thread is lost",
  async () => {
    expect(originals.length).toBeGreaterThan(10);
    const random = randomNumbers(23);
    const pool = new WorkerPool({
      workers: 2,
      program: programs.worker,
      treeProgram: programs.treeWorker,
      deadline: fileDeadline,
    });
    const counts = new Map<string, number>();
    for (let done = 0; done < SOURCES; done += AT_ONCE) {
      const files = Object.fromEntries(
        Array.from({ length: Math.min(AT_ONCE, SOURCES - done) }, (_, i) => {
          const language = originals[(done + i) % originals.length];
          const { name, bytes } = language[random(language.length)];
          const foreign = originals[random(originals.length)];
          return [`n${done + i}/${name}`, mutated(bytes, foreign[random(foreign.length)].bytes, random)];
        }),
      );
      for (const { path, reason, status } of await outcomesOf(pool, files)) {
        const word = reason ?? status;
        counts.set(word, (counts.get(word) ?? 0) + 1);
        if (status !== "indexed") expect(reason, path).toBeTruthy();
        delete files[path];
      }
      expect(Object.keys(files), "unaccounted for").toEqual([]);
    }
    pool.close();
    const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word, count]) => `${count} ${word}`);
    const crashes = counts.get("parser_crashed") ?? 0;
    tellFigure(18, `${SOURCES} sources of ${originals.length} grammars, all accounted for: ${words.join(", ")}`);
    expect(crashes).toBe(0);
  },
  120_000 + SOURCES * 100,
);

async function outcomesOf(pool: WorkerPool, files: Record<string, Uint8Array>): Promise<FileOutcome[]> {
  const { root } = folderWith(files);
  const tasks = Object.entries(files).map(([path, bytes], index): FileTask => ({
    ...{ id: index + 1, repositoryId: 1, root, path, size: bytes.length, modifiedAt: 0 },
    ...{ previous: null, verdict: null, macros: null, owners: null },
  }));
  const batches = Array.from({ length: Math.ceil(tasks.length / 20) }, (_, i) => tasks.slice(i * 20, i * 20 + 20));
  const outcomes: FileOutcome[] = [];
  try {
    await pool.process(batches, async (response) => void outcomes.push(...response.outcomes));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return outcomes;
}
