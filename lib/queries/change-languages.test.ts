import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAsset } from "../../testing/indexer/build-asset";
import { changeFiles, commitAll, startComparing, untilRead } from "../../testing/queries/comparing";
import { askerOf } from "../../testing/queries/ask";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

/** A change in one language, with `file:line` of what it leaves behind for certain. */
interface Change {
  base: Record<string, string | Uint8Array>;
  head: Record<string, string | null>;
  broken: string[];
}

const CHANGES: Record<string, Change> = {
  "Go: what a package declares is named in it and through it": {
    base: {
      "go/go.mod": "module harbour\n",
      "go/tide/tide.go":
        "package tide\n\nconst HighWater = 12\n\nvar Sink = map[string]int{}\n\nfunc Rise(hour int) int {\n\treturn hour + HighWater\n}\n\nfunc fall(hour int) int { return hour }\n",
      "go/tide/moon.go":
        'package tide\n\nfunc Moon() int {\n\tSink["moon"] = fall(2)\n\treturn len("x") + Rise(1)\n}\n',
      "go/tide/tide_test.go":
        'package tide\n\nimport "testing"\n\nfunc spell(in string) string {\n\treturn in\n}\n\nfunc TestTide(t *testing.T) {\n\tspell("a")\n\tt.Log(spell("b"))\n}\n',
      "go/port/port.go":
        'package port\n\nimport "harbour/tide"\n\nfunc Open() int { return tide.Rise(3) + tide.HighWater }\n',
    },
    head: {
      "go/tide/tide.go": "package tide\n\nfunc Ascend(hour int) int {\n\treturn hour + HighWater\n}\n",
      "go/tide/tide_test.go":
        'package tide\n\nimport "testing"\n\nfunc TestTide(t *testing.T) {\n\tspell("a")\n\tt.Log(spell("b"))\n}\n',
    },
    broken: [
      "go/port/port.go:5",
      "go/port/port.go:5",
      "go/tide/moon.go:4",
      "go/tide/moon.go:4",
      "go/tide/moon.go:5",
      "go/tide/tide.go:4",
      "go/tide/tide_test.go:6",
      "go/tide/tide_test.go:7",
    ],
  },
  "Python: an import names what its module lost": {
    base: {
      "py/kiln/__init__.py": "from .ware import Ware as Ware\nfrom .ware import HEAT as HEAT\n",
      "py/kiln/ware.py":
        "HEAT = 900\n\n\nclass Ware:\n    pass\n\n\ndef glaze(ware):\n    return ware\n\n\nclass Pot(Ware):\n    pass\n",
      "py/kiln/shop.py":
        "from .ware import HEAT\nfrom .ware import glaze, Ware\n\n\ndef sell():\n    return glaze(Ware(HEAT))\n",
      "py/kiln/fair.py": "from kiln import ware\n\n\ndef show():\n    return ware.glaze(ware.HEAT)\n",
    },
    head: { "py/kiln/ware.py": "def finish(ware):\n    return ware\n\n\nclass Pot(Ware):\n    pass\n" },
    broken: [
      "py/kiln/__init__.py:1",
      "py/kiln/__init__.py:2",
      "py/kiln/fair.py:5",
      "py/kiln/fair.py:5",
      "py/kiln/shop.py:1",
      "py/kiln/shop.py:2",
      "py/kiln/shop.py:2",
      "py/kiln/shop.py:6",
      "py/kiln/shop.py:6",
      "py/kiln/shop.py:6",
      "py/kiln/ware.py:5",
    ],
  },
  "TypeScript: types and constants are named as functions are, and a type has what its interface asks": {
    base: {
      "ts/rope.ts":
        "export interface Knot {\n  tie(times: number): void;\n}\nexport type Length = number;\nexport const LONGEST: Length = 3;\nexport class Rope {\n  pull() {}\n}\n",
      "ts/use.ts":
        "import { LONGEST, Rope, type Knot, type Length } from './rope';\nexport class Bow extends Rope implements Knot {\n  tie(times: number): void {}\n}\nexport const own: Length = LONGEST;\nnew Bow().pull();\n",
    },
    head: {
      "ts/rope.ts":
        "export interface Knot {\n  tie(times: number): void;\n  loosen(all: boolean): void;\n}\nexport class Rope {\n}\n",
    },
    broken: ["ts/use.ts:1", "ts/use.ts:1", "ts/use.ts:2", "ts/use.ts:5", "ts/use.ts:5", "ts/use.ts:6"],
  },
  "Java: a type that is gone, a member that came, a short one with another name": {
    base: {
      "java/sea/Bell.java": "package sea;\npublic interface Bell { void toll(); }\n",
      "java/sea/Tone.java":
        "package sea;\nenum Tone implements Light {\n  LOW { public void blink() {} public void fade(int to) {} };\n}\n",
      "java/sea/Horn.java":
        "package sea;\nabstract class Horn implements Bell {\n  @Override\n  public void toll() {}\n}\n",
      "java/sea/Chart.java": "package sea;\npublic class Chart { public static int depth(int at) { return at; } }\n",
      "java/sea/Light.java": "package sea;\npublic interface Light { void blink(); }\n",
      "java/sea/Buoy.java":
        "package sea;\nclass Buoy implements Light {\n  public void blink() {}\n  int draught() { return Chart.depth(3); }\n}\n",
      "java/land/House.java":
        "package land;\nimport sea.Chart;\nimport java.util.*;\nclass House {\n  List<Chart> all;\n}\n",
    },
    head: {
      "java/sea/Chart.java": null,
      "java/sea/Bell.java": "package sea;\npublic interface Bell { void ring(); }\n",
      "java/sea/Light.java": "package sea;\npublic interface Light { void blink(); void fade(int to); }\n",
    },
    broken: ["java/land/House.java:2", "java/sea/Buoy.java:2", "java/sea/Buoy.java:4", "java/sea/Horn.java:4"],
  },
  "Kotlin: a function with a parameter more": {
    base: {
      "kt/Mast.kt": "package mast\nfun raise(sail: String): Int = sail.length\ninterface Rig { fun trim() }\n",
      "kt/Crew.kt": 'package mast\nclass Crew : Rig {\n  override fun trim() {}\n  fun go() = raise("main")\n}\n',
    },
    head: {
      "kt/Mast.kt":
        "package mast\nfun raise(sail: String, by: Int): Int = sail.length\ninterface Rig { fun trim(); fun reef(by: Int) }\n",
    },
    broken: ["kt/Crew.kt:2", "kt/Crew.kt:4"],
  },
  "C#: a parameter less, and a base without its method": {
    base: {
      "cs/Dock.cs":
        "namespace Sea;\npublic class Dock {\n  public virtual void Open(int hours) { }\n  public static int Berth(int at, int side) { return at; }\n}\n",
      "cs/DryDock.cs":
        "namespace Sea;\npublic class DryDock : Dock {\n  public override void Open(int hours) { Berth(1, 2); }\n}\n",
    },
    head: {
      "cs/Dock.cs":
        "namespace Sea;\npublic class Dock {\n  public virtual void Unlock(int hours) { }\n  public static int Berth(int at) { return at; }\n}\n",
    },
    broken: ["cs/DryDock.cs:3", "cs/DryDock.cs:3"],
  },
  "C++: a class of Unreal with another name, and the Blueprint that derives from it": {
    base: {
      "ue/Game.uproject": "{}",
      "ue/Source/Game/Crane.h":
        "UCLASS()\nclass ACrane : public AActor {\n  GENERATED_BODY()\npublic:\n  UFUNCTION()\n  void Lift(int32 Load);\n  UPROPERTY()\n  int32 Reach = 3;\n};\n",
      "ue/Content/BP_Crane.uasset": buildAsset({
        package: "/Game/BP_Crane",
        className: "Blueprint",
        parent: "/Script/Game.Crane",
      }),
    },
    head: {
      "ue/Source/Game/Crane.h":
        "UCLASS()\nclass AHoist : public AActor {\n  GENERATED_BODY()\npublic:\n  UFUNCTION()\n  void Lift(int32 Load);\n  UPROPERTY()\n  int32 Reach = 3;\n};\n",
    },
    broken: ["ue/Content/BP_Crane.uasset:1"],
  },
  "Rust: an item that a path names": {
    base: {
      "rs/Cargo.toml": '[package]\nname = "anchor"\n',
      "rs/src/lib.rs": "pub mod chain;\npub mod winch;\n",
      "rs/src/chain.rs": "pub struct Link;\npub fn forge(count: usize) -> usize {\n    count\n}\n",
      "rs/src/winch.rs": "use crate::chain::{forge, Link};\n\npub fn haul(_link: Link) -> usize {\n    forge(3)\n}\n",
    },
    head: { "rs/src/chain.rs": "pub fn forge(count: usize, hot: bool) -> usize {\n    count\n}\n" },
    broken: ["rs/src/winch.rs:1", "rs/src/winch.rs:4"],
  },
};

let index: IndexedFolders;
let comparing: { close(): Promise<void> };
const asker = askerOf(() => index.context);

beforeAll(async () => {
  const all = Object.values(CHANGES);
  index = await indexedFolder("harbour", Object.assign({}, ...all.map(({ base }) => base)));
  const root = index.roots.get("harbour") ?? "";
  commitAll(root, "base");
  changeFiles(root, Object.assign({}, ...all.map(({ head }) => head)));
  await index.indexAgain();
  comparing = await startComparing(index.database.url);
}, 120_000);
afterAll(async () => {
  await comparing?.close();
  await index?.close();
});

it("a redirect leads assets from the old name to the new one", async () => {
  const { broken } = await untilRead(() => asker("change_impact", {}));
  expect(broken.find(({ problem }) => problem === "asset")).toMatchObject({
    name: "ACrane",
    why: "class ACrane is called AHoist now",
    redirect: '+ClassRedirects=(OldName="/Script/Game.Crane",NewName="/Script/Game.Hoist")',
  });
});

describe("a change leaves behind", () => {
  it.each(Object.entries(CHANGES))("in %s", async (_name, { base, broken }) => {
    const [folder] = Object.keys(base)[0].split("/");
    const answer = await untilRead(() => asker("change_impact", {}));
    const own = answer.broken.filter(({ file }) => file.startsWith(`${folder}/`));
    expect(own.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(broken);
  });
});
