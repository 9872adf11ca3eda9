/** What a package hands on under its own name or with a `*`, and another file then calls otherwise. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { indexedFolders, type IndexedFolders } from "../../testing/queries/indexed";
import { runOperation } from "../operations/run-operation";

const files = {
  "harbour/locks.py": "class Event:\n    pass\n",
  "harbour/__init__.py": "from .locks import Event\n",
  "harbour/all.py": "from .locks import *\n",
  "fleet.py": "from harbour import Event as Base\n\n\nclass Late(Base):\n    pass\n",
  "quay.py": "from harbour.all import Event as Any\n\n\nclass Event(Any):\n    pass\n",
};

const mint = {
  "Cargo.toml": '[package]\nname = "mint"\n',
  "src/lib.rs": "mod die;\npub mod stall;\npub use die::press as stamp;\n",
  "src/die.rs": "pub fn press(force: u32) -> u32 {\n    force + 2\n}\n",
  "src/stall.rs": "use crate::stamp;\n\npub fn sell() -> u32 {\n    stamp(4) + crate::stamp(5)\n}\n",
};

let index: IndexedFolders;
beforeAll(async () => {
  index = await indexedFolders({ sea: files, mint });
}, 120_000);
afterAll(() => index?.close());

const EVENT = { symbol: "harbour.locks.Event" };

it("is derived from", async () => {
  const { results } = await runOperation("symbol_inheritors", EVENT, index.context);
  expect(results.map(({ file, name }) => `${file} ${name}`).toSorted()).toEqual(["fleet.py Late", "quay.py Event"]);
});

it("is used by the name that a Rust module gives it", async () => {
  const { results } = await runOperation("symbol_usages", { symbol: "press", repo: "mint" }, index.context);
  expect(results.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual([
    ...["src/lib.rs:3", "src/lib.rs:3", "src/stall.rs:1", "src/stall.rs:4", "src/stall.rs:4"],
  ]);
});

it("is used", async () => {
  const { results } = await runOperation("symbol_usages", { ...EVENT, role: "inherit" }, index.context);
  expect(results.map(({ file }) => file).toSorted()).toEqual(["fleet.py", "quay.py"]);
});
