import { expect, it } from "vitest";
import type { CodeFile } from "../../resolve/facts/code-file";
import type { Item } from "./items";
import { pairItems } from "./pair-items";

/** Methods of one file: names with their bodies. Pairing asks nothing of the file itself. */
const methods = (bodies: Readonly<Record<string, string>>): Item[] =>
  Object.entries(bodies).map(([name, body], ordinal) => ({
    ...{ file: {} as CodeFile, ordinal, name, qualifiedName: name, kind: "method", qualifier: null },
    ...{ disambiguator: null, container: -1, isInner: false, reach: null, signature: `void ${name}()`, body },
    ...{ members: [], line: ordinal + 1, startLine: ordinal + 1, endLine: ordinal + 1, ownEndLine: ordinal + 1 },
  }));

const body = (policy: string): string =>
  `{ Crane crane = builder.set(Policy.${policy}).create(); String load = crane.lift("one", 2); check(load); }`;

it("tells renamed methods apart whose bodies differ by a word", () => {
  const before = methods({ testUperCase: body("UPPER"), testLowrCase: body("LOWER"), testDashes: body("DASHES") });
  const after = methods({ testUpperCase: body("UPPER"), testLowerCase: body("LOWER"), testDashes: body("DASHES") });
  const told = pairItems(before, after).map((pair) => [pair.before?.name, pair.after?.name, pair.change]);
  expect(told.sort()).toEqual([
    ["testDashes", "testDashes", null],
    ["testLowrCase", "testLowerCase", "renamed"],
    ["testUperCase", "testUpperCase", "renamed"],
  ]);
});

it("takes none for another where two are the same", () => {
  const before = methods({ first: body("UPPER"), second: body("UPPER") });
  const after = methods({ third: body("UPPER"), fourth: body("UPPER") });
  const changes = pairItems(before, after).map(({ change }) => change);
  expect(changes.sort()).toEqual(["added", "added", "removed", "removed"]);
});
