declare function it(title: string, body: () => void): void;

type State = { sum: number };

it("counts", () => {
  type State = { count: number };
  const state: «State→State, scope» = { count: 1 };
  state.«count→State.count, receiver»;
});

it("names", () => {
  interface State {
    label: string;
    count: string;
  }
  const state = {} as State;
  state.«label→State.label, receiver»;
});

it("adds", () => {
  const state: State = { sum: 2 };
  state.«sum→State.sum, receiver»;
});

it("keeps", () => {
  class Kept {
    rows: string[];
    constructor() { this.«rows→Kept.rows@blocks.ts:27, receiver» = []; }
  }
  new Kept();
});

it("keeps more", () => {
  class Kept {
    rows: number[];
    constructor() { this.«rows→Kept.rows@blocks.ts:35, receiver» = []; }
  }
  new Kept();
});
