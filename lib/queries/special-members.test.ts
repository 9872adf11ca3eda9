/** Uses of a class of C++ hold the places where its constructors and destructor say its name. */
import { expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const FILES = {
  "winch.h": `#pragma once
namespace yard {
class Winch {
public:
  Winch();
  explicit Winch(int turns);
  ~Winch();
};
class Reel {
public:
  Reel(Winch& winch);
};
}
`,
  "winch.cpp": `#include "winch.h"
yard::Winch::Winch() {}
yard::Winch::~Winch() {}
`,
};

const { ask } = askedIndex(() => indexedFolder("yard", FILES));

const uses = async (filters: object) =>
  (await ask("symbol_usages", { symbol: "yard::Winch", repo: "yard", ...filters })).results.map(
    ({ file, line, column, endColumn, role, through }) => `${file}:${line}:${column}-${endColumn} ${role} ${through}`,
  );

it("as types, beside all other uses", async () => {
  expect((await uses({})).sort()).toEqual([
    "winch.cpp:2:14-19 type constructor",
    "winch.cpp:2:7-12 type null",
    "winch.cpp:3:15-20 type constructor",
    "winch.cpp:3:7-12 type null",
    "winch.h:11:8-13 type null",
    "winch.h:5:3-8 type constructor",
    "winch.h:6:12-17 type constructor",
    "winch.h:7:4-9 type constructor",
  ]);
});

it("as far as filters let them", async () => {
  expect(await uses({ role: "call" })).toEqual([]);
  expect(await uses({ path: "*.cpp" })).toHaveLength(4);
});
