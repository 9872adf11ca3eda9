import { afterAll, beforeAll, expect, it } from "vitest";
import { testClient } from "../../testing/mcp-client";
import { REVISIONS } from "../../testing/mcp-revisions";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";
import { DEFAULT_TOOLS } from "../contract/default-tools";

let index: IndexedFolders;
beforeAll(async () => {
  index = await indexedFolders({ sea: { "wave.ts": "export class Wave {\n  break(): void {}\n}\n" } });
}, 120_000);
afterAll(() => index?.close());

it.each(Object.keys(REVISIONS))("a client that speaks %s lists the tools and calls them", async (revision) => {
  const { client, call, close } = await testClient(index.context, ["default"], REVISIONS[revision]);
  try {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining([...DEFAULT_TOOLS]));
    const { text, structured } = await call("symbol_declaration", { symbol: "Wave" });
    expect(text).toContain("declaration of Wave");
    expect(structured).toMatchObject({ results: [{ file: "wave.ts", line: 1 }] });
    const refused = await call("read_file", { file: "nowhere.ts" });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("no_such_file") });
  } finally {
    await close();
  }
});
