// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { push } from "@/testing/hooks/navigation";
import { page, renderAsking, serve } from "@/testing/hooks/render";
import { outlineNode } from "@/testing/outline-node";
import type { CodePageProps } from "./code-page-props";
import { useOpenFile } from "./use-open-file";

vi.mock("next/navigation", () => import("@/testing/hooks/navigation"));

const contentOf = (file: string) => ({
  repo: "yard",
  file,
  language: "cpp",
  scope: "user",
  status: "indexed",
  reason: null,
  detail: null,
  lines: 1,
  symbols: 1,
  size: 10,
  gaps: [],
  url: `/r/yard/${file}`,
  revision: null,
  text: `// ${file}`,
  start: 1,
  end: 1,
  truncated: false,
  next: null,
  emptyReason: null,
  index: page([]).index,
});
const outlineOf = (file: string) => ({
  ...page([outlineNode(file)]),
  ...contentOf(file),
  results: [outlineNode(file)],
});

const served = {
  content: contentOf("crane.h"),
  outline: outlineOf("crane.h"),
  lost: null,
} as unknown as CodePageProps;

function opened(answer: Parameters<typeof serve>[0] = ANSWERS) {
  history.replaceState(null, "", "/r/yard/crane.h");
  const asked = serve(answer);
  return { asked, ...renderAsking(() => useOpenFile(served), {}) };
}

const ANSWERS = {
  "/api/files/content": (by: URLSearchParams) => contentOf(by.get("file") ?? ""),
  "/api/files/outline": (by: URLSearchParams) => outlineOf(by.get("file") ?? ""),
};

beforeEach(() => push.mockClear());

describe("a file that is opened", () => {
  it("is shown, with its address, when all of it is there", async () => {
    const { result } = opened();
    expect(result.current.shown.content.file).toBe("crane.h");
    act(() => void result.current.open("/r/yard/hoist.h#L1"));
    expect([result.current.shown.content.file, location.pathname]).toEqual(["crane.h", "/r/yard/crane.h"]);
    await waitFor(() => expect(result.current.shown.content.file).toBe("hoist.h"));
    expect(location.pathname + location.hash).toBe("/r/yard/hoist.h#L1");
  });

  it("is the last one that was asked for, whichever answers first", async () => {
    const { result } = opened();
    act(() => {
      result.current.open("/r/yard/hoist.h");
      result.current.open("/r/yard/winch.h");
    });
    await waitFor(() => expect(result.current.shown.content.file).toBe("winch.h"));
    expect(location.pathname).toBe("/r/yard/winch.h");
  });

  it("with a symbol that is not in it is a page of its own, which says so", async () => {
    const { result } = opened();
    act(() => void result.current.open("/r/yard/hoist.h?symbol=cpp+Gone%23"));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/r/yard/hoist.h?symbol=cpp+Gone%23"));
    expect(result.current.shown.content.file).toBe("crane.h");
  });

  it("comes back at once on the way back", async () => {
    const { asked, result } = opened();
    act(() => void result.current.open("/r/yard/hoist.h"));
    await waitFor(() => expect(result.current.shown.content.file).toBe("hoist.h"));
    const before = asked.length;
    act(() => {
      history.replaceState(null, "", "/r/yard/crane.h");
      dispatchEvent(new Event("popstate"));
    });
    expect(result.current.shown.content.file).toBe("crane.h");
    expect(asked).toHaveLength(before);
  });
});

describe("an address", () => {
  it("that names no file is not opened here", () => {
    const { asked, result } = opened();
    expect(result.current.open("/status")).toBe(false);
    expect(result.current.open("/r/yard")).toBe(false);
    expect(asked).toEqual([]);
  });

  it("whose server does not answer leaves the open file, says so, and can be tried again", async () => {
    let isThere = false;
    const { result } = opened({
      ...ANSWERS,
      "/api/files/content": (by) => {
        if (!isThere) throw new TypeError("fetch failed");
        return contentOf(by.get("file") ?? "");
      },
    });
    act(() => void result.current.open("/r/yard/hoist.h"));
    await waitFor(() => expect(result.current.failed?.name).toBe("hoist.h"));
    expect(result.current.shown.content.file).toBe("crane.h");
    isThere = true;
    act(() => result.current.failed?.retry());
    await waitFor(() => expect(result.current.shown.content.file).toBe("hoist.h"));
    expect(result.current.failed).toBeNull();
  });
});
