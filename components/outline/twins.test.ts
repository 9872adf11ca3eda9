import { expect, it } from "vitest";
import { outlineNode } from "@/testing/outline-node";
import { toldApart } from "./twins";

const lift = (signature: string, name = "lift") => outlineNode(name, { signature });

it("overloads are told by their parameters, and what has its name alone by nothing", () => {
  const twins = [lift("public void lift(String what,\n    Map<String, Run> how)"), lift("void lift()")];
  const told = toldApart([...twins, lift("int lower(int by)", "lower")]);
  expect(twins.map(told)).toEqual(["(String what, Map<String, Run> how)", "()"]);
  expect(told(lift("int lower(int by)", "lower"))).toBe("");
});

it("brackets of a name, and brackets in brackets, are no ends; a field has no parameters", () => {
  const told = (...twins: ReturnType<typeof lift>[]) => twins.map(toldApart(twins));
  const calls = [lift("bool operator()(int (*by)(int)) const", "operator()"), lift("int operator()()", "operator()")];
  expect(told(...calls)).toEqual(["(int (*by)(int))", "()"]);
  expect(told(lift("int lift"), lift("int lift(int"))).toEqual(["", ""]);
});

it("a prototype beside its definition is told by nothing", () => {
  const twins = [lift("static int lift(int by);"), lift("static int lift(int by)")];
  expect(twins.map(toldApart(twins))).toEqual(["", ""]);
});
