import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../contract/vocabulary";
import { RULES, rulesOf } from "./registry";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Rooms that ask for a property of a language and do not name it. */
const ROOMS = ["lib/resolve", "lib/queries", "indexer/link"];
/** Views say other words of that look, too. */
const VIEWS = ["components"];
const LEFT_OUT =
  /\.test\.ts$|(^|\/)testing[^/]*\.ts$|^lib\/resolve\/(languages|samples)\/|^indexer\/link\/import-targets\//;
const NAMES_LANGUAGE = new RegExp(`"(?:${LANGUAGES.join("|")})"`);

const isView = (file: string): boolean => VIEWS.some((room) => file.startsWith(`${room}/`));

test("no room of resolution, no operation, no link and no view of code names a language: each asks for its rules", () => {
  const files = [...ROOMS, ...VIEWS]
    .flatMap((room) =>
      readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(150);
  const naming = files.flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        NAMES_LANGUAGE.test(line) && (!isView(file) || /language/i.test(line)) ? [`${file}:${at + 1}`] : [],
      ),
  );
  expect(naming).toEqual([]);
});

test.each(LANGUAGES)("names of %s can mean declarations of their own language or of what they are paths to", (id) => {
  const { family } = RULES[id];
  expect(family.has(id) || family.has("uasset")).toBe(true);
  expect(rulesOf(id)).toBe(RULES[id]);
});

test("a plain text has no rules", () => {
  expect(rulesOf("markdown")).toBeUndefined();
  expect(rulesOf(null)).toBeUndefined();
});
