/**
 * The disk of the data folder is full: what was indexed goes on to answer, the page and the program name the disk, and
 * as soon as there is space the rest is indexed without anybody's doing. A start says it, too.
 *
 *   FATHOM_TRIAL_FILLS=4   ways to fill it; the first alone when left out
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { ask } from "../testing/e2e/asking";
import { ownFolder } from "../testing/e2e/own-folder";
import { smallDisk, type SmallDisk } from "../testing/e2e/small-disk";
import { manyClasses } from "../testing/indexer/indexer-of-test";
import { writeFiles } from "../testing/indexer/run-indexer";
import { tellFigure, trialSize } from "../testing/trial-figure";
import { startInstance, type Instance } from "./instance";

const FILLS = trialSize("FATHOM_TRIAL_FILLS", 1);
/** MiB: what is indexed takes a third of them. */
const DISK = 420;
/** Files that are saved around the moment when it is full. */
const LATER = 150;
const LONG = { timeout: 60_000, intervals: [500] };

/** What stood there before, in the words of whoever asks. */
const QUESTIONS = [
  ...["/api/symbols?query=C17&match=exact", "/api/symbols/declaration?symbol=C3", "/api/symbols/members?symbol=C5"],
  ...[
    "/api/symbols/usages?symbol=m7&path=p&limit=20",
    "/api/text?query=int%20m9&path=p",
    "/api/files/outline?file=p/C9.java",
  ],
];

/** How the disk comes to be full around the moment when files are saved. */
interface Way {
  name: string;
  fill: (disk: SmallDisk, save: () => void) => Promise<void>;
  /** so suddenly that the database may end over it, and answers nothing until there is space */
  sudden?: true;
}
const WAYS: readonly Way[] = [
  {
    name: "nearly full before files are saved",
    fill: async (disk, save) => (disk.fill(40), await sleep(2_500), save()),
  },
  { name: "full to the last byte before that", fill: async (disk, save) => (disk.fill(0), await sleep(2_500), save()) },
  {
    name: "full while they are read",
    fill: async (disk, save) => (save(), await sleep(400), disk.fill(0)),
    sudden: true,
  },
  { name: "a little is left when they are saved", fill: async (disk, save) => (disk.fill(6), save()), sudden: true },
];

/** Other names than those that are asked for. */
const classesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manyClasses(LATER)).map(([path, text]) => [
      `${folder}/${path.replace("p/C", "D")}`,
      text.replaceAll(/\b[pCm](\d*)\b/g, `${folder}_$&`),
    ]),
  );

const placesSchema = z.object({
  results: z.array(z.object({ name: z.string().optional(), file: z.string().optional(), line: z.number().optional() })),
});

/** The places that each answer names, without what it says of the index. */
async function answersOf({ url }: Instance): Promise<string[]> {
  const answers = await Promise.all(QUESTIONS.map((question) => ask(url + question)));
  return answers.map(({ status, text }) =>
    status === 200 ? JSON.stringify(placesSchema.parse(JSON.parse(text)).results) : `${status} ${text}`,
  );
}

const statusSchema = z.object({
  repositories: z.array(z.object({ files: z.number(), state: z.string(), error: z.string().nullable() })),
});

async function repositoryOf({ url }: Instance) {
  const { status, text } = await ask(`${url}/api/status`);
  return status === 200 ? statusSchema.parse(JSON.parse(text)).repositories[0] : undefined;
}

test("A full disk loses nothing, is told by name, and is waited for", async () => {
  test.setTimeout(120_000 + FILLS * 180_000);
  const disk = smallDisk(DISK);
  test.skip(disk === null, "a disk of its own can be had by root on Linux alone");
  if (disk === null) return;
  const own = ownFolder("harbour", manyClasses(60));
  let instance: Instance | null = null;
  let same = 0;
  let asked = 0;
  try {
    instance = await startInstance(disk.folder, [own.source, "--no-precise"]);
    const running = instance;
    const before = await answersOf(running);
    expect(before.filter((answer) => !answer.startsWith("["))).toEqual([]);
    for (const [at, { name, fill, sudden }] of WAYS.slice(0, FILLS).entries()) {
      const files = 60 + (at + 1) * LATER;
      await fill(disk, () => writeFiles(own.source, classesIn(`later${at}`)));
      for (let i = 0; i < 10; i++, await sleep(1_000)) {
        const now = await answersOf(running);
        const others = now.filter((answer, question) => answer !== before[question]);
        asked += now.length;
        same += now.length - others.length;
        if (sudden)
          expect(
            others.filter((answer) => !/^(?:503|429|0) /.test(answer)),
            name,
          ).toEqual([]);
        else expect(others, name).toEqual([]);
      }
      const told = await repositoryOf(running);
      if (!sudden) expect(told, name).toMatchObject({ files: files - LATER, state: "failed" });
      if (told?.state === "failed") expect(told.error, name).toContain(disk.folder);
      disk.free();
      await expect
        .poll(() => repositoryOf(running), { ...LONG, message: name })
        .toMatchObject({ files, state: "ready" });
      const found = await ask(`${running.url}/api/symbols?query=later${at}_C${LATER - 1}&match=exact`);
      expect(found.text, name).toContain(`later${at}/D${LATER - 1}.java`);
    }
    await instance.stop();
    disk.fill(0);
    const said = await startInstance(disk.folder, []).then(
      async (started) => (await started.stop(), "it started"),
      (error: unknown) => String(error),
    );
    expect(said).toMatch(/it started|disk of \S+ is full/i);
    disk.free();
    instance = await startInstance(disk.folder, []);
    expect(await answersOf(instance)).toEqual(before);
    tellFigure(5, `filled ${FILLS + 1} times: ${same} of ${asked} answers as before; indexed on by itself each time`);
  } finally {
    await instance?.stop();
    disk.remove();
    own.remove();
  }
});
