import { expect, it } from "vitest";
import type { Implementation } from "@/lib/contract/symbol-implementations";
import { implementationRows } from "./implementation-rows";

const symbol = (name: string, basis: Implementation["basis"], line = 1): Implementation => ({
  name,
  qualifiedName: `harbor.${name}`,
  kind: "class",
  role: "definition",
  container: "harbor",
  repo: "game",
  file: `${name}.java`,
  line,
  column: 14,
  endLine: line + 9,
  signature: `class ${name}`,
  modifiers: [],
  language: "java",
  scope: "user",
  key: `java harbor/${name}#`,
  url: `/r/game/${name}.java`,
  basis,
  of: "java harbor/Authority#",
  relation: "implements",
});

it("never puts a guess among what is known: possible rows stand last, in a group that says so", () => {
  const rows = implementationRows(
    [symbol("Port", "scope"), symbol("Guess", "name"), symbol("Pier", "import")],
    new Set(),
  );
  expect(rows.map(({ label, level }) => [level, label.split(",")[0]])).toEqual([
    [1, "class Port"],
    [1, "class Pier"],
    [1, "Possible"],
    [2, "class Guess"],
  ]);
  expect(rows[0].label).toBe("class Port, harbor, implements, proven by scope, Port.java line 1");
});

it("folds more guesses than one screen holds, until they are asked for", () => {
  const guesses = Array.from({ length: 21 }, (_, at) => symbol(`Guess${at}`, "name"));
  expect(implementationRows(guesses, new Set())).toHaveLength(1);
  expect(implementationRows(guesses, new Set(["possible"]))).toHaveLength(22);
});
