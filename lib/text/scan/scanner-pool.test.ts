import { describe, expect, it } from "vitest";
import { UNREAD, type CountTask, type Scanner } from "./scan-messages";
import { ScannerPool } from "./scanner-pool";
import { ScannerLate } from "./thread-scanner";

const failing = (reason: Error): Scanner => ({
  warm: async () => {},
  close: async () => {},
  count: () => Promise.reject(reason),
  rows: () => Promise.reject(reason),
});

const task: CountTask = {
  kind: "count",
  files: [1, 2],
  parts: new Map(),
  deadline: 0,
  over: new Int32Array(new SharedArrayBuffer(4)),
  pattern: { source: "a", regex: false, caseSensitive: false, word: false },
};

describe("scanners of which none answers", () => {
  it("leave the files unread where their time was up", async () => {
    const counts = await new ScannerPool([failing(new ScannerLate("late"))]).count(task);
    expect(counts).toEqual({ matches: [UNREAD, UNREAD], unfinished: [] });
  });

  it("fail the question where something else is wrong", async () => {
    await expect(new ScannerPool([failing(new Error("the database is away"))]).count(task)).rejects.toThrow("away");
  });
});
