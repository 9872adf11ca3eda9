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
