import { expect, it } from "vitest";
import { readAsset } from "./asset";
import { describeAsset } from "./asset-text";
import { buildAsset } from "../../testing/indexer/build-asset";

it("a Blueprint's text says what its header says, and its facts point into it", () => {
  const bytes = buildAsset({
    package: "/Game/Doors/BP_Door",
    className: "Blueprint",
    parent: "/Game/Doors/BP_Base.BP_Base_C",
    nativeParent: "/Script/Harbor.Door",
    tags: { BlueprintDescription: "A door.\nIt opens." },
    functions: { Open: null, ReceiveTick: "/Script/Engine.Actor:ReceiveTick" },
    uses: ["/Script/Harbor.EDoorState", "/Script/Harbor.Door:Ring"],
  });
  const { text, facts } = describeAsset(readAsset(bytes), "Content/Doors/BP_Door.uasset");
  expect(text).toBe(`// A door.
// It opens.
Blueprint BP_Door : /Game/Doors/BP_Base.BP_Base_C

package        /Game/Doors/BP_Door
native parent  /Script/Harbor.Door
type           Normal
saved by       Unreal Engine 5.3.1

functions
  Open
  ReceiveTick : /Script/Engine.Actor:ReceiveTick

uses
  /Script/Engine.Actor
  /Script/Harbor.Door:Ring
  /Script/Harbor.EDoorState
`);
  const { count, start, name } = facts.occurrences;
  for (let i = 0; i < count; i++) expect(text.startsWith(facts.names[name[i]], start[i])).toBe(true);
  expect(facts.symbols.map(({ name, kind, container }) => `${container} ${kind} ${name}`)).toEqual([
    "-1 blueprint BP_Door",
    "0 method Open",
    "0 method ReceiveTick",
  ]);
  expect(facts.relations.map(({ baseName, relation }) => `${relation} ${baseName}`)).toEqual([
    "extends /Game/Doors/BP_Base.BP_Base_C",
    "derives /Script/Harbor.Door",
  ]);
});

it("an asset that is no Blueprint declares nothing, and its package is where it lies", () => {
  const bytes = buildAsset({ package: "/Game/T_Rust", className: "Texture2D" }, { legacy: -7, ue4: 522, ue5: 0 });
  const { text, facts } = describeAsset(readAsset(bytes), "Plugins/Toys/Content/Looks/T_Rust.uasset");
  expect(text).toContain("Texture2D T_Rust\n\npackage        /Toys/Looks/T_Rust\n");
  expect(facts.symbols).toEqual([]);
});
