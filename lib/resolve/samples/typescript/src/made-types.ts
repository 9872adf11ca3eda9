/** Types that are made of others: some of their members, all of them optional, or with more beside them. */
declare function kept(value: unknown): unknown;
declare const mark: (error?: { code: string }) => never;

type Knot = { rope: string; turns: number };
interface Rigging extends Knot, Omit<RequestInit, "headers"> { sail: string; knot: { loose: boolean } }

type Rigged = Required<Omit<Rigging, "sail">> & {
  sail: Required<Knot>;
  spare: Required<Omit<Knot, "rope">> & Pick<Knot, "rope">;
};
type Fixed = Readonly<Partial<Knot>>;
type Listed = { [K in keyof Knot]-?: true };
type Narrow = Required<Rigging, "sail">;

function rig(by: Rigging) {
  by.«rope→Knot.rope, receiver»;
  const copy: Rigging = { ...by, turns: kept(by.«turns→Knot.turns, receiver») as number };
  return copy.«rope→Knot.rope, receiver»;
}

class Mast {
  readonly #rigged: Rigged;
  constructor(rigged: Rigged) { this.#rigged = rigged; }
  rig() {
    this.#rigged.«turns→Knot.turns, receiver»;
    this.#rigged.«sail→Rigged.sail, receiver».«rope→Knot.rope, receiver»;
    this.#rigged.«spare→Rigged.spare, receiver».«turns→Knot.turns, receiver»;
    this.#rigged.spare.«rope→Knot.rope, receiver»;
  }
  static make(rigged: Rigged) {
    const mast = new Mast(rigged);
    if (mast.«#rigged→Mast.#rigged, receiver».«rope→Knot.rope, receiver») return mast.#rigged.knot.«loose→Rigging.knot.loose, receiver»;
  }
}

function use(fixed: Fixed, listed: Listed, narrow: Narrow) {
  fixed.«rope→Knot.rope, receiver»;
  listed.«rope→Knot.rope, receiver»;
  narrow.«rope→Knot.rope, receiver»;
}

type Ship = {
  (name: string, by?: Rigging): Promise<Mast>;
  launch: (name: string, by?: Rigging) => Promise<Mast>;
  readonly mark: typeof mark;
};

async function launch(ship: Ship) {
  (await ship("a")).«rig→Mast.rig, receiver»();
  (await ship.«launch→Ship.launch, receiver»("a")).«rig→Mast.rig, receiver»();
}

const build = (): Ship => {
  const ship = ((name: string) => name) as unknown as Partial<Ship>;
  ship.«mark→Ship.mark, receiver» = mark;
  return ship as Ship;
};
build().«launch→Ship.launch, receiver»("b");
