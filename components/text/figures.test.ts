import { describe, expect, test } from "vitest";
import { age, ago, bytes, countOf, duration, percent } from "./figures";

describe("figures", () => {
  test("counts carry separators and the right number of the noun", () => {
    expect(countOf(1, "file")).toBe("1 file");
    expect(countOf(1842, "file")).toBe("1,842 files");
    expect(countOf(2, "repository", "repositories")).toBe("2 repositories");
  });

  test("work under way is never 0 % nor 100 %", () => {
    expect(percent(1, 100_000)).toBe(1);
    expect(percent(99_999, 100_000)).toBe(99);
    expect(percent(5, 5)).toBe(100);
    expect(percent(0, 0)).toBe(0);
  });

  test("sizes have one decimal where it matters", () => {
    expect(bytes(312)).toBe("312 B");
    expect(bytes(62_464)).toBe("61 KB");
    expect(bytes(6.2 * 1024 * 1024)).toBe("6.2 MB");
  });

  test("durations have two units at most", () => {
    expect(duration(40)).toBe("40 s");
    expect(duration(80)).toBe("1 min 20 s");
    expect(duration(7500)).toBe("2 h 5 min");
  });

  test("ages end in a date", () => {
    const now = Date.parse("2026-03-10T12:00:00Z");
    expect(age(now - 240_000, now)).toBe("4 min");
    expect(ago(now - 5_000, now)).toBe("just now");
    expect(ago("2026-03-01T00:00:00Z", now)).toBe("2026-03-01");
  });
});
