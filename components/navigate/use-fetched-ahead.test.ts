// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { meaningAnswer, page, renderAsking, serve } from "@/testing/hooks/render";
import { useFetchedAhead } from "./use-fetched-ahead";

const meaning = {
  name: "lift",
  kind: "method",
  basis: "receiver",
  external: false,
  specifier: null,
  repo: "game",
  file: "crane.h",
  line: 7,
  column: 3,
  key: "cpp Crane#lift().",
  url: "/r/game/crane.h?symbol=lift",
};
const HERE = { repo: "game", file: "crane.cpp", line: 40, column: 5 };

function resting(meanings: readonly object[]): string[] {
  const asked = serve({
    "/api/symbols/resolve": () => meaningAnswer("lift", meanings),
    "/api/files/content": () => page([]),
    "/api/files/outline": () => page([]),
  });
  renderAsking(useFetchedAhead, HERE);
  return asked;
}
const paths = (asked: readonly string[]): string[] => asked.map((each) => new URL(each, "http://localhost").pathname);

it("the file of the definition is fetched once the cursor rests", async () => {
  const asked = resting([meaning]);
  expect(asked).toEqual([]);
  await waitFor(() =>
    expect(paths(asked)).toEqual(["/api/symbols/resolve", "/api/files/content", "/api/files/outline"]),
  );
  expect(asked[1]).toBe("/api/files/content?repo=game&file=crane.h");
});

it("nothing is fetched for a definition in the open file, and none for a guess", async () => {
  for (const elsewhere of [{ file: "crane.cpp" }, { basis: "name" }]) {
    const asked = resting([{ ...meaning, ...elsewhere }]);
    await waitFor(() => expect(paths(asked)).toEqual(["/api/symbols/resolve"]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(1);
  }
});
