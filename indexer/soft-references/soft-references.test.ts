import { describe, expect, it } from "vitest";
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { readFacts } from "../extract/read-facts";
import { languageOfPath } from "../languages/registry";
import type { FileFacts } from "../model";
import { createParser } from "../tree/parser";
import { assetPathsIn, mayNameAssets } from "./asset-paths";
import { scanSettings } from "./scan-settings";

const paths = (text: string) => assetPathsIn(text).map(({ path }) => path);

/** Soft uses as `enclosing: path`, each checked to stand where it says. */
function softUses(facts: FileFacts, text: string): string[] {
  const { count, start, name, role, enclosing } = facts.occurrences;
  const uses: string[] = [];
  for (let i = 0; i < count; i++) {
    if (USE_ROLES[role[i]] !== "soft") continue;
    const path = facts.names[name[i]];
    expect(text.slice(start[i], start[i] + path.length)).toBe(path);
    uses.push(`${enclosing[i] < 0 ? "file" : facts.symbols[enclosing[i]].name}: ${path}`);
  }
  return uses;
}

describe("a path of Unreal in a text", () => {
  it("is a class of a module, an asset of the game, or an asset of a plugin with its object", () => {
    expect(paths("Class'/Script/Engine.Actor'")).toEqual(["/Script/Engine.Actor"]);
    expect(paths("Blueprint'/Game/Doors/BP_Door.BP_Door_C'")).toEqual(["/Game/Doors/BP_Door.BP_Door_C"]);
    expect(paths("/Game/Maps/Pier-2")).toEqual(["/Game/Maps/Pier-2"]);
    expect(paths("(Asset=/Harbor/UI/W_Map.W_Map,Count=2)")).toEqual(["/Harbor/UI/W_Map.W_Map"]);
    expect(paths("/Script/Engine.Actor:Tick and /Script/Harbor.Door.Open")).toEqual([
      "/Script/Engine.Actor",
      "/Script/Harbor.Door",
    ]);
  });

  it("is no address, no file and no module alone", () => {
    expect(paths("https://x.org/Game/a /usr/lib/door.so C:/Game/x ../Game/y /Script/Engine a/Game/b")).toEqual([]);
    expect(mayNameAssets("https://x.org/a.b /usr/lib/door.so")).toBe(false);
    expect(mayNameAssets('"/Harbor/UI/W_Map.W_Map_C"')).toBe(true);
  });

  it("is looked for in time linear in the text", () => {
    const started = performance.now();
    for (const piece of ["/Game/", "/a", "/Script/a.", "/a.a", "/Game/a.b/"])
      paths(piece.repeat(200_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

it("strings of C++ hold soft uses, comments and code do not", async () => {
  const parser = await createParser();
  await parser.load("cpp");
  const text = `// "/Game/Not/Me"
#define MAP TEXT("/Game/Maps/Pier")
UCLASS(meta = (AllowedClasses = "/Script/Engine.Texture2D"))
class HARBOR_API ADoor : public AActor {
  GENERATED_BODY()
  void Load() {
    auto Key = ConstructorHelpers::FClassFinder<AActor>(TEXT("/Game/Doors/BP_Key.BP_Key_C"));
    StaticLoadClass(UObject::StaticClass(), nullptr, L"Class'/Script/Harbor.Gate'"); /* "/Game/Nor/Me" */
  }
};
`;
  const facts = readFacts(parser, text, "cpp");
  expect(softUses(facts, text)).toEqual([
    "MAP: /Game/Maps/Pier",
    "file: /Script/Engine.Texture2D",
    "Load: /Game/Doors/BP_Key.BP_Key_C",
    "Load: /Script/Harbor.Gate",
  ]);
  expect(facts.symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(["ADoor", "Load"]));
});

describe("settings", () => {
  const text = `; /Game/Not/Me.Me
[/Script/Harbor.DoorSettings]
+Doors=(Class="/Game/Doors/BP_Door.BP_Door_C",Count=1)
GlobalDefaultGameMode=/Script/Harbor.HarborGameMode
`;
  it("name classes in their sections and values, not in comments", () => {
    expect(softUses(scanSettings(text, "ini"), text)).toEqual([
      "file: /Script/Harbor.DoorSettings",
      "file: /Game/Doors/BP_Door.BP_Door_C",
      "file: /Script/Harbor.HarborGameMode",
    ]);
  });

  it("of other programs are no files of ours", () => {
    expect(languageOfPath("Config/DefaultGame.ini", text)).toBe("ini");
    expect(languageOfPath("tox.ini", "[tox]\nenvlist = py312\n")).toBeNull();
  });
});
