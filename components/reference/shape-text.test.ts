import { describe, expect, it } from "vitest";
import { openApiDocument } from "@/lib/http/openapi";
import { readApi } from "./api-document";
import { shapeText, sharedShapes } from "./shape-text";

describe("the shape of an answer", () => {
  it("is written as TypeScript writes it, with what is said about a field above it", () => {
    const schema = {
      type: "object",
      required: ["lines"],
      properties: {
        lines: { type: "array", items: { type: "integer" }, description: "From 1." },
        role: { enum: ["call", "read"] },
        of: { anyOf: [{ $ref: "#/components/schemas/Usage" }, { type: "null" }] },
        kinds: { type: "array", items: { enum: ["a", "b"] } },
        counts: { type: "object", additionalProperties: { type: "number" } },
      },
    };
    expect(shapeText(schema)).toBe(
      [
        "{",
        "  /** From 1. */",
        "  lines: number[];",
        '  role?: "call" | "read";',
        "  of?: Usage | null;",
        '  kinds?: ("a" | "b")[];',
        "  counts?: Record<string, number>;",
        "}",
      ].join("\n"),
    );
  });

  it("names the shapes that it leads to once, in rings too", () => {
    const node = { type: "object", properties: { below: { $ref: "#/components/schemas/Node" } } };
    expect(sharedShapes({ items: { $ref: "#/components/schemas/Node" } }, { Node: node })).toEqual(["Node"]);
  });

  it("is known for every operation of the document", () => {
    const { operations, schemas } = readApi(openApiDocument());
    expect(operations.length).toBeGreaterThan(20);
    for (const { name, answer, parameters } of operations) {
      expect(shapeText(answer), name).not.toBe("unknown");
      for (const shared of sharedShapes(answer, schemas))
        expect(shapeText(schemas[shared]), shared).not.toBe("unknown");
      for (const { name: field, schema } of parameters)
        expect(shapeText(schema), `${name}.${field}`).not.toBe("unknown");
    }
  });
});
