import { expect, it, onTestFinished } from "vitest";
import { runWithSpace } from "./space-watch";

const MIB = 1024 * 1024;

it("what writes is stopped while little space is left, says so, and is started again when there is more", async () => {
  const log: string[] = [];
  const over = new AbortController();
  onTestFinished(() => over.abort());
  let left: number | null = 500 * MIB;
  const writer = runWithSpace({
    folder: "/disk/data",
    start: () => {
      log.push("started");
      return { gaveUp: new Promise(() => {}), stop: async () => void log.push("stopped") };
    },
    tell: (line) => log.push(line),
    note: async (problem) => void log.push(`noted: ${problem}`),
    signal: over.signal,
    free: async () => left,
    look: 1,
  });
  const low = "The disk of /disk/data is nearly full: 100 MB are free.";
  left = 100 * MIB;
  await expect.poll(() => log).toHaveLength(4);
  expect(log.slice(1)).toEqual(["stopped", expect.stringContaining(low), expect.stringContaining(`noted: ${low}`)]);
  // Neither a little more nor a disk that does not answer is a reason to begin.
  left = 150 * MIB;
  await new Promise((resolve) => setTimeout(resolve, 20));
  left = null;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(log).toHaveLength(4);
  left = 200 * MIB;
  await expect.poll(() => log.slice(4)).toEqual([expect.stringContaining("has space again"), "started"]);
  await writer.stop();
  expect(log.at(-1)).toBe("stopped");
});
