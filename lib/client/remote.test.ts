import { expect, it } from "vitest";
import * as contracts from "./contracts";
import { remote } from "./remote";

it("an operation that pages ask has the name and the address of its contract", async () => {
  expect(Object.keys(remote).toSorted()).toEqual(Object.keys(contracts).toSorted());
  for (const operation of Object.values(remote)) {
    const { name, path } = await operation.contract();
    expect({ name, path }).toEqual({ name: operation.name, path: operation.path });
  }
});
