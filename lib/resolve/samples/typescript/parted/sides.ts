interface Boat { name: string; draught: number }
class Wharf {
  boats(): ReadonlyArray<Boat> { return []; }
}

function sides<T extends { name: string }>(
  before: ReadonlyArray<T>,
  after: ReadonlyArray<T>,
): { gone: Array<T>; first: T } {
  return { gone: [...before], first: after[0] };
}

function both<T>(one: T, other: T): { one: T } { return { one: one ?? other }; }

export function told(old: Wharf, now: Wharf, boat: Boat): void {
  const found = sides(old.boats(), now.boats());
  for (const each of found.gone) each.«name→Boat.name, receiver»;
  found.first.«draught→Boat.draught, receiver»;
  both(boat, boat).one.«draught→Boat.draught, receiver»;
}
