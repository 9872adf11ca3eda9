/** What an Unreal project's Blueprints are to its types: asked of files that the real indexer has read. */
import { describe, expect, it } from "vitest";
import { askedIndex } from "../../testing/queries/indexed";
import { indexedProject } from "../../testing/queries/unreal-project";

const { ask } = askedIndex(indexedProject);

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
    name: "BP_Gate",
    kind: "blueprint",
    qualifiedName: "Game/Doors/BP_Gate",
    language: "uasset",
    line: 1,
    file: "Content/Doors/BP_Gate.uasset",
    signature: "Blueprint BP_Gate : /Game/Doors/BP_Door.BP_Door_C",
  });
  const ofKind = await ask("search_symbols", { query: "Map", kind: "blueprint" });
  expect(ofKind.results.map(({ name }) => name)).toEqual(["WBP_Map"]);
});

it("an event of C++ is implemented by Blueprints, which have members of their own", async () => {
  const { results } = await ask("symbol_implementations", { symbol: "OnOpened", containingType: "ADoor" });
  expect(results).toMatchObject([{ name: "OnOpened", container: "Game/Doors/BP_Door", kind: "method" }]);
  const members = await ask("symbol_members", { symbol: "BP_Door" });
  expect(members.results.map(({ name }) => name)).toEqual(["OnOpened", "Slam"]);
});
