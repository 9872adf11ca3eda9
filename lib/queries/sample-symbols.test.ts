/** What is asked about one symbol, asked of a small program in each language family: expected answers were read from the programs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleProgram, type SAMPLES } from "../resolve/samples/testing-samples";
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
  /** the symbol that is asked about, by its owner's name where it has one */
  symbol: string;
  containingType?: string;
  /** its declarations and definitions, and how each is signed */
  declared: string[];
  signatures: string[];
  doc: string;
  /** a type whose member of the same name says nothing itself */
  heir?: string;
  references: string[];
  implementations: string[];
  incoming: string[];
  /** a place, by text that begins at the start of a line's words and ends with the name that is asked about */
  at: { file: string; text: string; means: string; declaredAt: string };
}

const FAMILIES: Family[] = [
  {
    ...{ repo: "csharp", symbol: "Quote", containingType: "Order", heir: "Draft", doc: "What it costs in some days." },
    declared: ["Shop/Order.cs:26"],
    signatures: ["public virtual Price Quote(int days)"],
    references: ["Shop/Order.Totals.cs:10"],
    implementations: ["Draft.Quote"],
    incoming: ["Draft.Quote"],
    at: { file: "Shop/Order.cs", text: "priced.Quote", means: "IPriced.Quote", declaredAt: "Shop/Order.cs:8" },
  },
  {
    ...{ repo: "kotlin", symbol: "load", containingType: "Ship", heir: "Tanker", doc: "Takes a box on board." },
    declared: ["harbour/Ship.kt:21"],
    signatures: ["open fun load(box: Box): Ship"],
    references: ["Helper.kt:2", "Main.kt:10", "Main.kt:15", "Main.kt:18", "Main.kt:19", "Main.kt:30", "Ship.kt:27"].map(
      (place) => `harbour/${place}`,
    ),
    implementations: ["Tanker.load"],
    incoming: ["Tanker.load", "harbour.main"],
    at: { file: "harbour/Main.kt", text: "ship.let { it.dock", means: "Ship.dock", declaredAt: "harbour/Ship.kt:19" },
  },
  {
    ...{ repo: "rust", symbol: "count", containingType: "Stock", heir: "Shelf", doc: "How many things it holds." },
    declared: ["src/store/mod.rs:5"],
    signatures: ["fn count(&self) -> u32"],
    references: ["lib.rs:17", "lib.rs:29", "lib.rs:30", "store/mod.rs:6"]
      .concat(Array<string>(3).fill("store/mod.rs:8"), Array<string>(2).fill("store/shelf.rs:26"))
      .map((place) => `src/${place}`),
    implementations: ["Shelf.count"],
    incoming: ["Depot.total", "Stock.is_full", "fill", "open", "tests.counts"],
    at: { file: "src/lib.rs", text: "let load = shelf.load", means: "Shelf.load", declaredAt: "src/store/shelf.rs:12" },
  },
  {
    ...{ repo: "ruby", symbol: "publish", containingType: "Article", doc: "Sends it out." },
    declared: ["lib/press/article.rb:29"],
    signatures: ["def publish"],
    references: ["lib/press.rb:9", "lib/press/printer.rb:19"],
    implementations: [],
    incoming: ["Article.reprint", "Press.build"],
    at: {
      ...{ file: "lib/press.rb", text: "article.publish" },
      ...{ means: "Article.publish", declaredAt: "lib/press/article.rb:29" },
    },
  },
  {
    ...{ repo: "php", symbol: "deliver", containingType: "Message", heir: "Welcome", doc: "Hands it to the mailer." },
    declared: ["src/Mail/Message.php:39"],
    signatures: ["abstract protected function deliver(callable $format): bool"],
    references: ["src/Mail/Message.php:35", "src/app.php:27"],
    implementations: ["Welcome.deliver"],
    incoming: ["Message.send", "WelcomeTest.testSend"],
    at: {
      ...{ file: "src/app.php", text: "Welcome::to('y')->send" },
      ...{ means: "Message.send", declaredAt: "src/Mail/Message.php:29" },
    },
  },
  {
    ...{ repo: "cpp", symbol: "size", containingType: "Part", heir: "Wheel", doc: "How large it is." },
    declared: ["shelf.h:23", "shelf.h:24"],
    signatures: ["int size()", "virtual int size() const"],
    references: ["shelf.cpp:8"],
    implementations: ["Wheel.size"],
    incoming: ["Wheel.spokes"],
    at: { file: "shelf.cpp", text: "held->spokes", means: "Wheel.spokes", declaredAt: "shelf.h:31" },
  },
  {
    ...{ repo: "c", symbol: "state_count", doc: "How many there are." },
    declared: ["state.c:11", "state.h:15"],
    signatures: Array<string>(2).fill("size_t state_count(const state *s, struct row *row)"),
    references: [],
    implementations: [],
    incoming: [],
    at: { file: "state.c", text: "return count", means: "count", declaredAt: "state.c:7" },
  },
  {
    ...{ repo: "go", symbol: "Level", containingType: "Gauge", heir: "Meter" },
    doc: "Level says how high the water stands.",
    declared: ["tide/tide.go:5"],
    signatures: ["Level() int"],
    references: ["main.go:15", "main.go:19", "main.go:27", "main.go:29"],
    implementations: ["Meter.Level"],
    incoming: ["main.main", "main.show", "station.Report"],
    at: { file: "main.go", text: "each.Level", means: "Meter.Level", declaredAt: "tide/tide.go:14" },
  },
  {
    ...{ repo: "java", symbol: "height", containingType: "Plant", heir: "Rose", doc: "In centimetres." },
    declared: ["garden/Plant.java:5"],
    signatures: ["int height()"],
    references: ["garden/Basket.java:12", "garden/Plant.java:6", "garden/Rose.java:16"],
    implementations: ["Rose.height", "hidden.height"],
    incoming: ["Basket.fill", "Bed.total", "Plant.isTall"],
    at: { file: "garden/Rose.java", text: "return bed.total", means: "Bed.total", declaredAt: "garden/Rose.java:16" },
  },
  {
    ...{ repo: "typescript", symbol: "stroke", containingType: "Brush", heir: "Pencil", doc: "Draws a line." },
    declared: ["src/paint.ts:4"],
    signatures: ["stroke(length: number): void"],
    references: ["src/board.tsx:6", "src/use.ts:10", "src/use.ts:7", "src/use.ts:8"],
    implementations: ["Chalk.stroke", "Pencil.stroke", "Tool.stroke"],
    incoming: ["", "Board"],
    at: { file: "src/use.ts", text: "one.stroke", means: "Brush.stroke", declaredAt: "src/paint.ts:4" },
  },
  {
    ...{ repo: "javascript", symbol: "bake", containingType: "Oven", doc: "Bakes one loaf." },
    declared: ["lib/oven.js:6"],
    signatures: ["bake(loaf)"],
    references: ["lib/shop.js:5", "lib/shop.js:9"],
    implementations: [],
    incoming: ["", "Shop.open"],
    at: { file: "lib/shop.js", text: 'super.bake("x") + scale', means: "weigh", declaredAt: "lib/oven.js:8" },
  },
  {
    ...{ repo: "python", symbol: "fire", containingType: "Ware", heir: "Bowl", doc: "Bakes it once." },
    declared: ["kiln/ware.py:13"],
    signatures: ["def fire(self)"],
    references: ["kiln/ware.py:20", "kiln/ware.py:33", "kiln/ware.py:35", "run.py:12", "run.py:8", "run.py:9"],
    implementations: ["Bowl.fire"],
    incoming: ["Bowl.fire", "Shelf.all", "main"],
    at: { file: "run.py", text: "dish.fire", means: "Bowl.fire", declaredAt: "kiln/ware.py:19" },
  },
];

/** The last two parts of a qualified name, however the language joins them. */
const short = (name: string | undefined): string =>
  (name ?? "")
    .split(/::|->|[.#\\/]/)
    .slice(-2)
    .join(".");
const at = ({ file, line }: { file?: string; line?: number | null }): string => `${file}:${line}`;

describe.each(FAMILIES)("$repo", (family) => {
  const { repo, symbol, containingType } = family;
  const asked = { repo, symbol, ...(containingType ? { containingType } : {}) };

  it("declaration: every place, and the source around it", async () => {
    const { results } = await runOperation("symbol_declaration", { ...asked, context_lines: 1 }, context);
    const places = results.flatMap(({ declarations }) => declarations);
    expect(places.map(at).sort()).toEqual(family.declared);
    for (const { snippet } of places) expect(snippet).toContain(symbol);
  });

  it("signature", async () => {
    const { results } = await runOperation("symbol_signature", asked, context);
    expect(results.map(({ signature }) => signature).sort()).toEqual(family.signatures);
  });

  it("doc, and where a method that overrides another says nothing, that one's", async () => {
    const { results } = await runOperation("symbol_doc", asked, context);
    expect(results[0]).toMatchObject({ text: family.doc, inheritedFrom: null });
    if (!family.heir) return;
    const inherited = await runOperation("symbol_doc", { ...asked, containingType: family.heir }, context);
    expect(inherited.results.map(({ text }) => text)).toEqual([family.doc]);
    expect(short(inherited.results[0].inheritedFrom ?? "")).toBe(`${containingType}.${symbol}`);
  });

  it("bundle: target, usages, implementations and callers agree with what each operation gives", async () => {
    const bundle = await runOperation("symbol_bundle", { ...asked, references_limit: 200 }, context);
    expect(short(bundle.target?.qualifiedName)).toBe(containingType ? `${containingType}.${symbol}` : symbol);
    expect(at(bundle.target ?? {})).toBe(family.declared[0]);
    expect(bundle.references?.results.map(at).sort()).toEqual(family.references);
    expect(names(bundle.implementations?.results)).toEqual(family.implementations);
    expect(names(bundle.incoming?.results)).toEqual(family.incoming);
  });

  it("resolve: what a name at a place means, and where that is defined", async () => {
    const { file, text, means, declaredAt } = family.at;
    const lines = sampleProgram(repo).files[file].split("\n");
    const line = lines.findIndex((one) => one.includes(text));
    const { results } = await runOperation(
      "symbol_at",
      { repo, file, line: line + 1, column: lines[line].indexOf(text) + text.length },
      context,
    );
    expect(short(results[0].qualifiedName)).toBe(means);
    expect(at(results[0])).toBe(declaredAt);
  });

  it("counterpart: the other half, where the language has two", async () => {
    const { results, emptyReason } = await runOperation("symbol_counterpart", asked, context);
    expect(results.map(at).sort()).toEqual(repo === "c" ? family.declared : []);
    if (repo !== "c") expect(emptyReason?.message).toContain("one file only");
  });
});

const names = (rows: readonly { qualifiedName?: string }[] | undefined): string[] =>
  [...new Set((rows ?? []).map(({ qualifiedName }) => short(qualifiedName)))].sort();

describe("counterpart of C++", () => {
  it("leads from a header to its source and back, and from a declaration to its definition", async () => {
    const header = await runOperation("symbol_counterpart", { repo: "cpp", file: "shelf.h" }, context);
    expect(header.results.map(({ file }) => file)).toEqual(["shelf.cpp"]);
    const source = await runOperation("symbol_counterpart", { repo: "cpp", file: "shelf.cpp" }, context);
    expect(source.results.map(({ file }) => file)).toEqual(["shelf.h"]);
    const asked = { repo: "cpp", symbol: "spokes", file: "shelf.h", line: 32 };
    const { results } = await runOperation("symbol_counterpart", asked, context);
    expect(results.map(({ file, line, side }) => [file, line, side])).toEqual([["shelf.cpp", 4, "source"]]);
  });
});

describe("Go's interfaces", () => {
  it("stand above what satisfies them, once and at the nearest type", async () => {
    const down = await runOperation("symbol_hierarchy", { repo: "go", symbol: "Gauge" }, context);
    const [{ inheritors }] = down.results;
    expect(inheritors.map(({ name, relation }) => [name, relation])).toEqual([["Meter", "satisfies"]]);
    expect(inheritors[0].inheritors.map(({ name, relation }) => [name, relation])).toEqual([["station", "embeds"]]);
    const up = await runOperation("symbol_hierarchy", { repo: "go", symbol: "Meter", direction: "up" }, context);
    expect(up.results[0].bases.map(({ name, relation }) => [name, relation])).toEqual([["Gauge", "satisfies"]]);
    const { results } = await runOperation(
      "symbol_inheritors",
      { repo: "go", symbol: "Gauge", transitive: true },
      context,
    );
    expect(results.map(({ name, depth }) => [name, depth])).toEqual([
      ["Meter", 1],
      ["station", 2],
    ]);
  });
});

describe("Java's packages", () => {
  it("are used where they are written whole, and not where their last part is a name of something else", async () => {
    const { results } = await runOperation("symbol_usages", { repo: "java", symbol: "garden.tools" }, context);
    expect(results.map(({ file, line, role }) => [file, line, role])).toEqual([
      ["garden/Shed.java", 3, "import"],
      ["garden/Shed.java", 13, "type"],
    ]);
  });
});
