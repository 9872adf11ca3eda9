interface Crew {
  rank: string;
}
interface Storm {
  force: number;
}
type Opening = (by: Crew, during?: Storm) => void;
interface Gate {
  onOpen?: Opening;
  onShut: (by: Crew) => void;
  onBreak(storm: Storm): void;
  before: Opening[];
  inner?: { onLeak?: (storm: Storm) => void };
}

/** A function's parameter is what the function is made for. */
const open: Opening = (by, during) => by.«rank→Crew.rank, receiver» + during?.«force→Storm.force, receiver»;
const shut: (storm: Storm) => void = (storm) => storm.«force→Storm.force, receiver»;
export const gate: Gate = {
  onOpen: (by) => by.«rank→Crew.rank, receiver»,
  onShut: async function (by) {
    by.«rank→Crew.rank, receiver»;
  },
  onBreak(storm) {
    storm.«force→Storm.force, receiver»;
  },
  before: [(by) => by.«rank→Crew.rank, receiver», (by, during) => during.«force→Storm.force, receiver»],
  inner: { onLeak: (storm) => storm.«force→Storm.force, receiver» },
};
export const opener = (wide: boolean): Opening => {
  if (wide) return (by) => by.«rank→Crew.rank, receiver»;
  return function opened(by, during) {
    during.«force→Storm.force, receiver»;
  };
};
export const quick = (): Opening => (by) => by.«rank→Crew.rank, receiver»;
declare function keep(gate: Gate): void;
declare function it(title: string, body: (storm: Storm) => void): void;
export function rehang(hung: Gate): void {
  hung.onShut = (by) => by.«rank→Crew.rank, receiver»;
}

it("holds", (storm) => {
  keep({ ...gate, onOpen: (by) => by.«rank→Crew.rank, receiver» });
  /** What stands in a lambda is not passed to what takes the lambda. */
  function inside(crew) {
    crew.«force→Storm.force, name»;
  }
  return { inside, open, shut };
});
