import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment, VARIABLES } from "./env";

test("nothing has to be set, and an empty variable counts as not set", () => {
  const settings = { databaseUrl: undefined, dataFolder: undefined, port: undefined, workers: undefined, watch: true };
  const engines = { meili: undefined, zoekt: { url: undefined, indexFolder: undefined } };
  expect(readEnvironment({})).toEqual({ ...settings, allowedHosts: [], ...engines });
  expect(readEnvironment({ FATHOM_PORT: "", FATHOM_WATCH: "", DATABASE_URL: "" })).toEqual({
    ...settings,
    allowedHosts: [],
    ...engines,
  });
});

test("values are read as what they mean", () => {
  expect(
    readEnvironment({ FATHOM_PORT: "80", FATHOM_WORKERS: "4", FATHOM_WATCH: "0", FATHOM_ALLOWED_HOSTS: "a.org, b" }),
  ).toMatchObject({ port: 80, workers: 4, watch: false, allowedHosts: ["a.org", "b"] });
});

test.each([
  ["FATHOM_PORT", "99999"],
  ["FATHOM_WORKERS", "many"],
  ["FATHOM_WATCH", "yes"],
  ["DATABASE_URL", "mysql://x"],
  ["MEILI_URL", "localhost"],
])("a wrong %s is named", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    expect.objectContaining({ code: "bad_configuration", message: expect.stringContaining(`${name} is not usable`) }),
  );
});

test(".env.example lists exactly the variables that are read", () => {
  const example = readFileSync(join(import.meta.dirname, "../.env.example"), "utf8");
  const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual([...VARIABLES].sort());
});
