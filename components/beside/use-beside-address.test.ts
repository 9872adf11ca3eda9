// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("next/navigation", () => import("@/testing/hooks/navigation"));

/** A page that is loaded at an address: the second pane is read from it once. */
async function loaded(address: string) {
  vi.resetModules();
  history.replaceState(null, "", address);
  const [{ useBesideAddress }, store, { renderAsking }] = await Promise.all([
    import("./use-beside-address"),
    import("./beside-store"),
    import("@/testing/hooks/render"),
  ]);
  return { store, hook: renderAsking(() => useBesideAddress(), {}) };
}

const beside = (): string | null => new URLSearchParams(location.search).get("beside");

beforeEach(() => history.replaceState(null, "", "/"));

describe("the second pane in the address", () => {
  it("is written as it opens, beside the place of the code, and goes when it closes", async () => {
    const { store } = await loaded("/r/yard/crane.ts?symbol=k&dock=trail");
    act(() => store.showBeside("/r/yard/hoist.ts?symbol=h"));
    expect(beside()).toBe("yard/hoist.ts?symbol=h");
    expect(new URLSearchParams(location.search).get("symbol")).toBe("k");
    expect(new URLSearchParams(location.search).get("dock")).toBe("trail");
    act(() => store.closeBeside());
    expect(location.search).toBe("?symbol=k&dock=trail");
  });

  it("is opened by a link, and stays when the code goes on to another file", async () => {
    const { store, hook } = await loaded("/r/yard/crane.ts?beside=yard/hoist.ts%23L4");
    await waitFor(() => expect(store.besideState().url).toBe("/r/yard/hoist.ts#L4"));
    history.pushState(null, "", "/r/yard/other.ts");
    hook.rerender({});
    await waitFor(() => expect(beside()).toBe("yard/hoist.ts#L4"));
  });

  it("walks through its own places, back and forward", async () => {
    const { store } = await loaded("/r/yard/crane.ts");
    for (const file of ["a", "b", "c"]) act(() => store.showBeside(`/r/yard/${file}.ts`));
    expect(store.stepBeside("back")).toBe(true);
    expect(beside()).toBe("yard/b.ts");
    expect(store.stepBeside("forward")).toBe(true);
    expect(beside()).toBe("yard/c.ts");
    expect(store.stepBeside("forward")).toBe(false);
  });
});
