/**
 * Links that lead out of a repository, and files and folders that are swapped for such links while they are read: no
 * byte of what they lead to is kept.
 *
 *   FATHOM_TRIAL_SWAPS=1000   swaps; some dozens when left out
 */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { readStored } from "../../lib/format/stored-text";
import { indexerUnderTest } from "../../testing/indexer/indexer-of-test";
import { addRepository } from "../../testing/indexer/run-indexer";
import { randomNumbers } from "../../testing/random";
import { tellFigure, trialSize } from "../../testing/trial-figure";

const run = indexerUnderTest();
const SWAPS = trialSize("FATHOM_TRIAL_SWAPS", 40);
const CANARY = "CanaryOutsideOfTheYard";
const FILES = 60;

test.skipIf(process.platform === "win32")(
  "nothing outside is kept, however links come in while a folder is followed",
  async () => {
    const away = run.source({ "secret.java": `class ${CANARY} {}\n`, "in/f0.java": `class ${CANARY} {}\n` });
    const path = (at: number): string => `d${at % 6}/f${Math.floor(at / 6)}.java`;
    const honest = (at: number, time: number): string => `class F${at} { int v${time}; }\n`;
    const root = run.source(Object.fromEntries(Array.from({ length: FILES }, (_, at) => [path(at), honest(at, 0)])));
    for (let at = 0; at < 50; at++) {
      const targets = [
        join(away, "secret.java"),
        `l${at + 1}.java`,
        `../../../../..${away}/secret.java`,
        "/proc/self/environ",
        away,
      ];
      symlinkSync(targets[at % targets.length], join(root, `l${at}.java`));
    }
    symlinkSync(away, join(root, "folder"));
    symlinkSync(root, join(root, "loop"));
    await addRepository(run.database.pool, root);
    const indexer = run.start({ args: [], watch: true });
    const random = randomNumbers(31);
    for (let swap = 0; swap < SWAPS; swap++) {
      const at = random(FILES);
      const file = join(root, path(at));
      if (swap % 3 === 2) swapFolder(root, dirname(path(at)), join(away, "in"));
      else swapFile(file, join(away, "secret.java"));
      await sleep(random(30));
      rmSync(file, { force: true });
      writeFileSync(file, honest(at, swap));
      if (swap % 50 === 49) expect(await kept()).not.toContain(CANARY);
    }
    await indexer.idle();
    await sleep(1_000);
    const all = await kept();
    const found = all.split(CANARY).length - 1;
    const [{ count }] = await run.rows<{ count: string }>("select count(*) from file where status = 'indexed'");
    tellFigure(30, `52 links, ${SWAPS} swaps, ${count} files indexed: ${found} bytes of the canary in the database`);
    expect(Number(count)).toBeGreaterThan(FILES / 2);
    expect(found).toBe(0);
    expect(all).not.toContain("NODE_OPTIONS");
  },
  120_000 + SWAPS * 500,
);

/** In one step, as an attacker would: what was checked a moment ago is a link now. */
function swapFile(file: string, target: string): void {
  symlinkSync(target, `${file}~`);
  renameSync(`${file}~`, file);
}

function swapFolder(root: string, folder: string, target: string): void {
  renameSync(join(root, folder), join(root, `.${folder}~`));
  symlinkSync(target, join(root, folder));
  rmSync(join(root, folder));
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  renameSync(join(root, `.${folder}~`), join(root, folder));
}

/** Everything that the database holds, as text. */
async function kept(): Promise<string> {
  const bodies = await run.rows<{ body: Buffer }>("select body from file_content");
  const names = await run.rows<{ names: Buffer }>("select names from occurrences");
  const rows = await run.rows("select s.name, f.path, f.detail from file f left join symbol s on s.id >> 20 = f.id");
  const texts = bodies.map(({ body }) => String(readStored(body)));
  return [...texts, ...names.map((row) => row.names.toString("utf8")), JSON.stringify(rows)].join("\n");
}
