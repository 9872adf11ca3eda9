/** What an Unreal project's assets say about its code: asked of files that the real indexer has read. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAsset, VERSIONS, type BuiltAsset } from "../../indexer/blueprints/testing";
import { bundlePrograms, folderWith, startIndexer } from "../../indexer/testing";
import { createPrismaClient } from "../db/client";
import { registerRepositories } from "../db/repositories";
import { testDatabase, type TestDatabase } from "../db/testing";
import { openSymbolSearch, type EmbeddedSymbolSearch } from "../search/embedded-symbol-search";
import type { QueryContext } from "./context";
import { askerOf } from "./testing-ask";
import type { TextSearch } from "../text/port";
import { openTextSearch } from "../text/text-search";
import { until } from "./testing";

const blueprint = (packagePath: string, parent: string, more: Partial<BuiltAsset> = {}, version = "5.3") =>
  buildAsset({ package: packagePath, className: "Blueprint", parent, ...more }, VERSIONS[version]);

const DOOR = "/Script/Harbor.Door";
const FILES: Record<string, string | Uint8Array> = {
  "Harbor.uproject": `{ "Modules": [{ "Name": "Harbor" }], "Plugins": [{ "Name": "Toys" }] }\n`,
  "Source/Game.Target.cs": `public class GameTarget : TargetRules {
  public GameTarget(TargetInfo Target) : base(Target) { ExtraModuleNames.AddRange(new string[] { "Harbor" }); }
}
`,
  "Source/Harbor/Harbor.Build.cs": "public class Harbor : ModuleRules { }\n",
  "Source/Harbor/Public/Door.h": `#pragma once
UCLASS(Blueprintable)
class HARBOR_API ADoor : public AActor
{
	GENERATED_BODY()
public:
	UFUNCTION(BlueprintImplementableEvent)
	void OnOpened(float Width);
	UFUNCTION(BlueprintCallable)
	void Ring();
};
UCLASS()
class HARBOR_API AIronDoor : public ADoor
{
	GENERATED_BODY()
};
UENUM()
enum class EDoorState : uint8 { Open, Shut };
`,
  "Source/Harbor/Private/Load.cpp": `#include "Door.h"
void Load()
{
	LoadClass<ADoor>(nullptr, TEXT("/Game/Doors/BP_Gate.BP_Gate_C"));
	FindObject<UClass>(nullptr, TEXT("/Script/Harbor.Door"));
}
`,
  // another module with a class of the same name: no asset of the first one means it
  "Plugins/Toys/Toys.uplugin": `{ "Modules": [{ "Name": "Toys", "Type": "Runtime" }] }\n`,
  "Plugins/Toys/Source/Toys/Toys.Build.cs": `public class Toys : ModuleRules {
  public Toys(ReadOnlyTargetRules Target) : base(Target) {
    PublicDependencyModuleNames.AddRange(new string[] { "Core", /* "Slate", */ "Harbor" });
  }
}
`,
  "Source/Harbor/Public/Door.generated.h": "class UGeneratedDoor : public ADoor {};\n",
  "Intermediate/Build/Win64/Inc/Harbor/Door.gen.cpp": "class UGeneratedDoorStatics : public ADoor {};\n",
  "Plugins/Toys/Source/Toys/UDoor.h": "class TOYS_API UDoor : public UObject { GENERATED_BODY() };\n",
  "Plugins/Toys/Content/BP_Toy.uasset": blueprint("/Toys/BP_Toy", "/Script/Toys.Door", {}, "4.27"),
  "Config/DefaultGame.ini": "[/Script/Harbor.Door]\nGate=/Game/Doors/BP_Gate.BP_Gate_C\n",
  "Config/DefaultEngine.ini": `[CoreRedirects]
+PackageRedirects=(OldName="/Script/Quay",NewName="/Script/Harbor")
+ClassRedirects=(OldName="/Script/Quay.Hatch",NewName="/Script/Harbor.IronDoor")
; +ClassRedirects=(OldName="/Script/Quay.Hatch",NewName="/Script/Harbor.Door")
`,
  "Content/Old/BP_Hatch.uasset": blueprint("/Game/Old/BP_Hatch", "/Script/Quay.Hatch", {}, "4.10"),
  "tox.ini": "[tox]\n",
  "Content/Doors/BP_Door.uasset": blueprint("/Game/Doors/BP_Door", DOOR, {
    uses: ["/Script/Harbor.EDoorState", "/Script/Harbor.Door:Ring"],
    functions: { OnOpened: "/Script/Harbor.Door:OnOpened", Slam: null },
  }),
  "Content/Doors/BP_Gate.uasset": blueprint("/Game/Doors/BP_Gate", "/Game/Doors/BP_Door.BP_Door_C", {
    nativeParent: DOOR,
  }),
  "Content/Doors/BP_Iron.uasset": blueprint("/Game/Doors/BP_Iron", "/Script/Harbor.IronDoor", {}, "4.20"),
  "Content/Doors/BP_Bought.uasset": blueprint("/Game/Doors/BP_Bought", "/Market/BP_Sold.BP_Sold_C", {
    nativeParent: DOOR,
  }),
  "Content/UI/WBP_Map.uasset": blueprint("/Game/UI/WBP_Map", "/Script/UMG.UserWidget", {
    className: "WidgetBlueprint",
  }),
  "Content/Maps/Pier.umap": buildAsset({
    ...{ package: "/Game/Maps/Pier", className: "World", parent: DOOR, untagged: true },
  }),
  "Source/Harbor/Public/Lockable.h": `#pragma once
UINTERFACE(BlueprintType)
class HARBOR_API ULockable : public UInterface { GENERATED_BODY() };
class HARBOR_API ILockable { GENERATED_BODY() };
UCLASS()
class HARBOR_API ASafe : public AActor, public ILockable { GENERATED_BODY() };
`,
  "Content/BP_Chest.uasset": blueprint("/Game/BP_Chest", "/Script/Engine.Actor", {
    tags: { ImplementedInterfaces: "((Interface=Class'/Script/Harbor.Lockable'))" },
  }),
  "Content/BP_Crate.uasset": blueprint("/Game/BP_Crate", "/Game/BP_Chest.BP_Chest_C", {
    nativeParent: "/Script/Engine.Actor",
  }),
  "Content/BP_Safe.uasset": blueprint("/Game/BP_Safe", "/Script/Harbor.Safe"),
  "Content/BP_Stall.uasset": blueprint("/Game/BP_Stall", "/Market/BP_Sold.BP_Sold_C", {
    nativeParent: "/Script/Engine.Actor",
  }),
  // the Blueprint was renamed and moved; what it was called before is still in use
  "Content/Old/BP_Box.uasset": buildAsset({
    ...{ package: "/Game/Old/BP_Box", className: "ObjectRedirector" },
    tags: { DestinationObject: "Blueprint'/Game/BP_Crate.BP_Crate'" },
  }),
  "Content/BP_OldChild.uasset": blueprint("/Game/BP_OldChild", "/Game/Old/BP_Box.BP_Box_C", {
    nativeParent: "/Script/Engine.Actor",
  }),
  "Content/T_Rust.uasset": buildAsset({ package: "/Game/T_Rust", className: "Texture2D" }),
  "Content/Missing.uasset": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 36891\n",
  "Content/Broken.uasset": blueprint("/Game/Broken", DOOR).subarray(0, 300),
  "Content/__ExternalActors__/Maps/A/B1.uasset": blueprint("/Game/X", DOOR),
};

let programs: Awaited<ReturnType<typeof bundlePrograms>>;
let database: TestDatabase;
let folder: ReturnType<typeof folderWith>;
let context: QueryContext;
let search: EmbeddedSymbolSearch;
let text: TextSearch;

const index = async () => {
  const indexer = startIndexer(programs, database.url);
  expect(await indexer.exited).toBe(0);
};

beforeAll(async () => {
  programs = await bundlePrograms();
  database = await testDatabase();
  folder = folderWith(FILES);
  const db = createPrismaClient(database.pool);
  await registerRepositories(database.pool, [{ root: folder.root, scope: "user", excludes: [] }]);
  await index();
  search = openSymbolSearch(database.url);
  await until(() => search.state().phase === "ready");
  text = openTextSearch(database.url, database.pool);
  context = {
    db,
    pool: database.pool,
    search: async () => search,
    text: () => text,
  };
}, 120_000);
afterAll(async () => {
  await search?.stop();
  await text?.stop();
  await context?.db.$disconnect();
  await database?.drop();
  folder?.remove();
  programs?.remove();
});

const ask = askerOf(() => context);

describe("the Blueprints that derive from a class of C++", () => {
  it("are found through chains of Blueprints, with the paths of their assets", async () => {
    const { blueprintInheritors, cppInheritors } = await ask("symbol_inheritors", { symbol: "ADoor" });
    expect(blueprintInheritors.map(({ name, assetPath, parent, depth }) => [name, assetPath, parent, depth])).toEqual(
      expect.arrayContaining([
        ["BP_Door_C", "/Game/Doors/BP_Door.uasset", "ADoor", 1],
        ["Pier_C", "/Game/Maps/Pier.umap", "ADoor", 1],
        ["BP_Gate_C", "/Game/Doors/BP_Gate.uasset", "BP_Door", 2],
      ]),
    );
    expect(blueprintInheritors).toHaveLength(4);
    expect(cppInheritors?.map(({ name }) => name)).toEqual(["AIronDoor"]);
  });

  it("count although the Blueprint between them is not there", async () => {
    const { blueprintInheritors } = await ask("symbol_inheritors", { symbol: "ADoor" });
    expect(blueprintInheritors).toContainEqual(
      expect.objectContaining({ name: "BP_Bought_C", parent: "ADoor", basis: "scope" }),
    );
  });

  it("are found through classes of C++ when all are asked for", async () => {
    const { blueprintInheritors, results } = await ask("symbol_inheritors", { symbol: "ADoor", transitive: true });
    expect(blueprintInheritors).toContainEqual(expect.objectContaining({ name: "BP_Iron_C", depth: 2 }));
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(["BP_Gate", "AIronDoor", "BP_Iron"]));
  });

  it("are found by names that redirects in the settings say are old", async () => {
    const { blueprintInheritors } = await ask("symbol_inheritors", { symbol: "AIronDoor" });
    expect(blueprintInheritors.map(({ name }) => name)).toEqual(expect.arrayContaining(["BP_Hatch_C", "BP_Iron_C"]));
    const [root] = (await ask("symbol_hierarchy", { symbol: "BP_Hatch", direction: "up" })).results;
    expect(root.bases).toMatchObject([{ name: "AIronDoor", basis: "scope" }]);
  });

  it("are those of its own module", async () => {
    const { blueprintInheritors } = await ask("symbol_inheritors", { symbol: "UDoor" });
    expect(blueprintInheritors.map(({ assetPath }) => assetPath)).toEqual(["/Toys/BP_Toy.uasset"]);
  });
});

describe("a class of the engine, which is not indexed, has", () => {
  const below = async (symbol: string, more = {}) => {
    const { blueprintInheritors, results } = await ask("symbol_inheritors", { symbol, ...more });
    return {
      assets: blueprintInheritors.map(({ name }) => name).sort(),
      types: results.map(({ name }) => name).sort(),
    };
  };

  it("types of C++ and Blueprints below it, also through Blueprints that are not there", async () => {
    const { assets, types } = await below("AActor");
    expect(assets).toEqual(["BP_Chest_C", "BP_Crate_C", "BP_OldChild_C", "BP_Stall_C"]);
    expect(types).toEqual(["ADoor", "ASafe", "BP_Chest", "BP_Stall"]);
    expect(await below("UUserWidget")).toEqual({ assets: ["WBP_Map_C"], types: ["WBP_Map"] });
  });

  it("the same below it by its path", async () => {
    expect(await below("/Script/Engine.Actor")).toEqual(await below("AActor"));
    expect((await below("/Script/Other.Actor")).assets).toEqual([]);
  });

  it("those below types of C++ when all are asked for", async () => {
    const { assets } = await below("AActor", { transitive: true });
    expect(assets).toEqual(expect.arrayContaining(["BP_Chest_C", "BP_Safe_C", "BP_Door_C", "BP_Iron_C", "BP_Gate_C"]));
  });

  it("a hierarchy whose root is named as external", async () => {
    const { results } = await ask("symbol_hierarchy", { symbol: "AActor" });
    expect(results).toMatchObject([{ name: "AActor", external: true, root: true, bases: [] }]);
    const chest = results[0].inheritors.find(({ name }) => name === "BP_Chest");
    expect(chest).toMatchObject({ basis: "import", inheritors: [{ name: "BP_Crate" }] });
    expect(results[0].inheritors.map(({ name }) => name)).toContain("ADoor");
  });

  it("a Blueprint as its inheritor where nobody has the Blueprint's own parent", async () => {
    expect((await below("BP_Sold")).assets).toEqual(["BP_Bought_C", "BP_Stall_C"]);
  });
});

describe("an interface of Unreal", () => {
  it("is implemented by Blueprints and types of C++, by either of its names", async () => {
    for (const symbol of ["ILockable", "ULockable"]) {
      const { results, blueprintInheritors } = await ask("symbol_inheritors", { symbol });
      expect(results.map(({ name }) => name).sort()).toEqual(["ASafe", "BP_Chest"]);
      expect(blueprintInheritors.map(({ name }) => name)).toEqual(["BP_Chest_C", "BP_Crate_C", "BP_OldChild_C"]);
      const [root] = (await ask("symbol_hierarchy", { symbol })).results;
      expect(root.inheritors.map(({ name }) => name).sort()).toEqual(["ASafe", "BP_Chest"]);
    }
  });

  it("counts for the Blueprints of the types that implement it", async () => {
    const { blueprintInheritors } = await ask("symbol_inheritors", { symbol: "ULockable", transitive: true });
    expect(blueprintInheritors.map(({ name }) => name)).toContain("BP_Safe_C");
  });
});

it("a Blueprint that was renamed is found by those that name it as before", async () => {
  const { blueprintInheritors } = await ask("symbol_inheritors", { symbol: "BP_Crate" });
  expect(blueprintInheritors).toMatchObject([{ name: "BP_OldChild_C", parent: "BP_Crate" }]);
});

it("a type is asked for by its path, and a Blueprint by the class that it generates", async () => {
  const meant = async (symbol: string) => (await ask("symbol_hierarchy", { symbol })).results.map(({ name }) => name);
  expect(await meant("/Script/Harbor.Door")).toEqual(["ADoor"]);
  expect(await meant("/Script/Quay.Hatch")).toEqual(["AIronDoor"]);
  expect(await meant("/Game/Doors/BP_Gate.BP_Gate_C")).toEqual(["BP_Gate"]);
  expect(await meant("BP_Gate_C")).toEqual(["BP_Gate"]);
});

describe("the hierarchy", () => {
  it("has Blueprints beside types of C++, each edge as sure as an exact path", async () => {
    const [root] = (await ask("symbol_hierarchy", { symbol: "ADoor" })).results;
    const below = root.inheritors.map(({ name, kind, basis }) => `${kind} ${name} ${basis}`);
    expect(below).toEqual(expect.arrayContaining(["class AIronDoor scope", "blueprint BP_Door scope"]));
    const door = root.inheritors.find(({ name }) => name === "BP_Door");
    expect(door?.inheritors.map(({ name }) => name)).toEqual(["BP_Gate"]);
  });

  it("of a Blueprint leads up to C++", async () => {
    const [root] = (await ask("symbol_hierarchy", { symbol: "BP_Gate", direction: "up" })).results;
    expect(root).toMatchObject({ kind: "blueprint", bases: [{ name: "BP_Door", bases: [{ name: "ADoor" }] }] });
  });

  it("names a parent that is not there, and the ancestor that is", async () => {
    const [root] = (await ask("symbol_hierarchy", { symbol: "BP_Bought", direction: "up" })).results;
    expect(root.bases).toMatchObject([
      { name: "/Market/BP_Sold.BP_Sold_C", external: true },
      { name: "ADoor", relation: "derives" },
    ]);
  });
});

it("Go to Symbol finds Blueprints, by kind too", async () => {
  const byName = await ask("search_symbols", { query: "BP_Gate" });
  expect(byName.results[0]).toMatchObject({
    ...{ name: "BP_Gate", kind: "blueprint", qualifiedName: "Game/Doors/BP_Gate", language: "uasset", line: 1 },
    ...{ file: "Content/Doors/BP_Gate.uasset", signature: "Blueprint BP_Gate : /Game/Doors/BP_Door.BP_Door_C" },
  });
  const ofKind = await ask("search_symbols", { query: "Map", kind: "blueprint" });
  expect(ofKind.results.map(({ name }) => name)).toEqual(["WBP_Map"]);
});

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

it("an event of C++ is implemented by Blueprints, which have members of their own", async () => {
  const { results } = await ask("symbol_implementations", { symbol: "OnOpened", containingType: "ADoor" });
  expect(results).toMatchObject([{ name: "OnOpened", container: "Game/Doors/BP_Door", kind: "method" }]);
  const members = await ask("symbol_members", { symbol: "BP_Door" });
  expect(members.results.map(({ name }) => name)).toEqual(["OnOpened", "Slam"]);
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

  it("leaves out settings of other programs, and the pieces of levels", async () => {
    const { results } = await ask("find_files", { query: "ini", limit: 50 });
    expect(results.map(({ file }) => file)).not.toContain("tox.ini");
    expect((await ask("find_files", { query: "B1.uasset" })).results).toEqual([]);
  });
});

it("an asset that changed is read again, and one that did not is not", async () => {
  const ids = async () => {
    const { rows } = await database.pool.query<{ path: string; id: number }>("select path, id from file");
    return new Map(rows.map(({ path, id }) => [path, id]));
  };
  const before = await ids();
  writeFileSync(
    join(folder.root, "Content/Doors/BP_Gate.uasset"),
    blueprint("/Game/Doors/BP_Gate", "/Script/Harbor.IronDoor"),
  );
  await index();
  const after = await ids();
  expect([...after].filter(([path, id]) => before.get(path) !== id).map(([path]) => path)).toEqual([
    "Content/Doors/BP_Gate.uasset",
  ]);
  const { blueprintInheritors } = await ask("symbol_inheritors", { symbol: "AIronDoor" });
  expect(blueprintInheritors.map(({ name }) => name).sort()).toEqual(["BP_Gate_C", "BP_Hatch_C", "BP_Iron_C"]);
}, 60_000);
