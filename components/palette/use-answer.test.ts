// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, renderAsking, serve } from "@/testing/hooks/render";
import type { Filter } from "@/lib/contract/symbol-query";
import type { Mode } from "./modes";
import { useAnswer, whereaboutsOf } from "./use-answer";

vi.mock("next/navigation", () => import("@/testing/hooks/navigation"));

const asked = (questions: readonly string[], path: string): URLSearchParams[] =>
  questions
    .map((each) => new URL(each, "http://localhost"))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams);

const NOTHING = {
  "/api/symbols": (by: URLSearchParams) => ({ ...page([]), query: by.get("query") }),
  "/api/files": (by: URLSearchParams) => ({ ...page([]), query: by.get("query"), folder: null }),
};
const NO_CHIPS: readonly Filter[] = [];

interface Typed {
  mode: Mode;
  raw: string;
}

function answering(typed: Typed) {
  const questions = serve(NOTHING);
  const hook = renderAsking(({ mode, raw }: Typed) => useAnswer(mode, NO_CHIPS, raw, 0), typed);
  return { questions, ...hook };
}

beforeEach(() => history.replaceState(null, "", "/"));

describe("what the palette asks for", () => {
  it("is nothing while nothing is typed", async () => {
    const { questions, result } = answering({ mode: "all", raw: "" });
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(questions).toEqual([]);
    expect(result.current).toMatchObject({ query: "", groups: [] });
  });

  it("is symbols and files of a bare name, seen from the open page", async () => {
    history.replaceState(null, "", "/r/yard/crane%20one.h");
    const { questions, result } = answering({ mode: "all", raw: "lift" });
    await waitFor(() => expect(result.current).toMatchObject({ took: expect.any(Number), error: null }));
    expect(asked(questions, "/api/symbols").map((each) => [each.get("query"), each.get("near")])).toEqual([
      ["lift", "yard/crane one.h"],
    ]);
    expect(asked(questions, "/api/files").map((each) => each.get("query"))).toEqual(["lift"]);
  });

  it("is symbols alone when a filter holds for nothing else", async () => {
    const { questions, result } = answering({ mode: "all", raw: "kind:class lift" });
    await waitFor(() => expect(result.current).toMatchObject({ took: expect.any(Number), error: null }));
    expect(asked(questions, "/api/symbols").map((each) => each.get("query"))).toEqual(["kind:class lift"]);
    expect(asked(questions, "/api/files")).toEqual([]);
  });

  it("is files alone where only they are looked for, by the filters that they have", async () => {
    const { questions, result } = answering({ mode: "files", raw: "repo:yard kind:class crane" });
    await waitFor(() => expect(result.current).toMatchObject({ took: expect.any(Number), error: null }));
    expect(asked(questions, "/api/symbols")).toEqual([]);
    expect(asked(questions, "/api/files").map((each) => each.get("query"))).toEqual(["repo:yard crane"]);
  });
});

describe("rows of an older query", () => {
  it("stay until there are others, and are named", async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    serve(NOTHING);
    const answered = globalThis.fetch;
    vi.stubGlobal("fetch", async (address: string) => {
      if (address.includes("drop")) await held;
      return answered(address);
    });
    const { result, rerender } = renderAsking(({ mode, raw }: Typed) => useAnswer(mode, NO_CHIPS, raw, 0), {
      mode: "all",
      raw: "lift",
    });
    await waitFor(() => expect(result.current.took).not.toBeNull());
    rerender({ mode: "all", raw: "drop" });
    await waitFor(() => expect(result.current).toMatchObject({ query: "drop", older: "lift", took: null }));
    release();
    await waitFor(() => expect(result.current).toMatchObject({ query: "drop", older: null }));
  });
});

describe("symbols", () => {
  it("do not wait for files that take long", async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    serve(NOTHING);
    const answered = globalThis.fetch;
    vi.stubGlobal("fetch", async (address: string) => {
      if (address.startsWith("/api/files")) await held;
      return answered(address);
    });
    const typed: Typed = { mode: "all", raw: "lift" };
    const { result } = renderAsking(({ mode, raw }: Typed) => useAnswer(mode, NO_CHIPS, raw, 0), typed);
    await waitFor(() => expect(result.current).toMatchObject({ query: "lift", took: expect.any(Number) }));
    release();
    await waitFor(() => expect(result.current).toMatchObject({ query: "lift", older: null, error: null }));
  });
});

describe("where the reader is", () => {
  it("is the repository and path of a page, and nothing on any other", () => {
    expect(whereaboutsOf("/r/yard/a%2Fb/c.h")).toBe("yard/a/b/c.h");
    expect(whereaboutsOf("/status")).toBeNull();
    expect(whereaboutsOf("/r/%E0%A4%A")).toBeNull();
  });
});
