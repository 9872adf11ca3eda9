import { expect, it } from "vitest";
import { blameRows } from "./blame-rows";

it("Beside the lines of one commit it is said once who wrote them, and lines in none say so", () => {
  const commit = { commit: "a".repeat(40), author: "Ann", at: "2026-01-02T03:04:05Z", summary: "Opens the gate" };
  const open = { commit: null, author: null, at: null, summary: null };
  const rows = blameRows([
    { start: 1, end: 2, ...commit },
    { start: 4, end: 4, ...open },
  ]);
  expect([1, 2, 3, 4].map((line) => rows.get(line)?.begins)).toEqual([true, false, undefined, true]);
  expect(rows.get(1)).toMatchObject({ words: "Opens the gate", author: "Ann", day: "2026-01-02" });
  expect(rows.get(4)).toMatchObject({ words: "Not committed yet", author: "", day: "" });
});
