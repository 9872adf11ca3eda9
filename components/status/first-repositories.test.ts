import { expect, it } from "vitest";
import { byNeed } from "./first-repositories";

it("shows what failed and what is being read before what is ready, each by name in any case of letters", () => {
  const rows = [
    { name: "winch", state: "ready" },
    { name: "Crane", state: "ready" },
    { name: "buoy", state: "ready" },
    { name: "tide", state: "queued" },
    { name: "anchor", state: "indexing" },
    { name: "wreck", state: "failed" },
  ] as const;
  expect(byNeed(rows).map(({ name }) => name)).toEqual(["wreck", "anchor", "tide", "buoy", "Crane", "winch"]);
});
