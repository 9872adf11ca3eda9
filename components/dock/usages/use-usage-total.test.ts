// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { page, renderAsking, serve } from "@/testing/hooks/render";
import { USAGE_PAGE, usagesWord, useUsageTotal } from "./use-usage-total";

const USE = {
  ...{ of: "cpp Crane#", repo: "game", file: "crane.cpp", line: 1, column: 1, endColumn: 6, role: "call" },
  ...{ basis: "receiver", through: null, enclosing: null, preview: "lift();", url: "/r/game/crane.cpp" },
};

/** A server with so many uses, which counts no further than the page that it is asked for. */
const withUses = (all: number) => ({
  "/api/symbols/usages": (asked: URLSearchParams) => {
    const [at, limit] = [Number(asked.get("cursor") ?? 0), Number(asked.get("limit"))];
    const end = Math.min(at + limit, all);
    const goesOn = end < all;
    return {
      ...page(Array<typeof USE>(end - at).fill(USE), goesOn ? String(end) : null),
      ...{ symbol: "Crane", subjects: [], subjectsOmitted: 0, twins: [], files: [], folders: [], possible: [] },
      counts: { proven: end, inferred: 0, possible: 0 },
      totalIsLowerBound: goesOn,
    };
  },
});

describe("how often a symbol is used", () => {
  it("is told as far as it is counted, and grows until it is true", async () => {
    const all = USAGE_PAGE + 4_321;
    const asked = serve(withUses(all));
    const { result } = renderAsking(() => useUsageTotal({ key: "cpp Crane#" }), undefined);
    await waitFor(() => expect(usagesWord(result.current)).toBe("At least 300 usages"));
    await waitFor(() => expect(usagesWord(result.current)).toBe("4,621 usages"), { timeout: 5_000 });
    // The first page, and three large steps behind it.
    expect(asked).toHaveLength(4);
  });

  it("is not counted where nobody stays to see it", async () => {
    const asked = serve(withUses(USAGE_PAGE * 2));
    const { result, unmount } = renderAsking(() => useUsageTotal({ key: "cpp Crane#" }), undefined);
    await waitFor(() => expect(result.current?.sure).toBe(USAGE_PAGE));
    unmount();
    await new Promise((done) => setTimeout(done, 900));
    expect(asked).toHaveLength(1);
  });
});
