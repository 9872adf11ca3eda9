interface Cargo { label: string; mass: number }
declare function on(event: string, take: (cargo: Cargo, n: number) => void): void;
type Visitor = (cargo: Cargo) => void;
declare function visit(take: Visitor): void;
declare function either(one: (cargo: Cargo) => void, other: (manifest: Manifest) => void): void;
declare function maybe(take?: (cargo: Cargo) => void): void;
class Manifest {
  cargos: Cargo[] = [];
  byLabel = new Map<string, Cargo>();
  walk(take: (cargo: Cargo) => void): void {}
}
export function load(manifest: Manifest, given: readonly Cargo[]) {
  manifest.cargos.map((x) => x.«label→Cargo.label, receiver»);
  manifest.byLabel.forEach((value, key) => value.«label→Cargo.label, receiver»);
  given.forEach((x) => x.«label→Cargo.label, receiver»);
  on("a", (cargo, n) => cargo.«label→Cargo.label, receiver»);
  on("a", function (cargo) { cargo.«label→Cargo.label, receiver»; });
  manifest.walk((cargo) => cargo.«label→Cargo.label, receiver»);
  visit((cargo) => cargo.«label→Cargo.label, receiver»);
  either((cargo) => cargo.«label→Cargo.label, receiver», (it) => it);
  maybe((cargo) => cargo.«label→Cargo.label, receiver»);
  given.reduce((sum, r) => sum + r.«mass→Cargo.mass, receiver», 0);
}
