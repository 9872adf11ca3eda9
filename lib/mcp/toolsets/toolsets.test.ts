import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../operations/registry";
import { sampleIndex, type SampleIndex } from "../../../testing/queries/small-codebase";
import { sampleFiles, sampleRepositories } from "../../../testing/queries/game";
import { tokensOf } from "../../queries/count-tokens";
import { testClient } from "../../../testing/mcp-client";
import { BRIEF_TOOLS } from "./default/brief";
import { readToolsets, TOOLSETS, type Toolset } from "./toolset";

/** Tokens that a list of tools may cost before the first call, as `max_tokens` counts them. */
const MOST_TOKENS = 3500;

let index: SampleIndex;

beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
});
afterAll(() => index?.close());

async function toolsOf(...toolsets: Toolset[]) {
  const { client, close } = await testClient(index.context, toolsets);
  const { tools } = await client.listTools();
  await close();
  return tools;
}

describe("the default tools", () => {
  it("are at most ten, and their list costs little", async () => {
    const tools = await toolsOf("default");
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(BRIEF_TOOLS).sort());
    expect(tools.length).toBeLessThanOrEqual(10);
    expect(tokensOf(JSON.stringify(tools))).toBeLessThan(MOST_TOKENS);
  });

  it("show only parameters that their operations take, and say that they only read", async () => {
    for (const { name, inputSchema, annotations } of await toolsOf("default")) {
      const { input } = operations[name as keyof typeof BRIEF_TOOLS];
      for (const field of Object.keys(inputSchema.properties ?? {})) expect(input.shape, name).toHaveProperty(field);
      expect(annotations).toMatchObject({ readOnlyHint: true });
    }
  });

  it("take what is not shown as well, and name what there is when something is wrong", async () => {
    const { call, close } = await testClient(index.context, ["default"]);
    expect((await call("search_text", { query: "game", per_file: 1 })).isError).toBe(false);
    const refused = await call("search_text", { query: "game", perFile: 1 });
    expect(refused.text).toContain('There is no parameter "perFile". search_text takes query, regex,');
    await close();
  });
});

describe("the other sets", () => {
  it("are every operation, and what is asked for beside the default ones", async () => {
    expect((await toolsOf("default", "full")).map(({ name }) => name)).toEqual(Object.keys(operations));
  });

  it("are named in the address, several by commas; another word is refused", () => {
    expect(readToolsets(null)).toEqual(["default"]);
    expect(readToolsets("clangd, workspace")).toEqual(["default", "workspace", "clangd"]);
    expect(() => readToolsets("all")).toThrow(
      `\`toolset\` takes a comma list of ${TOOLSETS.join(", ")}; it got "all".`,
    );
  });
});
