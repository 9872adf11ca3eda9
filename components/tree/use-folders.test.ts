// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { page, renderAsking, serve } from "@/testing/hooks/render";
import { childTowards, useFolders } from "./use-folders";

const entry = (file: string, type: "file" | "folder" = "file") => ({
  type,
  file,
  name: file.slice(file.lastIndexOf("/") + 1),
  repo: "game",
  scope: "user",
  language: null,
  status: type === "file" ? "indexed" : null,
  reason: null,
  lines: 1,
  symbols: 0,
  files: 1,
  matched: [],
  score: 0,
  url: `/r/game/${file}`,
});

const ROOT: Readonly<Record<string, ReturnType<typeof page>>> = {
  first: page([entry("a", "folder")], "second"),
  second: page([entry("b.h")], "third"),
  third: page([entry("c.h")]),
};

function folders(current: string, opened: readonly string[] = []) {
  const asked = serve({
    "/api/files": (of) => ({
      ...(of.get("folder") === "" ? ROOT[of.get("cursor") ?? "first"] : page([entry("a/x.h")])),
      query: null,
      folder: of.get("folder"),
    }),
  });
  const hook = renderAsking(
    (shown: { opened: readonly string[] }) => useFolders({ repo: "game", current, opened: new Set(shown.opened) }),
    { opened },
  );
  return { asked, ...hook, names: (folder: string) => hook.result.current.listingOf(folder)?.rows.map((r) => r.file) };
}

describe("the folders of a repository", () => {
  it("are unknown until their first page is there, and are read no further than someone looks", async () => {
    const { asked, names, result } = folders("");
    expect(names("")).toBeUndefined();
    await waitFor(() => expect(names("")).toEqual(["a"]));
    expect(result.current.listingOf("")).toMatchObject({ pages: 1, hasMore: true, failure: null });
    expect(asked).toHaveLength(1);
  });

  it("go on by a page when someone comes to their end", async () => {
    const { names, result } = folders("");
    await waitFor(() => expect(names("")).toEqual(["a"]));
    act(() => result.current.readMore("", 1));
    await waitFor(() => expect(names("")).toEqual(["a", "b.h"]));
    act(() => result.current.readMore("", 2));
    await waitFor(() => expect(result.current.listingOf("")).toMatchObject({ pages: 3, hasMore: false }));
  });

  it("are read up to the open file, on whatever page it stands", async () => {
    const { names } = folders("c.h");
    await waitFor(() => expect(names("")).toEqual(["a", "b.h", "c.h"]));
  });

  it("are asked for as they are opened", async () => {
    const { names, rerender } = folders("");
    rerender({ opened: ["a"] });
    await waitFor(() => expect(names("a")).toEqual(["a/x.h"]));
  });

  it("say what failed, and are there once a second try comes through", async () => {
    let isAway = true;
    serve({
      "/api/files": () => {
        if (isAway) throw new Error("away");
        return { ...page([entry("b.h")]), query: null, folder: "" };
      },
    });
    const { result } = renderAsking(() => useFolders({ repo: "game", current: "", opened: new Set() }), undefined);
    await waitFor(() => expect(result.current.listingOf("")?.failure).toContain("does not answer"));
    isAway = false;
    act(() => result.current.retry(""));
    await waitFor(() => expect(result.current.listingOf("")).toMatchObject({ failure: null, total: 1 }));
  });
});

describe("what of a folder leads to a file", () => {
  it("is the folder or the file right below it, and nothing beside it", () => {
    expect(childTowards("", "a/b/c.h")).toBe("a");
    expect(childTowards("a", "a/b/c.h")).toBe("a/b");
    expect(childTowards("a/b", "a/b/c.h")).toBe("a/b/c.h");
    expect(childTowards("a", "ab/c.h")).toBeNull();
    expect(childTowards("", "")).toBeNull();
  });
});
