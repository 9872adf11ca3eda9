import { expect, it } from "vitest";
import type { Declaration } from "../facts/declaration";
import { means, meansPrecisely } from "../facts/resolution";
import { copyMeant, hasCopies } from "./one-of-copies";

const declared = (id: number, keyHash: bigint, role: Declaration["role"] = "definition"): Declaration =>
  ({ id: BigInt(id), keyHash, role }) as Declaration;
const [near, copy, header] = [declared(1, 7n), declared(2, 7n), declared(3, 7n, "declaration")];

it("a definition and its declarations are one symbol; two definitions of a key are copies", () => {
  expect(hasCopies([near, header])).toBe(false);
  expect(hasCopies([near, declared(4, 8n)])).toBe(false);
  expect(hasCopies([near, header, copy])).toBe(true);
});

it("the copy that rules lead to is meant, as surely as the engine says it", () => {
  const precise = meansPrecisely([copy, near, header]);
  expect(copyMeant(precise, means([near, header], "import"))).toEqual(meansPrecisely([near, header]));
});

it("where rules only guess, or lead elsewhere, every copy is meant", () => {
  const precise = meansPrecisely([copy, near]);
  expect(copyMeant(precise, means([near], "name"))).toBe(precise);
  expect(copyMeant(precise, means([declared(9, 9n)], "scope"))).toBe(precise);
});
