import { describe, expect, it } from "vitest";
import { rowsSeen, scrollTopFor } from "./rows-seen";

describe("the rows of a tree that are drawn", () => {
  it("are those in sight and a few around them", () => {
    expect(rowsSeen(0, 280, 28)).toEqual({ from: 0, to: 22 });
    expect(rowsSeen(2805, 280, 28)).toEqual({ from: 88, to: 123 });
  });

  it("are none of a tree that is hidden", () => {
    expect(rowsSeen(2800, 0, 28)).toEqual({ from: 0, to: 0 });
  });
});

describe("a row that is gone to", () => {
  const view = { top: 280, height: 280, rowHeight: 28 };

  it("moves nothing when it can be seen, and as little as it needs when not", () => {
    expect(scrollTopFor(10, "auto", view)).toBeNull();
    expect(scrollTopFor(19, "auto", view)).toBeNull();
    expect(scrollTopFor(9, "auto", view)).toBe(252);
    expect(scrollTopFor(20, "auto", view)).toBe(308);
  });

  it("comes to the middle where that is asked", () => {
    expect(scrollTopFor(50, "center", view)).toBe(1274);
    expect(scrollTopFor(1, "center", view)).toBe(0);
  });
});
