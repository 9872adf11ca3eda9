import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAsset } from "../../testing/indexer/build-asset";
import { changeFiles, commitAll, startComparing, untilRead } from "../../testing/queries/comparing";
import { askerOf } from "../../testing/queries/ask";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

/** A change in one language, with `file:line` of what it leaves behind for certain, and what it may leave behind. */
interface Change {
  base: Record<string, string | Uint8Array>;
  head: Record<string, string | null>;
  broken: string[];
  possible?: string[];
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
  "Kotlin: what an outside type was given by an extension it has not of itself": {
    base: {
      "build/Plans.kt":
        "package build\n\nimport org.yard.Project\n\nfun Project.versionOf(name: String): String = name\n",
      "build/Use.kt":
        'package build\n\nimport org.yard.Project\n\nclass Use {\n  fun apply(project: Project) = project.versionOf("a")\n}\n',
    },
    head: {
      "build/Plans.kt":
        "package build\n\nimport org.yard.Project\n\nfun Project.versionNamed(name: String): String = name\n",
    },
    broken: ["build/Use.kt:6"],
  },
  "Kotlin: what an extension of an outside type asks of it may be there": {
    base: {
      "clock/Moment.kt":
        "package clock\n\nclass Moment(val seconds: Long) {\n  fun later(by: Long): Moment = Moment(seconds + by)\n}\n\nclass Span {\n  fun half(): Span = this\n}\n",
      "clock/Use.kt":
        "package clock\n\nfun Moment.padded(): Moment = later(2)\n\nfun Span.quarter(): Span = half().half()\n",
    },
    head: {
      "clock/Moment.kt": "package clock\n\nclass Span {\n  fun twice(): Span = this\n}\n",
      "clock/Use.kt":
        "package clock\n\nimport kotlin.time.Moment\n\nfun Moment.padded(): Moment = later(2)\n\nfun Span.quarter(): Span = half().half()\n",
    },
    broken: ["clock/Use.kt:7"],
    possible: ["clock/Use.kt:5"],
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
  "Python: a module lists names that it has lost": {
    base: {
      "all/loom/__init__.py":
        'from .cloth import weave, Rug\nfrom .cloth import knot as tie\nfrom . import dye\n\n__all__ = ["weave", "Rug", "tie", "dye"]\n',
      "all/loom/cloth.py":
        '__all__ = [\n    "weave",\n    "Rug",\n]\n__all__ += ["knot"]\n\n\ndef weave():\n    return 1\n\n\ndef knot():\n    return 2\n\n\nclass Rug:\n    pass\n',
      "all/loom/dye.py": "RED = 1\n",
      "all/loom/late.py": '__all__ = ("spin", "card")\n\n\ndef spin():\n    return 1\n\n\ndef card():\n    return 1\n',
      "all/loom/open.py":
        'from .late import *\nfrom wool import *\n\n__all__ = ["shear"]\n\n\ndef shear():\n    return 1\n',
    },
    head: {
      "all/loom/cloth.py":
        '__all__ = [\n    "weave",\n    "Rug",\n]\n__all__ += ["knot"]\n\n\ndef braid():\n    return 1\n\n\nclass Rug:\n    pass\n',
      "all/loom/late.py":
        '__all__ = ("spin", "card")\n\n\ndef __getattr__(name):\n    return lambda: 1\n\n\ndef card():\n    return 1\n',
      "all/loom/open.py": 'from .late import *\nfrom wool import *\n\n__all__ = ["shear"]\n',
    },
    broken: [
      "all/loom/__init__.py:1",
      "all/loom/__init__.py:2",
      "all/loom/__init__.py:5",
      "all/loom/__init__.py:5",
      "all/loom/cloth.py:2",
      "all/loom/cloth.py:5",
    ],
  },
  "Python: a function inside of another one": {
    base: {
      "inner/kiln.py":
        "def fire(ware):\n    def heat(to):\n        return ware + to\n\n    def rest():\n        return 1\n\n    def cool(by, most):\n        return by\n\n    return heat(3) + rest() + cool(1, 2)\n\n\ndef gone():\n    def inside():\n        return 1\n\n    return inside()\n",
    },
    head: {
      "inner/kiln.py":
        "def fire(ware):\n    def heaten(to):\n        return ware + to\n\n    def more():\n        return 2\n\n    def cool(by):\n        return by\n\n    return heat(3) + rest() + cool(1, 2)\n",
    },
    broken: ["inner/kiln.py:11", "inner/kiln.py:11", "inner/kiln.py:11"],
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
  "TypeScript: a module hands on what another one has lost": {
    base: {
      "hand/knots.ts":
        "export function hitch(): number {\n  return 1;\n}\nexport function bend(): number {\n  return 2;\n}\nexport class Splice {}\nfunction whip(): number {\n  return 3;\n}\nexport { whip };\n",
      "hand/index.ts":
        "export { hitch } from './knots';\nexport { bend as join } from './knots';\nexport * from './knots';\nexport type { Splice } from './knots';\n",
      "hand/use.ts": "import { join } from './index';\nexport const two = join();\n",
      "hand/old.js":
        "function lash() {\n  return 1;\n}\nfunction seize() {\n  return 1;\n}\nmodule.exports = { lash, seize };\n",
    },
    head: {
      "hand/knots.ts": "export { whip };\n",
      "hand/old.js": "function seize() {\n  return 1;\n}\nmodule.exports = { lash, seize };\n",
    },
    broken: [
      "hand/index.ts:1",
      "hand/index.ts:2",
      "hand/index.ts:4",
      "hand/knots.ts:1",
      "hand/old.js:4",
      "hand/use.ts:1",
      "hand/use.ts:2",
    ],
  },
  "Rust: a module hands on what another one has lost": {
    base: {
      "pub/Cargo.toml": '[package]\nname = "mint"\n',
      "pub/src/lib.rs":
        "mod die;\npub mod coin;\npub mod stall;\npub use die::strike;\npub use crate::die::{press as stamp, Blank};\npub use coin::*;\n",
      "pub/src/die.rs":
        "pub fn strike(force: u32) -> u32 {\n    force + 1\n}\n\npub fn press(force: u32) -> u32 {\n    force + 2\n}\n\npub struct Blank {\n    pub weight: u32,\n}\n",
      "pub/src/coin.rs": "pub fn mint() -> u32 {\n    crate::strike(4)\n}\n",
      "pub/src/stall.rs": "use crate::stamp;\n\npub fn sell() -> u32 {\n    stamp(4) + crate::stamp(5)\n}\n",
    },
    head: { "pub/src/die.rs": "pub fn other() -> u32 {\n    7\n}\n" },
    broken: [
      ...["pub/src/coin.rs:2", "pub/src/lib.rs:4", "pub/src/lib.rs:5", "pub/src/lib.rs:5"],
      ...["pub/src/stall.rs:1", "pub/src/stall.rs:4"],
    ],
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
    broken: [
      "java/land/House.java:2",
      "java/land/House.java:5",
      "java/sea/Buoy.java:2",
      "java/sea/Buoy.java:4",
      "java/sea/Horn.java:4",
    ],
  },
  "Java: what an import of all brings is known, and a class is not abstract for one that it holds": {
    base: {
      "javareef/reef/Tools.java": "package reef;\npublic class Tools { public static int ebb() { return 1; } }\n",
      "javareef/reef/Davit.java":
        "package reef;\nimport java.util.*;\nimport static reef.Tools.*;\nclass Davit {\n  int heave() { return 1; }\n  int work() { return heave() + ebb(); }\n}\n",
      "javareef/reef/Open.java":
        "package reef;\nimport static far.Away.*;\nclass Open {\n  int strew() { return 1; }\n  int work() { return strew(); }\n}\n",
      "javareef/reef/Heir.java":
        "package reef;\nimport far.Crew;\nclass Heir extends Crew {\n  int muster() { return 1; }\n  int work() { return muster(); }\n}\n",
      "javareef/reef/Winch.java": "package reef;\npublic interface Winch { void pull(); }\n",
      "javareef/reef/Drum.java":
        "package reef;\nclass Drum implements Winch {\n  public void pull() {}\n  abstract static class Rim { abstract void turn(); }\n}\n",
    },
    head: {
      "javareef/reef/Davit.java":
        "package reef;\nimport java.util.*;\nimport static reef.Tools.*;\nclass Davit {\n  int hoist() { return 1; }\n  int work() { return heave() + ebb(); }\n}\n",
      "javareef/reef/Open.java":
        "package reef;\nimport static far.Away.*;\nclass Open {\n  int work() { return strew(); }\n}\n",
      "javareef/reef/Heir.java":
        "package reef;\nimport far.Crew;\nclass Heir extends Crew {\n  int work() { return muster(); }\n}\n",
      "javareef/reef/Winch.java": "package reef;\npublic interface Winch { void pull(); void slack(); }\n",
    },
    broken: ["javareef/reef/Davit.java:6", "javareef/reef/Drum.java:2"],
  },
  "Java: a call is no field, a chain is followed, and a class without a name sees what is around it": {
    base: {
      "javac/art/Kit.java":
        "package art;\npublic final class Kit<T> {\n  private boolean sharp;\n  public static <T> Kit<T> of(Class<T> type) { return new Kit<>(); }\n  public Kit<T> sharp() {\n    this.sharp = true;\n    return this;\n  }\n  public Kit<T> with(Class<? extends T> more) { return this; }\n  private int worn;\n  public Kit<T> worn() { return this; }\n}\n",
      "javac/art/Maker.java": "package art;\npublic interface Maker { <T> Kit<T> make(Kit<T> from); }\n",
      "javac/art/Times.java":
        "package art;\npublic final class Times {\n  static final Maker MAKER = new Maker() {\n    @Override public <T> Kit<T> make(Kit<T> from) {\n      Kit<?> kit = null;\n      kit = offset(from);\n      return from;\n    }\n  };\n  private static Kit<String> offset(Kit<?> from) {\n    return new Kit<String>();\n  }\n}\n",
      "javac/art/deep/Piles.java":
        "package art.deep;\nimport art.Kit;\npublic final class Piles implements art.Maker {\n  public Piles(Kit<?> kit) {}\n  @Override public <T> Kit<T> make(Kit<T> from) { return from; }\n  private static final class Pile {\n  }\n}\n",
      "javac/show/Stall.java":
        "package show;\nimport art.Kit;\nimport art.deep.Piles;\nclass Stall {\n  Kit<Stall> kit =\n      Kit.of(Stall.class)\n          .sharp()\n          .with(Stall.class);\n  Object piles = new Piles(kit);\n  Object old = Kit.of(Stall.class).worn();\n}\n",
    },
    head: {
      "javac/art/Kit.java":
        "package art;\npublic final class Kit<T> {\n  private boolean sharp;\n  public static <T> Kit<T> of(Class<T> type) { return new Kit<>(); }\n  public Kit<T> sharpAnew() {\n    this.sharp = true;\n    return this;\n  }\n  public Kit<T> with(Class<? extends T> more) { return this; }\n  private int worn;\n  public Kit<T> worn(int by) { return this; }\n}\n",
      "javac/art/Times.java":
        "package art;\npublic final class Times {\n  static final Maker MAKER = new Maker() {\n    @Override public <T> Kit<T> make(Kit<T> from) {\n      Kit<?> kit = null;\n      kit = offset(from);\n      return from;\n    }\n  };\n  private static Kit<String> offset(Kit<?> from, int anew) {\n    return new Kit<String>();\n  }\n}\n",
      "javac/art/deep/Piles.java": "package art.deep;\nimport art.Kit;\n",
    },
    broken: [
      "javac/art/Times.java:6",
      "javac/show/Stall.java:10",
      "javac/show/Stall.java:3",
      "javac/show/Stall.java:7",
      "javac/show/Stall.java:9",
    ],
  },
  "Java: a body further up gives a type its member, whatever overload of its own the type has": {
    base: {
      "javalift/lift/Gate.java":
        "package lift;\nabstract class Gate {\n  abstract int open(int width);\n  int open(String how, int by) { return open(1); }\n}\n",
      "javalift/lift/Sluice.java":
        "package lift;\nclass Sluice extends Gate {\n  @Override int open(int width) { return width; }\n}\n",
      "javalift/lift/Weir.java":
        "package lift;\nclass Weir extends Sluice {\n  @Override int open(String how, int by) { return 2; }\n}\n",
      "javalift/lift/Valve.java":
        "package lift;\nclass Valve extends Gate {\n  @Override int open(String how, int by) { return 2; }\n  @Override int open(int width) { return 3; }\n}\n",
    },
    head: {
      "javalift/lift/Gate.java":
        "package lift;\nabstract class Gate {\n  @Deprecated abstract int open(int width);\n  int open(String how, int by) { return open(1); }\n}\n",
      "javalift/lift/Valve.java":
        "package lift;\nclass Valve extends Gate {\n  @Override int open(String how, int by) { return 2; }\n}\n",
    },
    broken: ["javalift/lift/Valve.java:2"],
  },
  "Go: a type that is no longer what an interface asks for": {
    base: {
      "gosat/go.mod": "module crane\n",
      "gosat/lift/lift.go":
        "package lift\n\ntype Lifter interface {\n\tLift() string\n\tLower() string\n}\n\ntype hoist struct{ load string }\n\nfunc (h hoist) Lift() string { return h.load }\n\nfunc (h hoist) Lower() string { return h.load }\n\nfunc New() Lifter { return hoist{} }\n",
      "gosat/lift/winch.go":
        "package lift\n\ntype Winder interface {\n\tWind() int\n}\n\ntype drum struct{}\n\nfunc (d drum) Wind() int { return 3 }\n\ntype reel struct{ drum }\n\ntype spool struct{}\n\nfunc (s spool) Wind() int { return 4 }\n\nfunc (s spool) Unwind() int { return 5 }\n",
    },
    head: {
      "gosat/lift/lift.go":
        "package lift\n\ntype Lifter interface {\n\tLift() string\n\tLower() string\n}\n\ntype hoist struct{ load string }\n\nfunc (h hoist) Lift(by int) string { return h.load }\n\nfunc (h hoist) Lower() string { return h.load }\n\nfunc New() Lifter { return hoist{} }\n",
      "gosat/lift/winch.go":
        "package lift\n\ntype Winder interface {\n\tWind() int\n\tUnwind() int\n}\n\ntype drum struct{}\n\nfunc (d drum) Wind() int { return 3 }\n\ntype reel struct{ drum }\n\ntype spool struct{}\n\nfunc (s spool) Wind() int { return 4 }\n\nfunc (s spool) Unwind() int { return 5 }\n",
    },
    broken: [],
    possible: ["gosat/lift/lift.go:8", "gosat/lift/winch.go:12", "gosat/lift/winch.go:8"],
  },
  "Java: what types of the standard library ask for is known, and what every object has": {
    base: {
      "javao/tap/Tap.java":
        'package tap;\nimport java.io.Closeable;\npublic class Tap implements Closeable, Comparable<Tap> {\n  public boolean drip() { return true; }\n  public void close() {}\n  public String toString() { return "tap"; }\n  public int compareTo(Tap other) { return 0; }\n}\n',
      "javao/tap/Mixer.java":
        'package tap;\nclass Mixer extends Tap {\n  @Override public boolean drip() { return false; }\n  @Override public void close() {}\n  @Override public String toString() { return "mixer"; }\n  @Override public int compareTo(Tap other) { return 1; }\n}\n',
      "javao/tap/Hose.java":
        "package tap;\nimport garden.Closeable;\npublic class Hose implements Closeable {\n  public boolean spray() { return true; }\n}\n",
      "javao/tap/Long.java":
        "package tap;\nclass LongHose extends Hose {\n  @Override public boolean spray() { return false; }\n}\n",
    },
    head: {
      "javao/tap/Tap.java":
        "package tap;\nimport java.io.Closeable;\npublic class Tap implements Closeable, Comparable<Tap> {\n  public boolean dripAnew() { return true; }\n}\n",
      "javao/tap/Hose.java":
        "package tap;\nimport garden.Closeable;\npublic class Hose implements Closeable {\n  public boolean sprayAnew() { return true; }\n}\n",
    },
    broken: ["javao/tap/Mixer.java:3"],
  },
  "Java: an override that is seen by fewer than what it overrides": {
    base: {
      "javaw/loft/Perch.java":
        "package loft;\npublic class Perch {\n  protected void sway() {}\n  public void hold() {}\n  protected void rest() {}\n}\ninterface Roost { void settle(); }\n",
      "javaw/loft/Dove.java":
        "package loft;\nclass Dove extends Perch implements Roost {\n  @Override protected void sway() {}\n  @Override public void hold() {}\n  @Override public void rest() {}\n  @Override public void settle() {}\n}\n",
    },
    head: {
      "javaw/loft/Perch.java":
        "package loft;\npublic class Perch {\n  public void sway() {}\n  public void hold() {}\n  public void rest() {}\n}\ninterface Roost { void settle(); }\n",
      "javaw/loft/Dove.java":
        "package loft;\nclass Dove extends Perch implements Roost {\n  @Override protected void sway() {}\n  @Override protected void hold() {}\n  @Override public void rest() {}\n  @Override void settle() {}\n}\n",
    },
    broken: ["javaw/loft/Dove.java:3", "javaw/loft/Dove.java:4", "javaw/loft/Dove.java:6"],
  },
  "Kotlin: what bore no word for it overrode nothing from outside": {
    base: {
      "kto/Valve.kt":
        "package valve\nimport pumps.Pump\nopen class Valve : Pump() {\n  open fun turn() {}\n  override fun press() {}\n}\n",
      "kto/Ball.kt":
        "package valve\nclass Ball : Valve() {\n  override fun turn() {}\n  override fun press() {}\n}\nclass Gate : Valve(), pumps.Wheel {\n  override fun turn() {}\n}\n",
    },
    head: {
      "kto/Valve.kt":
        "package valve\nimport pumps.Pump\nopen class Valve : Pump() {\n  open fun turnAnew() {}\n  override fun pressAnew() {}\n}\n",
    },
    broken: ["kto/Ball.kt:3"],
  },
  "C#: what bore no word for it overrode nothing from outside": {
    base: {
      "cso/Lathe.cs":
        'namespace Turn;\npublic class Lathe : Shop.Machine {\n  public virtual void Spin() { }\n  public override void Stop() { }\n  public virtual string ToString() { return ""; }\n}\n',
      "cso/Mini.cs":
        'namespace Turn;\npublic class Mini : Lathe, Shop.ISmall {\n  public override void Spin() { }\n  public override void Stop() { }\n  public override string ToString() { return "mini"; }\n}\n',
    },
    head: {
      "cso/Lathe.cs": "namespace Turn;\npublic class Lathe : Shop.Machine {\n  public virtual void SpinAnew() { }\n}\n",
    },
    broken: ["cso/Mini.cs:3"],
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
  "C#: a namespace holds no functions, a static class does": {
    base: {
      "csopen/Mast.cs":
        "using System.Text;\nnamespace Yard;\nclass Mast {\n  int Step() { return 1; }\n  int Work() { return Step(); }\n}\n",
      "csopen/Boom.cs":
        "using static Far.Away;\nnamespace Yard;\nclass Boom {\n  int Swing() { return 1; }\n  int Work() { return Swing(); }\n}\n",
      "csopen/Heir.cs":
        "using Far;\nnamespace Yard;\nclass Heir : Crew {\n  int Muster() { return 1; }\n  int Work() { return Muster(); }\n}\n",
    },
    head: {
      "csopen/Mast.cs": "using System.Text;\nnamespace Yard;\nclass Mast {\n  int Work() { return Step(); }\n}\n",
      "csopen/Boom.cs": "using static Far.Away;\nnamespace Yard;\nclass Boom {\n  int Work() { return Swing(); }\n}\n",
      "csopen/Heir.cs": "using Far;\nnamespace Yard;\nclass Heir : Crew {\n  int Work() { return Muster(); }\n}\n",
    },
    // nothing says that the one in Heir overrode anything
    broken: ["csopen/Heir.cs:4", "csopen/Mast.cs:4"],
  },
  "C#: a static class that is open in the whole project": {
    base: {
      "csglobal/Usings.cs": "global using static Quay.Ropes;\nglobal using System;\n",
      "csglobal/Ropes.cs":
        "namespace Quay;\npublic static class Ropes {\n  public static int Splice(int ends) { return ends; }\n  public static int Coil(int ends) { return ends; }\n}\n",
      "csglobal/Pier.cs": "namespace Pier;\nclass Pier {\n  int Moor() { return Splice(2) + Coil(3); }\n}\n",
    },
    head: {
      "csglobal/Ropes.cs":
        "namespace Quay;\npublic static class Ropes {\n  public static int Coil(int ends, bool wet) { return ends; }\n}\n",
    },
    broken: ["csglobal/Pier.cs:3", "csglobal/Pier.cs:3"],
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
    broken: ["rs/src/winch.rs:1", "rs/src/winch.rs:3", "rs/src/winch.rs:4"],
  },
  "TypeScript: what its module or its class keeps to itself": {
    base: {
      "tsv/lock.ts":
        "export function turn(key: number) { return key; }\nexport function hold() { return turn(1); }\nconst bolt = 2;\nexport { bolt };\nexport class Lock {\n  open() { return this.jam(); }\n  jam() { return 0; }\n  rest() {}\n}\n",
      "tsv/door.ts":
        "import { bolt, hold, Lock, turn } from './lock';\nexport const shut = turn(bolt) + hold();\nnew Lock().jam();\nclass Gate extends Lock {\n  swing() { this.rest(); }\n}\nnew Gate().rest();\n",
    },
    head: {
      "tsv/lock.ts":
        "function turn(key: number) { return key; }\nexport function hold() { return turn(1); }\nconst bolt = 2;\nexport class Lock {\n  open() { return this.jam(); }\n  private jam() { return 0; }\n  protected rest() {}\n}\n",
    },
    broken: ["tsv/door.ts:1", "tsv/door.ts:1", "tsv/door.ts:2", "tsv/door.ts:2", "tsv/door.ts:3", "tsv/door.ts:7"],
  },
  "Java: what a package, a family and a class keep to themselves": {
    base: {
      "javav/ink/Pen.java":
        "package ink;\npublic class Pen {\n  public void draw() { fill(); }\n  public void fill() {}\n  public void cap() {}\n  static class Case { void shut(Pen pen) { pen.fill(); } }\n}\n",
      "javav/ink/Nib.java": "package ink;\npublic class Nib { public static void grind() {} }\n",
      "javav/ink/Desk.java":
        "package ink;\nclass Desk {\n  void use(Pen pen) {\n    pen.fill();\n    pen.cap();\n    Nib.grind();\n  }\n}\n",
      "javav/shop/Shelf.java":
        "package shop;\nimport ink.Nib;\nimport ink.Pen;\nclass Shelf {\n  void sell(Pen pen) {\n    pen.cap();\n    Nib.grind();\n  }\n}\nclass Quill extends Pen {\n  void dip() { cap(); }\n}\n",
    },
    head: {
      "javav/ink/Pen.java":
        "package ink;\npublic class Pen {\n  public void draw() { fill(); }\n  private void fill() {}\n  protected void cap() {}\n  static class Case { void shut(Pen pen) { pen.fill(); } }\n}\n",
      "javav/ink/Nib.java": "package ink;\nclass Nib { public static void grind() {} }\n",
    },
    broken: ["javav/ink/Desk.java:4", "javav/shop/Shelf.java:2", "javav/shop/Shelf.java:6", "javav/shop/Shelf.java:7"],
  },
  "Java: what an outermost type keeps to itself, in a package of several names": {
    base: {
      "javap/ink/press/Sheet.java":
        "package ink.press;\npublic class Sheet {\n  public static class Fold {}\n  Object turn() { return new Fold(); }\n}\n",
      "javap/ink/press/Bind.java": "package ink.press;\nclass Bind {\n  Sheet.Fold hold;\n}\n",
    },
    head: {
      "javap/ink/press/Sheet.java":
        "package ink.press;\npublic class Sheet {\n  private static class Fold {}\n  Object turn() { return new Fold(); }\n}\n",
    },
    broken: ["javap/ink/press/Bind.java:3"],
  },
  "Kotlin: what a file and a class keep to themselves": {
    base: {
      "ktv/Well.kt":
        "package well\nfun draw(pails: Int): Int = pails\nclass Rope {\n  fun wind() {}\n  fun haul() { wind() }\n}\nfun fetch() = draw(2)\n",
      "ktv/Yard.kt": "package well\nfun water(): Int {\n  Rope().wind()\n  Rope().haul()\n  return draw(3)\n}\n",
    },
    head: {
      "ktv/Well.kt":
        "package well\nprivate fun draw(pails: Int): Int = pails\nclass Rope {\n  private fun wind() {}\n  fun haul() { wind() }\n}\nfun fetch() = draw(2)\n",
    },
    broken: ["ktv/Yard.kt:3", "ktv/Yard.kt:5"],
  },
  "C#: what a class keeps to itself, and an override of it": {
    base: {
      "csv/Loom.cs":
        "namespace Mill;\npublic class Loom {\n  public virtual void Weave() { }\n  public void Oil() { }\n  public void Rest() { Oil(); }\n}\n",
      "csv/Hall.cs":
        "namespace Mill;\npublic class Hall : Loom {\n  public void Run(Loom loom) {\n    loom.Oil();\n    loom.Rest();\n  }\n}\n",
    },
    head: {
      "csv/Loom.cs":
        "namespace Mill;\npublic class Loom {\n  public virtual void Weave() { }\n  private void Oil() { }\n  public void Rest() { Oil(); }\n}\n",
    },
    broken: ["csv/Hall.cs:4"],
  },
  "C++: a member in another section": {
    base: {
      "cppv/oven.h":
        "#pragma once\nclass Oven {\npublic:\n  void heat();\n  void vent();\n  int warm() { return 1; }\n};\n",
      "cppv/oven.cpp": '#include "oven.h"\nvoid Oven::heat() { vent(); }\nvoid Oven::vent() { warm(); }\n',
      "cppv/baker.cpp":
        '#include "oven.h"\nint bake() {\n  Oven oven;\n  oven.heat();\n  oven.vent();\n  return oven.warm();\n}\n',
    },
    head: {
      "cppv/oven.h":
        "#pragma once\nclass Oven {\npublic:\n  void heat();\nprivate:\n  void vent();\n  int warm() { return 1; }\n};\n",
    },
    broken: ["cppv/baker.cpp:5", "cppv/baker.cpp:6"],
  },
  "C: a function that its file keeps": {
    base: {
      "cv/gear.h": "int spin(int teeth);\nint halt(void);\n",
      "cv/gear.c": '#include "gear.h"\nint spin(int teeth) { return teeth; }\nint halt(void) { return spin(0); }\n',
      "cv/mill.c": '#include "gear.h"\nint grind(void) {\n  return spin(3) + halt();\n}\n',
    },
    head: {
      "cv/gear.h": "int halt(void);\n",
      "cv/gear.c":
        '#include "gear.h"\nstatic int spin(int teeth) { return teeth; }\nint halt(void) { return spin(0); }\n',
    },
    broken: ["cv/mill.c:3"],
  },
  "Rust: what a module and a crate keep to themselves": {
    base: {
      "rsv/Cargo.toml": '[package]\nname = "kite"\n',
      "rsv/src/lib.rs": "pub mod reel;\npub mod wind;\n",
      "rsv/src/reel.rs":
        "pub fn spool(turns: usize) -> usize {\n    slack() + turns\n}\n\npub fn slack() -> usize {\n    1\n}\n\npub struct Line {\n    pub length: usize,\n}\n\nmod tests {\n    fn holds() {\n        super::slack();\n    }\n}\n",
      "rsv/src/wind.rs":
        "use crate::reel::{slack, spool, Line};\n\npub fn blow(line: &Line) -> usize {\n    slack() + spool(2) + line.length\n}\n",
      "rsv/tests/fly.rs": "use kite::reel::spool;\n\nfn flies() {\n    spool(3);\n}\n",
    },
    head: {
      "rsv/src/reel.rs":
        "pub(crate) fn spool(turns: usize) -> usize {\n    slack() + turns\n}\n\nfn slack() -> usize {\n    1\n}\n\npub struct Line {\n    length: usize,\n}\n\nmod tests {\n    fn holds() {\n        super::slack();\n    }\n}\n",
    },
    broken: ["rsv/src/wind.rs:1", "rsv/src/wind.rs:4", "rsv/src/wind.rs:4", "rsv/tests/fly.rs:1", "rsv/tests/fly.rs:4"],
  },
  "C: a function that is announced and has no body any more": {
    base: {
      "cbody/mill.h":
        "int crush(int sacks);\nint rest(void);\nint pause(void);\nint made(void);\n#define MAKE(name) int name(void) { return 1; }\n",
      "cbody/mill.c":
        '#include "mill.h"\nint crush(int sacks) { return sacks; }\nint rest(void) { return 1; }\nint pause(void) { return 1; }\nint made(void) { return 1; }\n',
      "cbody/main.c": '#include "mill.h"\nint main(void) { return crush(3) + rest() + made(); }\n',
    },
    head: {
      "cbody/mill.c": '#include "mill.h"\nint crushAnew(int sacks) { return sacks; }\nMAKE(made)\n/* made by made */\n',
      "cbody/quiet.c": '#include "mill.h"\nint rest(void) { return 1; }\n',
    },
    // pause has no caller here, and made may be made by the macro
    broken: ["cbody/mill.h:1"],
  },
  "C++: what is opened beside it has no such name": {
    base: {
      "cppopen/check.cpp":
        '#include <vector>\nusing namespace std;\nint sample_one() { return 1; }\nint main() { return CHECK("a", sample_one()); }\n',
      "cppopen/deep.cpp":
        "#include <vector>\nusing namespace std;\nnamespace own {\nint sample_two() { return 1; }\nint use() { return sample_two(); }\n}\n",
    },
    head: {
      "cppopen/check.cpp":
        '#include <vector>\nusing namespace std;\nint sample_first() { return 1; }\nint main() { return CHECK("a", sample_one()); }\n',
      "cppopen/deep.cpp":
        "#include <vector>\nusing namespace std;\nnamespace own {\nint use() { return sample_two(); }\n}\n",
    },
    broken: ["cppopen/check.cpp:4"],
  },
  "C++: a method that is announced and has no body any more": {
    base: {
      "cppbody/Gristmill.h":
        "class Gristmill {\npublic:\n  Gristmill();\n  void turn(int hours);\n  void stop();\n  int stones = 2;\n};\n",
      "cppbody/Gristmill.cpp":
        '#include "Gristmill.h"\nGristmill::Gristmill() {}\nvoid Gristmill::turn(int hours) { stones += hours; }\nvoid Gristmill::stop() { turn(0); }\n',
      "cppbody/main.cpp":
        '#include "Gristmill.h"\nint main() { Gristmill mill; mill.turn(3); mill.stop(); return 0; }\n',
    },
    head: {
      "cppbody/Gristmill.h":
        "class Gristmill {\npublic:\n  Gristmill() = default;\n  void turn(int hours);\n  void stop();\n  int stones = 2;\n};\n",
      "cppbody/Gristmill.cpp": '#include "Gristmill.h"\nvoid Gristmill::stop() { turn(0); }\n',
    },
    broken: ["cppbody/Gristmill.h:4"],
  },
  "Go: a name that its package keeps": {
    base: {
      "gov/go.mod": "module lathe\n",
      "gov/turn/turn.go": "package turn\n\nfunc Shape(wood int) int {\n\treturn wood * 31 % 7\n}\n",
      "gov/bench/bench.go": 'package bench\n\nimport "lathe/turn"\n\nfunc Work() int {\n\treturn turn.Shape(3)\n}\n',
    },
    head: { "gov/turn/turn.go": "package turn\n\nfunc shape(wood int) int {\n\treturn wood * 31 % 7\n}\n" },
    broken: ["gov/bench/bench.go:6"],
  },
};

let index: IndexedFolders;
let comparing: { close(): Promise<void> };
let answer: Awaited<ReturnType<typeof wholeAnswer>>;
const asker = askerOf(() => index.context);

beforeAll(async () => {
  const all = Object.values(CHANGES);
  index = await indexedFolder("harbour", Object.assign({}, ...all.map(({ base }) => base)));
  const root = index.roots.get("harbour") ?? "";
  commitAll(root, "base");
  changeFiles(root, Object.assign({}, ...all.map(({ head }) => head)));
  await index.indexAgain();
  comparing = await startComparing(index.database.url);
  answer = await wholeAnswer();
}, 240_000);
afterAll(async () => {
  await comparing?.close();
  await index?.close();
});

/** A slow machine looks at all in several tries. */
async function wholeAnswer() {
  for (;;) {
    const found = await untilRead(() => asker("change_impact", {}));
    if (found.notLookedAt === 0) return found;
  }
}

it("a redirect leads assets from the old name to the new one", () => {
  expect(answer.broken.find(({ problem }) => problem === "asset")).toMatchObject({
    name: "ACrane",
    why: "class ACrane is called AHoist now",
    redirect: '+ClassRedirects=(OldName="/Script/Game.Crane",NewName="/Script/Game.Hoist")',
  });
});

describe("a change leaves behind", () => {
  it.each(Object.entries(CHANGES))("in %s", (_name, { base, broken, possible }) => {
    const [folder] = Object.keys(base)[0].split("/");
    const placesOf = (rows: typeof answer.broken) =>
      rows.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ file, line }) => `${file}:${line}`);
    expect(placesOf(answer.broken).sort()).toEqual(broken);
    if (possible !== undefined) expect(placesOf(answer.possible).sort()).toEqual(possible);
  });
});
