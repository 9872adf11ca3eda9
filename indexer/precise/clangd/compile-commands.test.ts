import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { folderWith } from "../../../testing/indexer/run-indexer";
import { CompileCommands, unitsOf } from "./compile-commands";
import { withDependents } from "./dependents";
import { directivesOf } from "./includes";
import { Listing } from "./listing";
import { platformMacros } from "./platform-macros";
import { fill, stubsOf, Templates } from "./stubs";

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

function listed(files: Record<string, string>): Listing {
  const { root, remove } = folderWith(files);
  removals.push(remove);
  const sources = Object.keys(files).filter((path) => /\.(?:c|h|cpp|hpp)$/.test(path));
  return new Listing(
    root,
    sources.map((path) => ({ path, language: /pp$/.test(path) ? "cpp" : "c" })),
  );
}

/** Flags of a file's folder, without the root before paths. */
const flagsOf = (listing: Listing, path: string): string[] => listsOf(listing, path)[0];

/** The same, and behind it those for other platforms. */
function listsOf(listing: Listing, path: string): string[][] {
  const folder = mkdtempSync(join(tmpdir(), "fathom-commands-"));
  removals.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = listing.get(path);
  if (!file) throw new Error("no such file");
  const command = new CompileCommands(listing, folder, "/stubs").of(file);
  const lists = command.arguments.filter((argument) => argument.startsWith("@")).map((argument) => argument.slice(1));
  return lists.map((list) => {
    const lines = readFileSync(list, "utf8").trim().split("\n");
    return lines.map((line) => line.replaceAll('"', "").replace(`${listing.root}/`, ""));
  });
}

const filledBy = (listing: Listing): ((name: string) => string) => {
  const templates = new Templates(listing);
  return (name) => templates.filled(name);
};

describe("commands of a plain checkout", () => {
  it("name the folders that includes need, the nearest first", () => {
    const listing = listed({
      "a/include/part.h": "",
      "a/src/use.c": "#include <part.h>\n",
      "b/include/part.h": "",
      "b/src/use.c": '#include <part.h>\n#include "deep/er.h"\n',
      "b/lib/deep/er.h": "",
    });
    expect(flagsOf(listing, "a/src/use.c").filter((line) => !line.startsWith("-"))[0]).toBe("a/include");
    expect(flagsOf(listing, "b/src/use.c")).toEqual(["-I", "b/include", "-iquote", "b/lib", "-I", "a/include"]);
  });

  it("put a folder whose headers are named like the system's behind the system's", () => {
    const listing = listed({
      "compat/string.h": "",
      "compat/extra.h": "",
      "use.c": "#include <string.h>\n#include <extra.h>\n",
    });
    expect(flagsOf(listing, "use.c")).toEqual(["-idirafter", "compat"]);
  });

  it("put folders that are for other platforms behind headers that a build would make", () => {
    const listing = listed({
      "builds/msvc/platform.h": "",
      "builds/posix/platform.h": "",
      "builds/msvc/tools.h": "",
      "src/use.c": '#include "platform.h"\n#include <tools.h>\n',
    });
    const [flags, others] = listsOf(listing, "src/use.c");
    expect(flags).toEqual(["-iquote", "builds/posix"]);
    expect(others).toEqual(["-idirafter", "builds/msvc"]);
  });

  it("need nothing for what stands beside, or is the system's", () => {
    const listing = listed({ "a.h": "", "vector.h": "", "use.c": '#include "a.h"\n#include <stdio.h>\n' });
    expect(flagsOf(listing, "use.c")).toEqual([""]);
  });

  it("read sources, and headers that no file includes", () => {
    const listing = listed({ "a.c": '#include "a.h"\n', "a.h": "", "alone.hpp": '#include "b.h"\n', "b.h": "" });
    expect(unitsOf(listing).map(({ path }) => path)).toEqual(["a.c", "alone.hpp"]);
  });

  it("pass over includes that lead out of the repository, and macros as names", () => {
    const listing = listed({ "sub/use.c": '#include "../../other/x.h"\n#include CONFIG\n#include ""\n' });
    expect(flagsOf(listing, "sub/use.c")).toEqual([""]);
    expect([...stubsOf(listing, filledBy(listing)).keys()]).toEqual([]);
  });
});

describe("headers that are not there", () => {
  it("are empty, or filled in from a template beside the sources; those that are asked for stay away", () => {
    const listing = listed({
      "src/config.h.in": "#cmakedefine WITH_CRANE\n",
      "src/use.c":
        '#include "config.h"\n#include <gen/tables.h>\n#if __has_include(<maybe.h>)\n#include <maybe.h>\n#endif\n',
    });
    expect([...stubsOf(listing, filledBy(listing))]).toEqual([
      ["config.h", "#define WITH_CRANE\n"],
      ["gen/tables.h", ""],
    ]);
  });

  it("are filled in as well where those that are there are for other platforms", () => {
    const listing = listed({
      "builds/cmake/platform.h.in": "#cmakedefine USE_EPOLL\n#cmakedefine USE_KQUEUE\n",
      "builds/mingw32/platform.h": "",
      "builds/mingw32/only.h": "",
      "src/use.c": '#include "platform.h"\n#include "only.h"\n',
    });
    expect([...stubsOf(listing, filledBy(listing))]).toEqual([["platform.h", "#define USE_EPOLL\n/* USE_KQUEUE */\n"]]);
  });

  it("have words of the language where a compiler's own is asked for", () => {
    expect(fill("#define CRANE_INLINE @crane_inline@\n#define N ${N}\n")).toBe(
      "#define CRANE_INLINE inline\n#define N 1\n",
    );
  });

  it("have options of other platforms off", () => {
    const template = "#cmakedefine USE_KQUEUE\n#cmakedefine USE_EPOLL\n#cmakedefine01 USE_WIN32API\n";
    expect(fill(template, "linux")).toBe("/* USE_KQUEUE */\n#define USE_EPOLL\n#define USE_WIN32API 0\n");
    expect(fill(template, "darwin")).toBe("#define USE_KQUEUE\n#define USE_EPOLL\n#define USE_WIN32API 0\n");
  });

  it("have options on, what is asked of the system off, and values of 1", () => {
    expect(fill("#cmakedefine A @A_VALUE@\n#cmakedefine01 B\n#cmakedefine HAVE_C\n#cmakedefine01 X_HAVE_D\n")).toBe(
      "#define A 1\n#define B 1\n/* HAVE_C */\n#define X_HAVE_D 0\n",
    );
  });

  it("leave the structs of the system to the system", () => {
    expect(fill("#cmakedefine X_HAVE_STRUCT_CRANE 1\n")).toBe("#define X_HAVE_STRUCT_CRANE 1\n");
  });
});

describe("what the preprocessor is told", () => {
  it("is read without evaluating conditions", () => {
    const text = '#if defined(A) && !defined(B)\n# include "a.h"\n#else\n#include <b.h>\n#endif\n#define C 1\n';
    expect(directivesOf(text)).toEqual({
      includes: [
        { name: "a.h", isAngled: false },
        { name: "b.h", isAngled: true },
      ],
      tested: [{ macro: "A", includes: ["a.h"] }],
      defined: ["C"],
      optional: [],
    });
  });

  it("names the platform's macro, where nobody defines it and a header of ours stands behind it", () => {
    const listing = listed({
      "use.c": '#ifdef CRANE_POSIX\n#include "posix.h"\n#endif\n#ifdef USE_LINUX\n#include <linux.h>\n#endif\n',
      "own.c": '#define OWN_UNIX\n#ifdef OWN_UNIX\n#include "posix.h"\n#endif\n',
      "posix.h": "",
    });
    expect(platformMacros(listing, "linux")).toEqual(["CRANE_POSIX"]);
    expect(platformMacros(listing, "win32")).toEqual([]);
  });
});

describe("a changed header", () => {
  it("concerns all that read it, over any number of includes", () => {
    const listing = listed({
      "inc/a.h": '#include "b.h"\n',
      "inc/b.h": "",
      "src/use.c": '#include "a.h"\n',
      "src/other.c": '#include "c.h"\n',
    });
    expect([...withDependents(listing, ["inc/b.h"])].sort()).toEqual(["inc/a.h", "inc/b.h", "src/use.c"]);
    expect([...withDependents(listing, ["new/c.h"])].sort()).toEqual(["new/c.h", "src/other.c"]);
  });

  it("that includes itself by a round about way ends", () => {
    const listing = listed({ "a.h": '#include "b.h"\n', "b.h": '#include "a.h"\n' });
    expect([...withDependents(listing, ["a.h"])].sort()).toEqual(["a.h", "b.h"]);
  });
});
