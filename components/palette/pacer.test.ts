import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pacer } from "./pacer";

describe("questions at a pace", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
  afterEach(() => void vi.useRealTimers());

  /** Types letter by letter; each question gives up the one before. Gives what was sent, and when. */
  async function typed(texts: readonly string[], every: number): Promise<[string, number][]> {
    const turn = pacer(25);
    const sent: [string, number][] = [];
    let last = new AbortController();
    for (const text of texts) {
      last.abort();
      last = new AbortController();
      turn(last.signal).then(
        () => sent.push([text, Date.now() - 1000]),
        () => {},
      );
      await vi.advanceTimersByTimeAsync(every);
    }
    await vi.advanceTimersByTimeAsync(100);
    return sent;
  }

  it("are sent at once when none was for a while", async () => {
    expect(await typed(["c", "cr", "cra"], 30)).toEqual([
      ["c", 0],
      ["cr", 30],
      ["cra", 60],
    ]);
  });

  it("are the last of those that came meanwhile, and no letter waits longer", async () => {
    expect(await typed(["c", "cr", "cra", "cran", "crane"], 10)).toEqual([
      ["c", 0],
      ["cra", 25],
      ["crane", 50],
    ]);
  });
});
