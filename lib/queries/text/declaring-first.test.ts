/** Text search for a name, over files that the real indexer has read. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";

const { ask } = askedIndex(() =>
  indexedFolder("harbour", {
    "a_crane.c": "/* winch before anything else */\n",
    "b_crew.c": "extern void winch(void);\nvoid crew(void) { winch(); }\n",
    "c_deck.c": "int winch_count;\n",
    "z_winch.c": "void winch(void) {}\n",
  }),
);

const files = async (query: string, more = {}): Promise<string[]> =>
  (await ask("search_text", { query, ...more })).files.map(({ file }) => file);

test("a name's files begin with the one that defines it", async () => {
  expect(await files("winch")).toEqual(["z_winch.c", "a_crane.c", "b_crew.c", "c_deck.c"]);
  expect(await files("winch", { path: "a" })).toEqual(["a_crane.c"]);
});

test("pages follow each other in that order, and other texts keep the order of paths", async () => {
  const page = await ask("search_text", { query: "winch", limit: 1 });
  const next = await ask("search_text", { query: "winch", limit: 1, cursor: page.next });
  expect([page, next].map(({ results }) => results[0].file)).toEqual(["z_winch.c", "a_crane.c"]);
  expect(await files("wi.ch", { regex: true })).toEqual(["a_crane.c", "b_crew.c", "c_deck.c", "z_winch.c"]);
  expect(await files("WINCH")).toEqual(["a_crane.c", "b_crew.c", "c_deck.c", "z_winch.c"]);
  expect(await files("winch(")).toEqual(["b_crew.c", "z_winch.c"]);
});
