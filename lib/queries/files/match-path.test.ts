import { describe, expect, it } from "vitest";
import { letterMask, matchPath, parsePathQuery } from "./match-path";

const find = (query: string, path: string) => matchPath(parsePathQuery(query), path, path.toLowerCase());

/** Paths that match, best first. */
function order(query: string, paths: string[]): string[] {
  return paths
    .flatMap((path) => ({ path, score: find(query, path)?.score ?? -Infinity }))
    .filter(({ score }) => score > -Infinity)
    .sort((a, b) => b.score - a.score)
    .map(({ path }) => path);
}

describe("finding a file by name", () => {
  it("puts the file of exactly that name first, then the same stem, then beginnings, then parts", () => {
    const paths = ["src/a/my_actor_list.h", "src/actor/list.cpp", "src/Actor.h", "lib/ActorPool.h", "Actor.h/readme"];
    expect(order("actor.h", paths)[0]).toBe("src/Actor.h");
    expect(order("actor", paths).slice(0, 3)).toEqual(["src/Actor.h", "lib/ActorPool.h", "src/a/my_actor_list.h"]);
  });

  it("takes parts of the path in any order, and folders", () => {
    expect(order("fs inode", ["fs/ext4/inode.c", "mm/inode.txt", "fs/super.c"])).toEqual(["fs/ext4/inode.c"]);
    expect(order("ext4/inode.c", ["fs/ext4/inode.c", "fs/ext2/inode.c"])).toEqual(["fs/ext4/inode.c"]);
  });

  it("takes a whole folder for more than a part of the name", () => {
    expect(order("sched core", ["kernel/sched/core_sched.c", "kernel/sched/core.c"])[0]).toBe("kernel/sched/core.c");
  });

  it("takes initials", () => {
    expect(order("fpc", ["Source/fixup.c", "Source/FooPlayerController.h"])[0]).toBe("Source/FooPlayerController.h");
  });

  it("marks what matched", () => {
    expect(find("inode", "fs/ext4/inode.c")?.matched).toEqual([[8, 13]]);
    expect(find("fpc", "FooPlayerController.h")?.matched).toEqual([
      [0, 1],
      [3, 4],
      [9, 10],
    ]);
  });

  it("finds nothing where letters are only scattered", () => {
    expect(find("xz", "include/exotic_buzz.h")).toBeNull();
    expect(find("actor", "axxbxxcxxtxxoxxr")).toBeNull();
  });

  it("never lets the letter mask refuse a path that matches", () => {
    const path = "src/utf8_décode9.c";
    expect(letterMask(path) & parsePathQuery("utf8 decode9").mask).toBe(
      parsePathQuery("utf8 decode9").mask & letterMask(path),
    );
    expect((letterMask(path) & parsePathQuery("utf8").mask) === parsePathQuery("utf8").mask).toBe(true);
  });

  it("stays fast on a hostile path", () => {
    const path = "a".repeat(4000);
    const begun = performance.now();
    find("aaaaaaaaaaaaaaaaaaaaaaab", path);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
