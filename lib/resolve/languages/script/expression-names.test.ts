import { describe, expect, it } from "vitest";
import { isExpression, isKey } from "./expression-names";

describe("a name of a class or function is an expression's own", () => {
  it.each([
    "row.Hull = class ",
    "wrap(class ",
    "wrap(Base, class ",
    "return class ",
    "=> class ",
    "{ hull: class ",
    "exports.lift = async function ",
    "exports.lift = function* ",
    "row.Hull =\n  // as it was\n  class ",
    "row.Hull = /** @type {Hull} */ class ",
    "open || class ",
    "class Ship extends class ",
  ])("%j", (before) => expect(isExpression(before)).toBe(true));

  it.each([
    "",
    "class ",
    "const a = b;\nclass ",
    "const a = b\nclass ",
    "}\nfunction ",
    "export default class ",
    "export class ",
    "@part({ a: 1 })\nclass ",
    "// a =\nclass ",
    "call() // see (\nabstract class ",
    "export abstract class ",
    "switch (a) {\n  case 1: class ",
    "row = ",
    "row.class = ",
  ])("not %j", (before) => expect(isExpression(before)).toBe(false));
});

describe("a name is a key of an object", () => {
  it.each([
    ["module.exports = { ", ": () => 1"],
    ["{ a,\n  // of cranes\n  ", "() {}"],
    ["{ a, async ", "() {}"],
  ])("%j %j", (before, behind) => expect(isKey(before, behind)).toBe(true));

  it.each([
    ["const a = () => 1, ", " = () => 2"],
    ["const ", ": Opening = () => 2"],
    ["}\nfunction ", "() {}"],
  ])("not %j %j", (before, behind) => expect(isKey(before, behind)).toBe(false));
});
