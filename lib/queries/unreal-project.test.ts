/**
 * What an Unreal project's modules, assets and settings say about its code: asked of files that the real indexer has
 * read.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { askedIndex } from "../../testing/queries/indexed";
import { blueprint, indexedProject } from "../../testing/queries/unreal-project";

const { ask, indexed } = askedIndex(indexedProject);

describe("a module", () => {
  it("is found by its name, at its build file, above the types that it holds", async () => {
    const { results } = await ask("search_symbols", { query: "Toys", kind: "module" });
    expect(results).toMatchObject([{ name: "Toys", kind: "module", file: "Plugins/Toys/Source/Toys/Toys.Build.cs" }]);
    const members = await ask("symbol_members", { symbol: "Harbor", kind: "type" });
    const names = members.results.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["ADoor", "AIronDoor", "EDoorState", "ULockable"]));
    expect(names).not.toContain("UDoor");
  });

  it("stands on the symbols that belong to it", async () => {
    const { subjects } = await ask("symbol_members", { symbol: "UDoor" });
    expect(subjects).toMatchObject([{ name: "UDoor", module: "Toys" }]);
    const asked = { search_symbols: { query: "UDoor" }, symbol_declaration: { symbol: "UDoor" } };
    for (const [operation, input] of Object.entries(asked))
      expect((await ask(operation as keyof typeof asked, input)).results).toMatchObject([{ module: "Toys" }]);
  });

  it("is a level above folders: its folder and the files in it say so", async () => {
    const { name: repo } = (await ask("list_repositories", {})).results[0];
    const folders = (await ask("find_files", { repo, folder: "Source" })).results;
    expect(folders[0]).toMatchObject({ type: "folder", name: "Harbor", module: "Harbor" });
    const inside = (await ask("find_files", { repo, folder: "Source/Harbor" })).results;
    expect(inside.map(({ name, module }) => [name, module])).toEqual([
      ["Private", undefined],
      ["Public", undefined],
      ["Harbor.Build.cs", undefined],
    ]);
    expect(await ask("file_outline", { file: "Source/Harbor/Public/Door.h" })).toMatchObject({ module: "Harbor" });
    expect((await ask("find_files", { query: "UDoor.h" })).results[0]).toMatchObject({ module: "Toys" });
  });

  it("is used by the modules that depend on it, the targets that build it and the projects that list it", async () => {
    const { results } = await ask("symbol_usages", { symbol: "Harbor", kind: "module" });
    expect(results.map(({ role, file, line, basis }) => `${role} ${file}:${line} ${basis}`).sort()).toEqual([
      "import Harbor.uproject:1 scope",
      "import Plugins/Toys/Source/Toys/Toys.Build.cs:3 scope",
      "import Source/Game.Target.cs:2 scope",
    ]);
    const plugin = await ask("symbol_usages", { symbol: "Toys", kind: "module" });
    expect(plugin.results).toMatchObject([{ file: "Harbor.uproject" }, { file: "Plugins/Toys/Toys.uplugin" }]);
  });
});

it("what Unreal's header tool generates is left out unless everything is asked for", async () => {
  const found = async (scope: "user" | "all") => [
    ...(await ask("search_symbols", { query: "UGeneratedDoor", scope })).results.map(({ name }) => name),
    ...(await ask("symbol_inheritors", { symbol: "ADoor", scope })).results.map(({ name }) => name),
    ...(await ask("find_files", { query: "Door.gen", scope })).results.map(({ name, scope }) => `${scope} ${name}`),
    ...(await ask("search_text", { query: "class UGeneratedDoor", scope })).files.map(
      (file) => `${file.scope} ${file.file}`,
    ),
  ];
  expect(await found("user")).not.toEqual(expect.arrayContaining([expect.stringMatching(/Generated|\.gen/)]));
  expect(await found("all")).toEqual(
    expect.arrayContaining([
      "UGeneratedDoor",
      "UGeneratedDoorStatics",
      "external Door.gen.cpp",
      "external Source/Harbor/Public/Door.generated.h",
    ]),
  );
  // what the filters keep away is counted in the time that is left
  const removed = async () => (await ask("search_text", { query: "class UGeneratedDoor" })).removedByFilter;
  await expect.poll(removed, { timeout: 10_000 }).toEqual({ scope: 2 });
});

describe("usages", () => {
  const usages = async (symbol: string) =>
    (await ask("symbol_usages", { symbol })).results.map((use) => `${use.role} ${use.file}:${use.line}`);

  it("of a class count the assets, settings and strings that name it by its path", async () => {
    expect(await usages("ADoor")).toEqual(
      expect.arrayContaining([
        "inherit Content/Doors/BP_Door.uasset:1",
        "soft Source/Harbor/Private/Load.cpp:5",
        "soft Config/DefaultGame.ini:1",
      ]),
    );
    expect(await usages("EDoorState")).toEqual([expect.stringContaining("soft Content/Doors/BP_Door.uasset:")]);
  });

  it("of a Blueprint count code, settings and its children", async () => {
    expect(await usages("BP_Gate")).toEqual(["soft Config/DefaultGame.ini:2", "soft Source/Harbor/Private/Load.cpp:4"]);
    expect(await usages("BP_Door")).toEqual(["inherit Content/Doors/BP_Gate.uasset:1"]);
  });

  it("of a function count the Blueprints that call it", async () => {
    const { results } = await ask("symbol_usages", { symbol: "Ring", containingType: "ADoor" });
    expect(results).toMatchObject([{ role: "soft", file: "Content/Doors/BP_Door.uasset", basis: "scope" }]);
  });

  it("are asked for by role, and a path in a string leads to what it names", async () => {
    const soft = await ask("symbol_usages", { symbol: "ADoor", role: "soft" });
    expect(soft.results.every(({ role }) => role === "soft")).toBe(true);
    const place = { file: "Source/Harbor/Private/Load.cpp", line: 4, column: 45 };
    expect(await ask("symbol_at", place)).toMatchObject({ results: [{ name: "BP_Gate" }] });
  });
});

describe("the status", () => {
  it("counts Blueprints, and lists assets that were not read with their reasons", async () => {
    const status = await ask("index_status", {});
    expect(status.totals.blueprints).toBe(13);
    expect(status.results.map(({ file, reason }) => [file, reason])).toEqual([
      ["Content/Broken.uasset", "bad_asset"],
      ["Content/Missing.uasset", "lfs_pointer"],
    ]);
  });

  it("takes settings of other programs for texts, and leaves out the pieces of levels", async () => {
    const { results } = await ask("find_files", { query: "ini", limit: 50 });
    expect(results.map(({ file }) => file)).toContain("tox.ini");
    expect((await ask("find_files", { query: "B1.uasset" })).results).toEqual([]);
  });
});

it("an asset that changed is read again, and one that did not is not", async () => {
  const ids = async () => {
    const { rows } = await indexed().database.pool.query<{ path: string; id: number }>("select path, id from file");
    return new Map(rows.map(({ path, id }) => [path, id]));
  };
  const before = await ids();
  writeFileSync(
    join(indexed().roots.get("harbor") ?? "", "Content/Doors/BP_Gate.uasset"),
    blueprint("/Game/Doors/BP_Gate", "/Script/Harbor.IronDoor"),
  );
  await indexed().indexAgain();
  const after = await ids();
  expect([...after].filter(([path, id]) => before.get(path) !== id).map(([path]) => path)).toEqual([
    "Content/Doors/BP_Gate.uasset",
  ]);
  const { blueprintInheritors } = await ask("symbol_inheritors", { symbol: "AIronDoor" });
  expect(blueprintInheritors.map(({ name }) => name).sort()).toEqual(["BP_Gate_C", "BP_Hatch_C", "BP_Iron_C"]);
}, 60_000);
