import { resolve } from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";
import { forbiddenArrow } from "./arrows.mjs";

const root = resolve(import.meta.dirname, "../..");
const eslint = new ESLint({ cwd: root });

/** Messages of the project's own lint for a text, as if it stood in this file. */
async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, filePath) });
  return (result?.messages ?? []).map(({ message }) => message);
}

test("a page that reaches past the queries into the database is reported", async () => {
  expect(await lint("app/page.tsx", `export { prisma } from "@/lib/db/client";`)).toEqual([
    expect.stringMatching(/^app may not import lib\/db:/),
  ]);
});

test("an import against the arrows is reported however it is written", async () => {
  for (const code of [
    `import { env } from "../env"; export default env;`,
    `import type { E } from "../../indexer/model"; export type { E };`,
    `export * from "../db/client";`,
    `export const load = () => import("../queries/query");`,
  ])
    expect(await lint("lib/contract/new.ts", code)).toEqual([expect.stringMatching(/^lib\/contract may not import/)]);
});

test("SQL outside lib/db is reported, inside it is not", async () => {
  const code = `import pg from "pg"; export const pool = new pg.Pool();`;
  expect(await lint("lib/queries/new.ts", code)).toEqual([expect.stringContaining("SQL lives in lib/db")]);
  expect(await lint("lib/db/new.ts", code)).toEqual([]);
  const raw = "export const f = (db: { $queryRaw: (s: TemplateStringsArray) => void }) => db.$queryRaw`select 1`;";
  expect(await lint("indexer/new.ts", raw)).toEqual([expect.stringContaining("SQL lives in lib/db")]);
});

test("the arrows of the house stand", () => {
  expect(forbiddenArrow("app/page.tsx", "components/home")).toBeUndefined();
  expect(forbiddenArrow("lib/http/bind-route.ts", "lib/queries/query")).toBeUndefined();
  expect(forbiddenArrow("lib/queries/search-symbols.ts", "lib/search/search")).toBeUndefined();
  expect(forbiddenArrow("indexer/main.ts", "lib/db/pool")).toBeUndefined();
  expect(forbiddenArrow("lib/db/pool.ts", "lib/env")).toBeUndefined();
  expect(forbiddenArrow("lib/db/pool.ts", "indexer/model")).toMatch(/lib\/db may not import indexer/);
  expect(forbiddenArrow("components/home.tsx", "lib/queries/query")).toMatch(/components may not import lib\/queries/);
  expect(forbiddenArrow("indexer/main.ts", "lib/queries/query")).toMatch(/indexer may not import lib\/queries/);
});

test("what ships may not import what only tests share", async () => {
  expect(
    await lint("lib/queries/search-text.ts", `export { buildAsset } from "../../testing/indexer/build-asset";`),
  ).toEqual([expect.stringMatching(/^lib\/queries may not import testing:/)]);
});

test("a room of resolution asks the registries for what a language says, and never its folder", () => {
  const room = "lib/resolve/names/lexical.ts";
  expect(forbiddenArrow(room, "lib/resolve/languages/hooks")).toBeUndefined();
  expect(forbiddenArrow(room, "lib/resolve/languages/readers")).toBeUndefined();
  expect(forbiddenArrow(room, "lib/resolve/languages/rules/name-hooks")).toBeUndefined();
  expect(forbiddenArrow(room, "lib/resolve/languages/ruby/levels")).toMatch(/may not import .*languages\/ruby/);
  expect(forbiddenArrow("lib/queries/symbol-uses.ts", "lib/resolve/languages/unreal/paths")).toMatch(/may not import/);
  expect(forbiddenArrow("lib/resolve/languages/hooks.ts", "lib/resolve/languages/ruby/levels")).toBeUndefined();
  expect(forbiddenArrow("lib/resolve/languages/cpp/hooks.ts", "lib/resolve/languages/unreal/names")).toBeUndefined();
});
