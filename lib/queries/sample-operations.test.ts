/** Every operation of navigation, asked of a small program in each language family. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SAMPLES } from "../resolve/samples/testing-samples";
import type { QueryContext } from "./context";
import { runOperation } from "./run-operation";
import type { IndexedFolder } from "./testing-indexed";
import { askedSamples } from "./testing-samples";

let samples: IndexedFolder;
let context: QueryContext;

beforeAll(async () => {
  samples = await askedSamples();
  ({ context } = samples);
}, 120_000);
afterAll(() => samples?.close());

interface Family {
  repo: (typeof SAMPLES)[number];
  /** a type with another below it, and that one */
  base: string;
  derived: string[];
  /** members of the base, at least */
  members: string[];
  /** a method that others override or implement, by its owner, and these */
  method: { symbol: string; containingType: string; overriders: string[] };
  /** a function or method, who calls it, and in how many places */
  called: { symbol: string; containingType?: string; callers: string[]; sites: number };
  /** what one of the callers calls, at least */
  calls: { symbol: string; containingType?: string; callees: string[] };
}

const FAMILIES: Family[] = [
  {
    repo: "csharp",
    base: "ILog",
    derived: ["Log"],
    members: ["With", "Write", "Is"],
    method: { symbol: "Quote", containingType: "IPriced", overriders: ["Draft.Quote", "Line.Quote", "Order.Quote"] },
    called: { symbol: "Word", containingType: "Shop.Web.Testing.Some", callers: ["Log.Run"], sites: 1 },
    calls: { symbol: "Run", containingType: "Log", callees: ["ILog.Write", "Some.Word"] },
  },
  {
    repo: "kotlin",
    base: "Floating",
    derived: ["Registry", "Ship"],
    members: ["draft", "dock"],
    method: { symbol: "load", containingType: "Ship", overriders: ["Tanker.load"] },
    called: { symbol: "isFree", containingType: "Pier", callers: ["Ship.dock"], sites: 1 },
    calls: { symbol: "load", containingType: "Tanker", callees: ["Ship.load"] },
  },
  {
    repo: "rust",
    base: "Stock",
    derived: ["Shelf"],
    members: ["count", "is_full"],
    method: { symbol: "count", containingType: "Stock", overriders: ["Shelf.count"] },
    called: { symbol: "size", containingType: "Sheet", callers: ["print"], sites: 1 },
    calls: { symbol: "full", containingType: "Shelf", callees: ["Stock.is_full"] },
  },
  {
    repo: "ruby",
    base: "Base",
    derived: ["Article"],
    members: ["title", "author", "to_s"],
    method: { symbol: "initialize", containingType: "Base", overriders: [] },
    called: { symbol: "publish", containingType: "Article", callers: ["Article.reprint", "Press.build"], sites: 2 },
    calls: {
      symbol: "publish",
      containingType: "Article",
      callees: ["Article.published?", "Dated.date", "Article.notify"],
    },
  },
  {
    repo: "php",
    base: "Message",
    derived: ["Welcome"],
    members: ["send", "deliver", "subject"],
    method: { symbol: "deliver", containingType: "Message", overriders: ["Welcome.deliver"] },
    called: { symbol: "boot", containingType: "Message", callers: ["Message.to"], sites: 1 },
    calls: {
      symbol: "send",
      containingType: "Message",
      callees: ["Loggable.log", "Address.domain", "Message.deliver"],
    },
  },
  {
    repo: "cpp",
    base: "Part",
    derived: ["Wheel"],
    members: ["size", "label"],
    method: { symbol: "size", containingType: "Part", overriders: ["Wheel.size"] },
    called: { symbol: "comma", callers: ["press.read"], sites: 1 },
    calls: { symbol: "read", callees: ["words.comma", "Text.is"] },
  },
  {
    repo: "c",
    base: "row",
    derived: [],
    members: ["count"],
    method: { symbol: "state_count", containingType: "", overriders: [] },
    called: { symbol: "count", containingType: "", callers: ["state_count"], sites: 1 },
    calls: { symbol: "state_count", callees: ["count"] },
  },
  {
    repo: "go",
    base: "Meter",
    derived: ["station"],
    members: ["Drift", "Level"],
    method: { symbol: "Level", containingType: "Gauge", overriders: ["Meter.Level"] },
    called: { symbol: "show", callers: ["main.main"], sites: 2 },
    calls: { symbol: "Walk", callees: ["tide.All"] },
  },
  {
    repo: "java",
    base: "Plant",
    derived: ["Rose"],
    members: ["height", "isTall"],
    method: { symbol: "height", containingType: "Plant", overriders: ["Rose.height", "hidden.height"] },
    called: { symbol: "total", containingType: "Bed", callers: ["Gardener.work"], sites: 1 },
    calls: { symbol: "head", containingType: "Row", callees: ["Bed.first"] },
  },
  {
    repo: "typescript",
    base: "Tool",
    derived: ["Chalk", "Pencil"],
    members: ["size", "stroke", "grow", "label"],
    method: { symbol: "stroke", containingType: "Tool", overriders: ["Chalk.stroke", "Pencil.stroke"] },
    called: {
      symbol: "grow",
      containingType: "Tool",
      callers: ["", "Chalk.stroke", "Pencil.stroke", "hold"],
      sites: 4,
    },
    calls: { symbol: "stroke", containingType: "Chalk", callees: ["Tool.grow"] },
  },
  {
    repo: "javascript",
    base: "Oven",
    derived: ["Shop"],
    members: ["bake", "heat"],
    method: { symbol: "bake", containingType: "Oven", overriders: [] },
    called: { symbol: "weigh", callers: ["", "Oven.bake", "Shop.open"], sites: 3 },
    calls: { symbol: "open", containingType: "Shop", callees: ["Oven.bake", "weigh"] },
  },
  {
    repo: "python",
    base: "Ware",
    derived: ["Bowl"],
    members: ["clay", "weight", "fire"],
    method: { symbol: "fire", containingType: "Ware", overriders: ["Bowl.fire"] },
    called: { symbol: "mix", callers: ["main"], sites: 2 },
    calls: { symbol: "all", containingType: "Shelf", callees: ["Ware.fire", "Bowl.fire"] },
  },
];

/** The last two parts of a qualified name, however the language joins them. */
const short = (name: string): string =>
  name
    .split(/::|->|[.#\\/]/)
    .slice(-2)
    .join(".");
const asked = (repo: string, { symbol, containingType }: { symbol: string; containingType?: string }) => ({
  ...{ repo, symbol },
  ...(containingType ? { containingType } : {}),
});

describe.each(FAMILIES)("$repo", ({ repo, base, derived, members, method, called, calls }) => {
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
    expect(await ofTrait("Mark")).toEqual(["Crane src/cranes.rs"]);
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
