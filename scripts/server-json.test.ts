import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { TOOLSETS } from "../lib/mcp/toolsets/toolset";
import { parseStdioOptions } from "./commands/stdio-options.mjs";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(resolve(root, file), "utf8"));

it("server.json describes the package that is built here, and a command line that it takes", () => {
  const { name, version, bin } = read("package.json");
  const server = read("server.json");
  const [packed] = server.packages;
  expect([packed.identifier, packed.version, server.version]).toEqual([name, version, version]);
  expect(bin).toHaveProperty(name);
  expect(server.description.length).toBeLessThanOrEqual(100);
  const [command, folder, toolset] = packed.packageArguments;
  expect(command.value).toBe("mcp");
  expect(folder.value).toBeUndefined();
  expect(toolset.choices).toEqual([...TOOLSETS]);
  expect(parseStdioOptions(["/code/fleet", toolset.name, "full"], true)).toMatchObject({ toolset: "full" });
});

it("AGENTS.md names tools of the default set alone", async () => {
  const { DEFAULT_TOOLS } = await import("../lib/contract/default-tools");
  const { operations } = await import("../lib/operations/registry");
  const text = readFileSync(resolve(root, "docs/AGENTS.md"), "utf8");
  const named = [...text.matchAll(/`(\w+_\w+)`/g)].map(([, word]) => word).filter((word) => word in operations);
  expect(named.length).toBeGreaterThan(6);
  for (const tool of named) expect(DEFAULT_TOOLS).toContain(tool);
});
