import { realpathSync } from "node:fs";
import { expect, it } from "vitest";
import { folderWith } from "../../../testing/indexer/run-indexer";
import { kotlinEngine } from "./engine";
import { kotlin } from "./entry";

const compiler = kotlin.find({ dataFolder: process.env.FATHOM_DATA, path: process.env.PATH });
const FILES = { "Load.kt": "class Load\n", "build.gradle.kts": "val load = Load()\n", "settings.gradle.kts": "" };

it.skipIf("reason" in compiler)("scripts are left to rules, and the engine says so", { timeout: 120_000 }, async () => {
  if ("reason" in compiler) return;
  const [checkout, own] = [folderWith(FILES), folderWith({})];
  try {
    const paths = Object.keys(FILES);
    const files = paths.map((path) => ({ path, language: "kotlin" as const }));
    const { program, package: brought } = compiler;
    const surroundings = { folder: realpathSync(own.root), program, package: brought, alive: () => {} };
    const session = kotlinEngine.open(realpathSync(checkout.root), files, surroundings);
    const told: string[] = [];
    for await (const { path } of session.documents(paths)) told.push(path);
    expect(told).toEqual(["Load.kt"]);
    expect(session.complaint?.()).toBe("Scripts (.kts, 2 of them) are left to rules.");
    session.update([], []);
  } finally {
    checkout.remove();
    own.remove();
  }
});
