import { describe, expect, test } from "vitest";
import type { IndexRun } from "@/lib/contract/repository-row";
import { phasesOf, phaseWords } from "./phases";

const run = (more: Partial<IndexRun>): IndexRun => ({
  phase: "parse",
  filesDone: 755,
  filesTotal: 1842,
  symbols: 0,
  bytesDone: 0,
  bytesTotal: 0,
  filesPerSecond: null,
  secondsLeft: null,
  current: [],
  startedAt: "",
  updatedAt: "",
  finishedAt: null,
  error: null,
  ...more,
});

describe("the lead line", () => {
  test("says how far the phase under way is", () => {
    expect(phaseWords(phasesOf({ run: run({}), state: "indexing" }))).toBe(
      "Plan done, Parse 41 %, Link ahead, Ready ahead",
    );
  });
  test("is done when the run is", () => {
    const line = phaseWords(phasesOf({ run: run({ phase: "done" }), state: "ready" }));
    expect(line).toBe("Plan done, Parse done, Link done, Ready done");
  });
  test("lies ahead before the first run, and stops where a run failed", () => {
    expect(phasesOf({ run: null, state: "queued" }).every(({ state }) => state === "ahead")).toBe(true);
    expect(phasesOf({ run: run({ phase: "failed" }), state: "failed" })[1].state).toBe("now");
  });
});
