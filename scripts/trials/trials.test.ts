import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { choose, GROUPS } from "./choose.mjs";
import { table } from "./table.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const ALL = Object.values(GROUPS).flat();

it("every trial is there once, and is run by tests that exist or says why not", () => {
  expect(ALL.map(({ number }) => number)).toEqual(Array.from({ length: 39 }, (_, i) => i + 1));
  for (const { number, parts, notHere } of ALL) {
    expect(parts.length > 0 || notHere, String(number)).toBeTruthy();
    for (const { file, title, env } of parts) {
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      const text = readFileSync(join(ROOT, file), "utf8");
      if (title) expect(text, `${file}: ${title}`).toMatch(new RegExp(title.replace("\\d", "(%i|\\d)")));
      for (const name of Object.keys(env ?? {})) expect(text, file).toContain(name);
    }
  }
});

it("trials are chosen by number and by group, in order", () => {
  const chosen = (...args: string[]) => choose(args).trials.map(({ number }) => number);
  expect(chosen("27", "24")).toEqual([24, 27]);
  expect(chosen("load")).toEqual([24, 25, 26, 27, 28]);
  expect(chosen("--list")).toHaveLength(39);
  expect(choose(["--quick", "1"]).quick).toBe(true);
  expect(() => choose(["40"])).toThrow('There is no trial or group "40".');
  expect(() => choose(["--fast"])).toThrow("--fast");
});

it("a table says what each must show and what it showed, and counts", () => {
  const [trial] = ALL;
  const text = table([{ trial, verdict: "held", figure: "20 | 20" }]);
  expect(text).toContain(`| ${trial.shows} | 20 \\| 20 | held |`);
  expect(text).toMatch(/1 held, 0 fell short, 0 not here$/);
});
