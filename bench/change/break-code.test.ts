import { expect, it } from "vitest";
import { breakCode } from "./break-code";

const JAVA = {
  path: "Ship.java",
  text: `package sea;
interface Light {
  void blink();
}
class Ship {
  void dock(int hours, String pier) {
    if (hours > 3) { moor("{"); }
  }
  void moor(String pier) {}
}
class Tug extends Ship implements Light {
  public void blink() {}
  @Override
  void moor(String pier) { dock(3, pier); }
  Object again(String pier) {
    return moor(pier);
  }
}
`,
};
const PYTHON = [
  {
    path: "kiln.py",
    text: "HEAT = 900\n\ndef fire(ware, heat):\n    if heat:\n\n        return ware\n    return None\n\ndef cool(*wares):\n    return wares\n",
  },
  { path: "shop.py", text: "from kiln import fire, HEAT\nfire(1, HEAT)\n# fire(2, 3)\n" },
];

const CPP = [
  {
    path: "mill.h",
    text: "#define STONES 2\nstruct Grain {\n  int weight;\n};\nclass Mill {\n  virtual void turn(int hours) = 0;\n};\nint halt(void);\n",
  },
  {
    path: "mill.cc",
    text: '#include "mill.h"\nclass Wind : public Mill {\n  void turn(int hours) override {}\n};\nstatic int grind(int sacks, const char *name)\n{\n  return sacks * STONES;\n}\nint halt(void) { return note("a", grind(3, "a")); }\nGrain rest() { return Grain{halt()}; }\n/*\n  grind(3, x);\n*/\n',
  },
];

const told = (sources: Parameters<typeof breakCode>[0]) =>
  breakCode(sources).map(({ rule, name, places }) => `${rule} ${name} ${places.join(" ")}`);

it("what is broken shows where its name is called, named, overridden or implemented, at the lines that are there then", () => {
  expect(told([JAVA])).toEqual([
    "add a parameter dock Ship.java:14",
    "drop a parameter dock Ship.java:14",
    "rename a function dock Ship.java:14",
    "remove a function dock Ship.java:11",
    "add a member to an interface Light Ship.java:12",
    "rename what is overridden moor Ship.java:14",
  ]);
  expect(told(PYTHON)).toEqual([
    "add a parameter fire shop.py:2",
    "drop a parameter fire shop.py:2",
    "rename a function fire shop.py:2 shop.py:1 shop.py:2",
    "remove a function fire shop.py:2 shop.py:1 shop.py:2",
    "remove what others name HEAT shop.py:1 shop.py:2",
  ]);
});

it("C and C++ are broken where a name has no announcement elsewhere", () => {
  expect(told(CPP)).toEqual([
    "add a parameter grind mill.cc:9",
    "drop a parameter grind mill.cc:9",
    "rename a function grind mill.cc:9",
    "remove a function grind mill.cc:5",
    "remove what others name STONES mill.cc:7",
    "remove what others name Grain mill.cc:10",
    "remove what others name Mill mill.cc:2",
    "rename what is overridden turn mill.cc:3",
  ]);
});

it("a function is taken out whole, and nothing else", () => {
  const [removed] = breakCode(PYTHON).filter(({ rule }) => rule === "remove a function");
  expect(removed.text).toBe("HEAT = 900\n\n\ndef cool(*wares):\n    return wares\n");
  const java = breakCode([JAVA]).find(({ rule }) => rule === "remove a function");
  expect(java?.text.split("\n").slice(4, 7)).toEqual(["class Ship {", "  void moor(String pier) {}", "}"]);
});

it("a parameter that is added has to be passed", () => {
  const added = breakCode(PYTHON).find(({ rule }) => rule === "add a parameter");
  expect(added?.text).toContain("def fire(ware, heat, anew):");
});
