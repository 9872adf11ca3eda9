interface Skiff {
  draught: number;
}
interface Launch extends Skiff {
  haul: number;
}
class Rowboat implements Skiff {
  draught = 1;
  isLaunch(): this is Launch {
    return false;
  }
}
declare const isLaunch: (hull: Skiff) => hull is Launch;
declare function assertLaunch(hull: Skiff): asserts hull is Launch;
const isMarked = (value: unknown): value is { mark: string } => typeof value === "object";
declare function isWide(hull: Skiff): boolean;
declare function ok(value: unknown): void;

/** A function says what a value is that it was asked about. */
export function guarded(hull: Skiff, boat: Rowboat, holder: { hull: Skiff }, value: unknown): void {
  if (isLaunch(hull)) hull.draught;
  if (isLaunch(hull)) {
    hull.«haul→Launch.haul, receiver» + hull.«draught→Skiff.draught, receiver»;
  }
  if (boat.isLaunch() && boat.«haul→Launch.haul, receiver» > 1) return;
  if (isLaunch(holder.hull)) {
    holder.hull.«haul→Launch.haul, receiver»;
  }
  if (isMarked(value)) {
    value.«mark→local»;
  }
  if (isWide(hull)) {
    hull.«draught→Skiff.draught, receiver»;
    hull.«haul→outside»;
  }
  if (!isLaunch(hull)) {
    hull.«haul→outside»;
    return;
  }
  hull.«haul→Launch.haul, receiver»;
}

export function asserted(hull: Skiff, other: Skiff, held: { hull: Skiff }): void {
  assertLaunch(hull);
  hull.«haul→Launch.haul, receiver»;
  ok(held.hull instanceof Rowboat);
  held.hull.«isLaunch→Rowboat.isLaunch, receiver»();
  if (other instanceof Rowboat) other.«isLaunch→Rowboat.isLaunch, receiver»();
  ok(!(other instanceof Rowboat));
  other.«isLaunch→outside»();
}
