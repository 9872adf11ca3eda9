export interface Made<out T,
  /** what it takes */
  in out U> {
  (from: T): U
  <V>(from: V): U
  in?: U
  make(): T
}

export interface Tile { size: number }
export const Tile: Made<number, string> = null!;

export function laid(tile: Tile) {
  tile.«size→Tile.size, receiver»;
  return «Tile→Tile, scope».«make→Made.make, receiver»();
}
