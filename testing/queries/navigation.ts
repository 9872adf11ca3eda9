/** For tests: a few files in each of several languages, and the places in them that are asked about. */
import { indexedFolder, type IndexedFolders } from "./indexed";

const FILES: Record<string, string> = {
  "cpp/Actor.h": `#pragma once
/** Anything that can be placed. */
class AActor {
public:
  virtual void Tick(float delta);
  int Health;
};
class APawn : public AActor {
public:
  void Tick(float delta) override;
  void Move();
private:
  float Speed;
};
class AGhost : public APawn, public external::Spirit {};
`,
  "cpp/Actor.cpp": `#include "Actor.h"
#include <cmath>
void AActor::Tick(float delta) { Health = 1; }
void APawn::Tick(float delta) { AActor::Tick(delta); Move(); }
void APawn::Move() { if (Health > 0) Move(); }
void run(AActor& actor, APawn& pawn) { actor.Tick(1.0f); pawn.Tick(2.0f); float step = 1; step = step + 2; }
`,
  "cpp/Pack.h": `#pragma once
struct PackBase {};
template <typename... Each> struct Pack;
template <> struct Pack<> : PackBase {};
template <typename First, typename... Rest>
struct Pack<First, Rest...> : PackBase, Pack<Rest...> {};
struct Pair : Pack<int, int> {};
struct Empty : Pack<> {};
template <typename T> struct Bale {};
template <> struct Bale<int> {};
struct Cotton : Bale<char> {};
template <typename T> struct Sack {};
template <> struct Sack<int> {};
template <> struct Sack<long> : Sack<int> {};
template <> struct Sack<char> : Sack<long> {};
`,
  "java/shop/Shape.java": `package shop;
public interface Shape { int area(); }
`,
  "java/shop/Square.java": `package shop;
public class Square implements Shape {
  private int side;
  public Square(int side) { this.side = side; }
  public int area() { return side * side; }
  static Shape unit() { return new Square(1); }
  static Shape none() { return new Shape() { public int area() { return 0; } }; }
}
`,
  "java/shop/Sum.java": `package shop;
class Sum { int of(Shape[] shapes) { int all = 0; for (Shape shape : shapes) all += shape.area(); return all; } }
`,
  "ts/list.ts": `/** A row of things. */
export class List { push(item: string): void {} }
export class Sorted extends List { override push(item: string): void { super.push(item); } }
`,
  "ts/use.ts": `import { List as Rows, Sorted } from "./list";
import { Chart } from "charts";
const rows = new Rows();
rows.push("a");
const other: string[] = [];
other.push("b");
new Chart().push("c");
`,
  "py/pump.py": `class Pump:
    """Moves water."""
    def start(self):
        return self.valve()
    def valve(self):
        return 1

class Quiet(Pump):
    def valve(self):
        return 2
`,
  "py/main.py": `from py.pump import Quiet
pump = Quiet()
pump.start()
`,
  "go/go.mod": "module example.com/sonar\n",
  "go/probe/probe.go": `package probe
type Reader interface { Read(size int) (int, error) }
type Probe struct { Depth int }
func (p *Probe) Read(n int) (count int, err error) { return p.Depth, nil }
type Wide struct { Probe }
type Other struct {}
func (o Other) Read() string { return "" }
type Hiding struct { Wide }
func (h Hiding) Read() {}
`,
};

/** The files in a repository `sample`. */
export const indexedSample = (): Promise<IndexedFolders> => indexedFolder("sample", FILES);

/** Where a name stands on a line. */
export const at = (file: string, line: number, name: string) => ({
  repo: "sample",
  file,
  line,
  column: FILES[file].split("\n")[line - 1].indexOf(name) + 1,
});
/** File and line of each row. */
export const places = (rows: readonly { file?: string; line?: number }[]) =>
  rows.map(({ file, line }) => `${file}:${line}`);
