/** An engine knows one repository. What it calls outside may stand in another one that is indexed, too. */
import { beforeAll, describe, expect, test } from "vitest";
import { askedIndex, indexedFolders } from "../../../testing/queries/indexed";
import { writePreciseFiles } from "../../db/precise/precise-files";
import { notePreciseRun } from "../../db/precise/precise-runs";
import { encodePreciseFacts } from "../../format/precise-facts";

const PINS = `import { pin } from "@loft/shackles";
import { weigh } from "elsewhere";
export const run = (load) => { pin(); weigh(); load.hoist(); };
`;

const GAME = `#include "Engine/Actor.h"
class AGame : public AActor { void run() { hoist(); } };
`;

const { ask, indexed } = askedIndex(() =>
  indexedFolders({
    yard: { "package.json": `{ "name": "yard", "dependencies": { "@loft/shackles": "^2" } }`, "pins.ts": PINS },
    game: { "Game.cpp": GAME },
    engine: { "Engine/Actor.h": "#pragma once\nclass AActor { public: void hoist(); };\n" },
    loft: {
      "package.json": `{ "name": "@loft/shackles", "main": "index.ts" }`,
      "index.ts": "export function pin() {}\nexport function weigh() {}\nexport class Winch { hoist() {} }\n",
    },
  }),
);

const place = (text: string, name: string, line: number) => ({
  ...{ line, column: text.split("\n")[line - 1].indexOf(name) + 1 },
});

/** Has an engine call these names outside. */
async function tell(engine: string, path: string, text: string, names: readonly [string, number][]): Promise<void> {
  const { pool } = indexed().database;
  const { rows } = await pool.query<{ repositoryId: number; contentHash: Uint8Array }>(
    `select repository_id as "repositoryId", content_hash as "contentHash" from file where path = $1`,
    [path],
  );
  const [{ repositoryId, contentHash }] = rows;
  const outside = names.map(([name, line]) => place(text, name, line));
  const facts = encodePreciseFacts(
    outside.map(({ line, column }) => ({ line: line - 1, column: column - 1, targets: null })),
  );
  const owner = { repositoryId, engine, version: "1" };
  await writePreciseFiles(pool, owner, [{ path, contentHash, facts, links: [] }]);
  await notePreciseRun(pool, { ...owner, state: "ready", languages: [], cpuMs: 1, error: null }, true);
}

beforeAll(async () => {
  const pins: [string, number][] = [
    ["pin", 1],
    ["weigh", 2],
    ["pin", 3],
    ["weigh", 3],
    ["hoist", 3],
  ];
  await tell("typescript", "pins.ts", PINS, pins);
  await tell("clangd", "Game.cpp", GAME, [
    ["AActor", 2],
    ["hoist", 2],
  ]);
});

async function meant(name: string, line: number, repo = "yard"): Promise<string[]> {
  const [file, text] = repo === "yard" ? ["pins.ts", PINS] : ["Game.cpp", GAME];
  const { results } = await ask("symbol_at", { repo, file, ...place(text, name, line) });
  return results.map(({ repo, external, basis }) => `${external ? "outside" : repo} ${basis}`);
}

describe("what an engine calls outside", () => {
  test("is the other repository's where rules lead there, from the definition and from its usages", async () => {
    expect(await meant("pin", 1)).toEqual(["loft import"]);
    expect(await meant("pin", 3)).toEqual(["loft import"]);
    const { results } = await ask("symbol_usages", { repo: "loft", file: "index.ts", line: 1, column: 17 });
    expect(results.map(({ repo, line }) => `${repo} ${line}`)).toContain("yard 3");
  });

  test("is the engine's that a header brings: its types, and what they hand down", async () => {
    expect(await meant("AActor", 2, "game")).toEqual(["engine import"]);
    expect(await meant("hoist", 2, "game")).toEqual(["engine scope"]);
  });

  test("stays outside where rules find namesakes at most", async () => {
    expect(await meant("weigh", 3)).toEqual(["outside precise"]);
    expect(await meant("hoist", 3)).toEqual(["outside precise"]);
  });
});
