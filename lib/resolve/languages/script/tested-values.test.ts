import { describe, expect, it } from "vitest";
import { testedIn } from "./tested-values";

const shown = (before: string, value = "shape") => {
  const { has, texts } = testedIn(before, value);
  return [...has, ...[...texts].map(([member, all]) => `${member}: ${[...all].join("|")}`)].join(", ");
};

describe("what is tested of a value", () => {
  it("holds in the block that a test guards, and not behind it", () => {
    expect(shown(`if (shape.kind === "circle") { draw(`)).toBe("kind: circle");
    expect(shown(`if (shape.kind === "circle") { draw() }\n draw(`)).toBe("");
    expect(shown(`if (shape.kind === "circle") { draw() } else { draw(`)).toBe("");
    expect(shown(`if (ready && 'radius' in shape) {\n  const all = [1, `)).toBe("radius");
  });

  it("holds behind && and ?, in the same statement", () => {
    expect(shown(`return shape.kind === 'circle' && `)).toBe("kind: circle");
    expect(shown(`const r = 'radius' in shape ? `)).toBe("radius");
    expect(shown(`const r = 'radius' in shape ? 1 : `)).toBe("");
    expect(shown(`const r = shape.kind === 'circle' || `)).toBe("");
    expect(shown(`a = shape.kind === 'circle' && b\n  c = `)).toBe("");
    expect(shown(`if (shape.kind === 'circle' && draw(`)).toBe("kind: circle");
  });

  it("is what the labels of a switch say", () => {
    expect(shown(`switch (shape.kind) {\n case 'circle':\n case 'ring': draw(`)).toBe("kind: circle|ring");
    expect(shown(`switch (shape.kind) {\n case 'circle': draw(); break;\n default: draw(`)).toBe("");
    expect(shown(`switch (shape.kind) {\n case 'circle': { draw(); break }\n case 'box': draw(`)).toBe("kind: box");
  });

  it("is told of members, and of nothing that only begins like the value", () => {
    expect(shown(`if (this.shape?.kind === "circle") { `, "this.shape")).toBe("kind: circle");
    expect(shown(`if (other.shape.kind === "circle") { `)).toBe("");
    expect(shown(`if ("radius" in shape.inner) { `)).toBe("");
    expect(shown(`if (!("radius" in shape)) { `)).toBe("");
  });

  it("is nothing where one of several tests holds, or where a text or a comment says so", () => {
    expect(shown(`if (shape.kind === "circle" || big) { `)).toBe("");
    expect(shown("log(`shape.kind === 'circle' && `); draw(")).toBe("");
    expect(shown(`// if (shape.kind === "circle") {\n draw(`)).toBe("");
  });
});
