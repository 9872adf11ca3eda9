import { describe, expect, it } from "vitest";
import { knownTotal, type CountedPage } from "./known-total";

const page = (proven: number, rows: number, over: Partial<CountedPage> = {}): CountedPage => ({
  ...{ counts: { proven, inferred: 0, possible: 3 }, totalIsLowerBound: true, results: Array(rows), next: "more" },
  ...over,
});

describe("the total of a list", () => {
  it("is not known before the first page", () => {
    expect(knownTotal(undefined)).toBeNull();
    expect(knownTotal([])).toBeNull();
  });

  it("is never below what is listed, and grows with the pages", () => {
    expect(knownTotal([page(1101, 300)])).toMatchObject({ sure: 1101, atLeast: true });
    const six = Array.from({ length: 6 }, () => page(1101, 300));
    expect(knownTotal(six)).toMatchObject({ sure: 1800, atLeast: true });
    expect(knownTotal([page(1101, 300), page(1400, 300)])).toMatchObject({ sure: 1400, atLeast: true });
  });

  it("is certain once a page counted to the end", () => {
    const whole = page(2350, 300, { totalIsLowerBound: false });
    expect(knownTotal([page(1101, 300), whole])).toMatchObject({ sure: 2350, atLeast: false });
    expect(knownTotal([page(40, 40, { totalIsLowerBound: false, next: null })])).toMatchObject({
      sure: 40,
      atLeast: false,
      counts: { possible: 3 },
    });
  });
});
