/** Every operation of navigation, asked of a small program in each language family. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { QueryContext } from "./context";
import { runOperation } from "../operations/run-operation";
import type { IndexedFolder } from "../../testing/queries/indexed";
import { RELATIVES } from "../../testing/queries/relatives";
import { askedSamples } from "../../testing/queries/samples";

let samples: IndexedFolder;
let context: QueryContext;

beforeAll(async () => {
  samples = await askedSamples();
  ({ context } = samples);
}, 120_000);
afterAll(() => samples?.close());

const short = (name: string): string =>
  name
    .split(/::|->|[.#\\/]/)
    .slice(-2)
    .join(".");
const asked = (repo: string, { symbol, containingType }: { symbol: string; containingType?: string }) => ({
  repo,
  symbol,
  ...(containingType ? { containingType } : {}),
});

describe.each(RELATIVES)("$repo", ({ repo, base, derived, members, method, called, calls }) => {
  it("declaration, doc, signature and bundle name the type", async () => {
    const { results } = await runOperation("symbol_declaration", { repo, symbol: base }, context);
    expect(results.some(({ declarations }) => declarations.some(({ snippet }) => snippet?.includes(base)))).toBe(true);
    const signature = await runOperation("symbol_signature", { repo, symbol: base }, context);
    expect(signature.totalMatches).toBeGreaterThan(0);
    const bundle = await runOperation("symbol_bundle", { repo, symbol: base }, context);
    expect(bundle.results.length).toBeGreaterThan(0);
  });

  it("members", async () => {
    const { results } = await runOperation("symbol_members", { repo, symbol: base, limit: 200 }, context);
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(members));
  });

  it("inheritors and the hierarchy agree", async () => {
    const { results } = await runOperation("symbol_inheritors", { repo, symbol: base }, context);
    expect(results.map(({ name }) => name).sort()).toEqual(derived);
    const up = await Promise.all(
      derived.map((symbol) => runOperation("symbol_hierarchy", { repo, symbol, direction: "up" }, context)),
    );
    expect(up.map((found) => JSON.stringify(found).includes(`"${base}"`))).toEqual(derived.map(() => true));
  });

  it("implementations", async () => {
    const { results } = await runOperation("symbol_implementations", { ...asked(repo, method), limit: 200 }, context);
    expect([...new Set(results.map(({ qualifiedName }) => short(qualifiedName)))].sort()).toEqual(method.overriders);
  });

  it("callers, and usages at the same places", async () => {
    const question = { ...asked(repo, called), limit: 200 };
    const { results } = await runOperation("symbol_callers", question, context);
    expect(results.map(({ qualifiedName }) => short(qualifiedName ?? "")).sort()).toEqual(called.callers);
    const sites = results.flatMap((caller) =>
      caller.sites.map(({ file, line, column }) => `${file}:${line}:${column}`),
    );
    expect(sites).toHaveLength(called.sites);
    const usages = await runOperation("symbol_usages", { ...question, role: "call" }, context);
    expect(usages.results.map(({ file, line, column }) => `${file}:${line}:${column}`).sort()).toEqual(sites.sort());
  });

  it("what a function calls", async () => {
    const question = { ...asked(repo, calls), direction: "outgoing" as const };
    const { results } = await runOperation("symbol_callers", question, context);
    expect(results.map(({ qualifiedName }) => short(qualifiedName ?? ""))).toEqual(
      expect.arrayContaining(calls.callees),
    );
  });
});

it("a static method of PHP is overridden like any other", async () => {
  const asks = { repo: "php", symbol: "of", containingType: "Rope" };
  const { results } = await runOperation("symbol_implementations", asks, context);
  expect(results.map(({ qualifiedName }) => short(qualifiedName))).toContain("LongRope.of");
});

it("what a trait's method does for a type that nothing here declares implements it", async () => {
  for (const symbol of ["lift", "label"]) {
    const { results } = await runOperation(
      "symbol_implementations",
      { repo: "rust", symbol, containingType: "Lift" },
      context,
    );
    expect(results.map(({ file }) => file)).toEqual(["src/lifting.rs"]);
  }
});

describe("a trait that Rust implements in another file than the type's", () => {
  const places = (rows: readonly { name: string; file: string }[]) => rows.map(({ name, file }) => `${name} ${file}`);

  it("is derived from by that type, whatever the file calls it", async () => {
    const ofTrait = async (symbol: string) =>
      places((await runOperation("symbol_inheritors", { repo: "rust", symbol }, context)).results);
    expect(await ofTrait("Mark")).toEqual(["Crane src/cranes.rs", "Gauge src/tide.rs"]);
    expect((await ofTrait("Rig")).sort()).toEqual(["Level src/tide.rs", "Level src/tide/spring.rs"]);
  });

  it("is a base of the type", async () => {
    for (const [symbol, base] of [
      ["Crane", "Mark"],
      ["Level", "Rig"],
    ]) {
      const asks = { repo: "rust", symbol, direction: "up" } as const;
      const { results } = await runOperation("symbol_hierarchy", asks, context);
      for (const { bases } of results) expect(bases.map(({ name }) => name)).toEqual([base]);
    }
  });

  it("has the methods of its blocks as implementations, and none of the type's own blocks", async () => {
    const of = async (symbol: string) =>
      (await runOperation("symbol_implementations", { repo: "rust", symbol, containingType: "Rig" }, context)).results;
    expect((await of("rig")).map(({ file }) => file)).toEqual(["src/rigging.rs", "src/rigging.rs"]);
    expect(await of("slack")).toEqual([]);
    const asks = { repo: "rust", symbol: "hoist", containingType: "Hoist" };
    expect((await runOperation("symbol_implementations", asks, context)).results).toHaveLength(1);
  });
});
