/**
 * Whatever is killed while an index is written, a plain start gives the rows of an undisturbed one, and nothing is
 * left running.
 *
 * FATHOM_TRIAL_KILLS=30   kills at any moment, besides the one of each process in the middle of a transaction; with
 * --global-timeout=0
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { randomManifest } from "../testing/living/manifests";
import { pick, randomPath, randomSource } from "../testing/living/sources";
import { writeFiles } from "../testing/indexer/run-indexer";
import { randomNumbers } from "../testing/random";
import { startInstance, type Instance } from "./instance";
import {
  dataOf,
  differencesInTime,
  holdCopy,
  kill,
  NEEDS_START,
  processesOn,
  rowsMadeAnew,
  VICTIMS,
  type Victim,
} from "../testing/e2e/kills";

const KILLS = Number(process.env.FATHOM_TRIAL_KILLS ?? 0);

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test.skip(process.platform !== "linux", "other systems do not tell which processes belong to a data folder");

test("An index survives the end of any process, and no process outlives a stop", async () => {
  test.setTimeout(420_000 + KILLS * 60_000);
  const random = randomNumbers(13);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fathom-killed-")));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  const source = join(folder, "source");
  mkdirSync(source);
  let rounds = 0;
  const add = (): void => {
    const round = `round${++rounds}`;
    for (let i = 0; i < 40; i++) {
      const path = `${round}/${randomPath(random)}`;
      writeFiles(source, { [path]: randomSource(random, path) });
    }
  };
  const change = (): void => {
    for (const path of pathsIn(source)) if (random(4) === 0) writeFiles(source, { [path]: randomSource(random, path) });
    for (let i = 0; i < 4; i++) writeFiles(source, Object.fromEntries([randomManifest(random)]));
  };
  add();
  let instance: Instance = await startInstance(folder, [source]);
  try {
    const data = join(folder, "data");
    const after = async (victim: Victim, told: string): Promise<void> => {
      if (NEEDS_START.has(victim)) instance = await startInstance(folder, []);
      const rows = await rowsMadeAnew(dataOf(data), source);
      expect(await differencesInTime(dataOf(data), rows), told).toEqual([]);
      await expect
        .poll(
          () =>
            fetch(`${instance.url}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          told,
        )
        .toBe(200);
    };
    const undisturbed = await rowsMadeAnew(dataOf(data), source);
    expect(await differencesInTime(dataOf(data), undisturbed)).toEqual([]);
    for (const victim of VICTIMS) {
      const held = await holdCopy(dataOf(data));
      add();
      await expect.poll(held.isHeld, "the indexer writes").toBe(true);
      change();
      expect(await kill(victim, instance, dataOf(data)), victim).toBe(true);
      await held.end();
      await after(victim, `killed in the middle of a transaction: ${victim}`);
    }
    for (let i = 0; i < KILLS; i++) {
      // What crashes again and again is not started again.
      if (i % 3 === 0) {
        await instance.stop();
        instance = await startInstance(folder, []);
      }
      const victim = pick(random, VICTIMS);
      const pause = random(1_500);
      add();
      change();
      await sleep(pause);
      if (await kill(victim, instance, dataOf(data)))
        await after(victim, `killed ${pause} ms after a change: ${victim}`);
    }
    const last = dataOf(data);
    await instance.stop();
    expect(processesOn(last)).toEqual([]);
  } finally {
    await instance.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
