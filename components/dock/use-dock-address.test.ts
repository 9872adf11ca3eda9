// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { meaningAnswer, serve } from "@/testing/hooks/render";

vi.mock("next/navigation", () => import("@/testing/hooks/navigation"));

const CRANE = { name: "Crane", kind: "class", asked: { key: "cpp Crane#" }, type: null } as const;

/** A page that is loaded at an address: what the dock shows is read from it once. */
async function loaded(address: string, answers: Parameters<typeof serve>[0] = {}) {
  vi.resetModules();
  history.replaceState(null, "", address);
  const asked = serve(answers);
  const [{ useDockAddress }, store, { narrowTo }] = await Promise.all([
    import("./use-dock-address"),
    import("./dock-store"),
    import("./dock-view"),
  ]);
  const { renderAsking } = await import("@/testing/hooks/render");
  const hook = renderAsking(() => useDockAddress(), {});
  return { asked, store, narrowTo, hook };
}

const params = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search));

beforeEach(() => history.replaceState(null, "", "/"));

describe("the dock in the address", () => {
  it("is written when it opens, follows its tab, and goes when it closes", async () => {
    const { store } = await loaded("/r/yard/crane.h#L4");
    act(() => store.openDock("usages", CRANE));
    await waitFor(() => expect(params()).toEqual({ dock: "usages", of: "cpp Crane#" }));
    expect(location.hash).toBe("#L4");
    act(() => store.showTab("calls"));
    await waitFor(() => expect(params().dock).toBe("calls"));
    act(() => store.closeDock());
    await waitFor(() => expect(location.search).toBe(""));
  });

  it("leaves no entry in the history", async () => {
    const { store } = await loaded("/r/yard/crane.h");
    const before = history.length;
    act(() => store.openDock("usages", CRANE));
    await waitFor(() => expect(params().dock).toBe("usages"));
    expect(history.length).toBe(before);
  });
});

describe("an address with a dock", () => {
  it("opens the tab of the symbol that stands there", async () => {
    const meaning = { name: "lift", kind: "method", basis: "scope", external: false, specifier: null };
    const place = { repo: "yard", file: "crane.h", line: 4, column: 7, key: "cpp Crane#lift().", url: "/r/yard" };
    const { store, asked } = await loaded("/r/yard/crane.h?dock=usages&at=yard/crane.h:4:7", {
      "/api/symbols/resolve": () => meaningAnswer("lift", [{ ...meaning, ...place }]),
    });
    await waitFor(() => expect(store.dockState().open).toBe(true));
    expect(store.dockState()).toMatchObject({ tab: "usages", subject: { name: "lift", kind: "method" }, asked: false });
    expect(asked).toHaveLength(1);
  });

  it("that names what cannot be found still opens: the answers say why there are none", async () => {
    const { store } = await loaded("/r/yard/crane.h?dock=calls&of=cpp+Yard%23lift(%2B1).", {
      "/api/symbols/declaration": () => {
        throw new TypeError("fetch failed");
      },
    });
    await waitFor(() => expect(store.dockState().open).toBe(true));
    expect(store.dockState()).toMatchObject({ tab: "calls", subject: { name: "lift", kind: null } });
  });

  it("that names no tab there is opens nothing, and is put right", async () => {
    const { store } = await loaded("/r/yard/crane.h?dock=nonsense&of=cpp+Crane%23");
    await waitFor(() => expect(location.search).toBe(""));
    expect(store.dockState().open).toBe(false);
  });
});
