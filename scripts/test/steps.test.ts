import { expect, it } from "vitest";
import { noCounts, REPORTS, summary } from "./steps.mjs";

const vitestTest = (status: string, fullName = "a test") => ({ status, fullName });

it("counts what vitest skipped, by file, with the reason that stands around it", () => {
  const counts = REPORTS.vitest.count(
    {
      numPassedTests: 2,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [
        {
          name: "/house/lib/a.test.ts",
          assertionResults: [
            vitestTest("skipped", "Server (skipped: SERVER is not set) finds a name"),
            vitestTest("pending"),
            vitestTest("passed"),
          ],
        },
        { name: "/house/lib/b.test.ts", assertionResults: [vitestTest("passed"), vitestTest("failed")] },
        { name: "/house/lib/c.test.ts", assertionResults: [vitestTest("todo")] },
      ],
    },
    "/house",
  );
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    skipped: 3,
    flaky: 0,
    notes: ["skipped: 2 of lib/a.test.ts, SERVER is not set", "skipped: 1 of lib/c.test.ts"],
  });
});

it("fails a file of vitest that could not be loaded, and skips nothing of it", () => {
  const report = { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] };
  expect(REPORTS.vitest.count(report, "/house")).toMatchObject({ passed: 4, failed: 1, skipped: 0 });
});

it("names what passed in a browser only at a second try, and does not count it as passed", () => {
  const spec = (title: string, status: string) => ({ title, file: "e2e/a.spec.ts", tests: [{ status }] });
  const counts = REPORTS.playwright.count(
    {
      stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 1 },
      suites: [
        { specs: [spec("opens", "expected")], suites: [{ specs: [spec("closes", "flaky")] }] },
        { specs: [spec("sails", "skipped")] },
      ],
    },
    "/house",
  );
  expect(counts).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    flaky: 1,
    notes: ["flaky: e2e/a.spec.ts › closes", "skipped: e2e/a.spec.ts › sails"],
  });
  expect(summary(counts).split("\n").at(-1)).toBe("3 passed, 0 failed, 1 skipped, 1 flaky");
  expect(summary(noCounts())).toBe("0 passed, 0 failed, 0 skipped, 0 flaky");
});
