// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderAsking } from "@/testing/hooks/render";
import { useToggled } from "./use-toggled";

describe("rows that were folded by hand", () => {
  it("are remembered one by one, and a second press gives a row back to itself", () => {
    const { result } = renderAsking(() => useToggled(), undefined);
    const press = (id: string) => act(() => result.current[1]({ id }));
    press("a");
    press("b");
    expect([...result.current[0]]).toEqual(["a", "b"]);
    press("a");
    expect([...result.current[0]]).toEqual(["b"]);
  });

  it("are a new set each time, so that what draws them draws them again", () => {
    const { result } = renderAsking(() => useToggled(), undefined);
    const [before, toggle] = result.current;
    act(() => toggle({ id: "a" }));
    expect(result.current[0]).not.toBe(before);
    expect(before.size).toBe(0);
    expect(result.current[1]).toBe(toggle);
  });
});
