import { expect, it } from "vitest";
import { symbolHierarchy } from "@/lib/contract/symbol-hierarchy";
import { symbolUsages } from "@/lib/contract/symbol-usages";
import { curlOf, mcpAddress, mcpOf, questionOf } from "./question";

const usages = questionOf("Usages", symbolUsages, { key: "cpp `it's`/Lock#", scope: "all", role: undefined });

it("a question is the address of its answer, and a call with the same parameters", () => {
  expect(usages.address).toBe("/api/symbols/usages?key=cpp+%60it%27s%60%2FLock%23&scope=all");
  expect(JSON.parse(mcpOf(usages))).toEqual({
    name: "symbol_usages",
    arguments: { key: "cpp `it's`/Lock#", scope: "all" },
  });
  expect(symbolUsages.input.safeParse(usages.call.arguments).success).toBe(true);
});

it("a command for a shell holds no quote of its own", () => {
  expect(curlOf(usages, "http://localhost:4100")).toBe(`curl 'http://localhost:4100${usages.address}'`);
  expect(curlOf({ ...usages, address: "/api/a'b" }, "")).toBe("curl '/api/a%27b'");
});

it("a tool outside of the default set is offered where all are", () => {
  expect(mcpAddress(usages, "http://localhost:4100")).toBe("http://localhost:4100/mcp");
  const hierarchy = questionOf("Hierarchy", symbolHierarchy, { key: "k" });
  expect(mcpAddress(hierarchy, "http://localhost:4100")).toBe("http://localhost:4100/mcp?toolset=full");
});
