import { Dock } from "./asked-for-dock";
import type { Hoist } from "./handed-on-cranes";

declare function it(title: string, body: () => void): void;

it("sees the block's own", () => {
  type Dock = { depth: number };
  interface Hoist {
    arms: number;
  }
  const dock: «Dock→Dock, scope» = { depth: 1 };
  const hoist = {} as Hoist;
  dock.«depth→Dock.depth, receiver» + hoist.«arms→Hoist.arms, receiver»;
});

/** Where no block is open that declares the name, the import is meant. */
it("sees the import", () => {
  const hoist = {} as «Hoist→Hoist, import»;
  new «Dock→Dock, import»().«gate→Dock.gate, receiver»;
});
