// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { page, renderAsking, serve } from "@/testing/hooks/render";
import { KEPT_PAGES } from "../use-read-on";
import { EVERY_USE } from "./usage-filter";
import { useUsages } from "./use-usages";

const usage = (line: number, role: string, basis = "receiver") => ({
  of: "cpp Crane#",
  repo: "game",
  file: "crane.cpp",
  line,
  column: 1,
  endColumn: 6,
  role,
  basis,
  through: null,
  enclosing: null,
  preview: "lift();",
  url: "/r/game/crane.cpp",
});
const USES = [usage(1, "call"), usage(2, "read"), usage(3, "call")];
const GUESS = usage(4, "call", "name");
const LATER = { ...usage(5, "call", "name"), preview: "lower();" };

/** A server with a use to each page; the last page has a guess beside it. */
function pageOfUses(asked: URLSearchParams) {
  const role = asked.get("role");
  if (asked.get("basis") === "possible") return { ...answer([GUESS, LATER], null), possible: [] };
  const rows = USES.filter((each) => role === null || each.role === role);
  const at = Number(asked.get("cursor") ?? 0);
  const isLast = at === rows.length - 1;
  // Every page has the same guesses beside its rows, and the first of them alone.
  return { ...answer(rows.slice(at, at + 1), isLast ? null : String(at + 1)), possible: [GUESS] };
}

function answer(rows: readonly object[], next: string | null) {
  return {
    ...page(rows, next),
    symbol: "Crane",
    subjects: [],
    subjectsOmitted: 0,
    twins: [],
    counts: { proven: 3, inferred: 0, possible: 2 },
    files: [],
    folders: [],
  };
}

const ALL = EVERY_USE;
const CALLS = { ...ALL, role: "call" } as const;
type Filter = Parameters<typeof useUsages>[1];

function usages(filter: Filter = ALL) {
  const asked = serve({ "/api/symbols/usages": pageOfUses });
  const subject = { key: "cpp Crane#" };
  const hook = renderAsking((shown: { filter: Filter }) => useUsages(subject, shown.filter), { filter });
  return { asked, ...hook };
}

describe("the uses of the dock's subject", () => {
  it("are counted to their end unasked, by role, guesses included", async () => {
    const { result } = usages();
    await waitFor(() => expect(result.current.complete).toBe(true));
    await waitFor(() => expect(Object.fromEntries(result.current.roles)).toEqual({ call: 3, read: 1 }));
    expect(result.current.total).toMatchObject({ sure: 3, atLeast: false });
  });

  it("keep guesses apart from what is sure", async () => {
    const { result } = usages();
    // A page lists only the first of the guesses; once the sure rows end, all of them follow.
    await waitFor(() => expect(result.current.possible.map(({ line }) => line)).toEqual([4, 5]));
    expect(result.current.possibleTotal).toBe(2);
    expect(result.current.sure.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it("are narrowed by the server, while the counts stay those without a filter", async () => {
    const { result, rerender } = usages();
    await waitFor(() => expect(result.current.roles.get("call")).toBe(3));
    rerender({ filter: CALLS });
    expect(result.current.sure.map(({ role }) => role)).toContain("read");
    await waitFor(() => expect(result.current.sure.map(({ line }) => line)).toEqual([1]));
    expect(result.current.roles.get("read")).toBe(1);
    expect(result.current.total?.sure).toBe(3);
  });

  it("are read to their end where a text is looked for in them", async () => {
    const { result } = usages({ ...ALL, text: "LOWER" });
    await waitFor(() => expect(result.current.possible.map(({ line }) => line)).toEqual([5]));
    expect(result.current.sure).toEqual([]);
    expect(result.current.possibleTotal).toBe(1);
  });

  it("are counted to the end behind the pages whose rows are kept", async () => {
    const all = KEPT_PAGES + 7;
    const asked = serve({
      "/api/symbols/usages": (params) => {
        const [at, limit] = [Number(params.get("cursor") ?? 0), params.get("limit") === "2000" ? 5 : 1];
        const rows = Array.from({ length: Math.min(limit, all - at) }, (_, row) => usage(at + row + 1, "call"));
        const next = at + limit < all ? String(at + limit) : null;
        const counts = { proven: at + rows.length, inferred: 0, possible: 0 };
        return { ...answer(rows, next), counts, totalIsLowerBound: next !== null, possible: [] };
      },
    });
    const { result } = renderAsking(() => useUsages({ key: "cpp Crane#" }, ALL), undefined);
    await waitFor(() => expect(result.current.total?.atLeast).toBe(false), { timeout: 10_000 });
    expect(result.current.total?.sure).toBe(all);
    expect(result.current.roles.get("call")).toBe(all);
    expect(result.current.complete).toBe(true);
    // The rows behind are read when the reader comes to them.
    expect(result.current.sure).toHaveLength(KEPT_PAGES);
    expect(asked).toHaveLength(KEPT_PAGES + 2);
  });

  it("ask nothing while the dock is about nothing", () => {
    const asked = serve({});
    const { result } = renderAsking(() => useUsages(null, ALL), undefined);
    expect([asked, result.current.total]).toEqual([[], null]);
  });
});
