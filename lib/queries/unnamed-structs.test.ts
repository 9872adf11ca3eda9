/** Members of C's structs without a name belong to the field that is declared with them, in every answer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperation } from "../operations/run-operation";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

const LINES = [
  "struct config {",
  "  struct { const char *host; int port; } tcp;",
  "  struct { const char *host; } ssl;",
  "  union { int all; int some; };",
  "};",
  "int used(struct config *c) { return c->tcp.host != c->ssl.host && c->all; }",
];

let folder: IndexedFolders;
beforeAll(async () => {
  folder = await indexedFolder("yard", { "config.c": LINES.join("\n") });
}, 120_000);
afterAll(() => folder?.close());

const asked = (line: number, name: string) => ({
  repo: "yard",
  file: "config.c",
  line,
  column: LINES[line - 1].indexOf(name) + 1,
});

describe("members of structs without a name", () => {
  it("are used where the field that holds them is asked, and nowhere else", async () => {
    const { results, subjects } = await runOperation("symbol_usages", asked(2, "host"), folder.context);
    expect(subjects[0].key).toBe("cpp config#tcp#host.");
    expect(results.map(({ line, column }) => [line, column])).toEqual([[6, LINES[5].indexOf("host") + 1]]);
  });

  it("are members of the struct around under the field's name, and their own without one", async () => {
    const { results } = await runOperation("symbol_members", { ...asked(1, "config"), limit: 20 }, folder.context);
    const keys = ["tcp#host.", "tcp#port.", "tcp.", "ssl#host.", "ssl.", "all.", "some."];
    expect(results.map(({ key }) => key).sort()).toEqual(keys.sort().map((key) => `cpp config#${key}`));
  });
});
