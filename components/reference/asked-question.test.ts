import { expect, it } from "vitest";
import type { ApiOperation } from "./api-document";
import { choicesOf, questionAsked } from "./asked-question";

const field = (name: string, schema: Record<string, unknown>) => ({ name, required: false, schema });
const operation: ApiOperation = {
  name: "symbol_usages",
  title: "Symbol usages",
  description: "",
  path: "/api/symbols/usages",
  parameters: [
    field("symbol", { type: "string" }),
    field("limit", { type: "integer" }),
    field("inherited", { type: "boolean" }),
    field("scope", { enum: ["user", "all"] }),
  ],
  answer: null,
  failures: [],
};

it("a form asks what was typed, in the address and as the call of a tool, and leaves out what is empty", () => {
  const { address, call } = questionAsked(operation, {
    symbol: "lift & turn",
    limit: "5",
    inherited: "true",
    scope: "",
  });
  expect(address).toBe("/api/symbols/usages?symbol=lift+%26+turn&limit=5&inherited=true");
  expect(call).toEqual({ name: "symbol_usages", arguments: { symbol: "lift & turn", limit: 5, inherited: true } });
});

it("a field that takes one of a few values offers them", () => {
  expect(operation.parameters.map(({ schema }) => choicesOf(schema))).toEqual([
    null,
    null,
    ["true", "false"],
    ["user", "all"],
  ]);
});
