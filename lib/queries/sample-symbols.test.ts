/** What is asked about one symbol, asked of a small program in each language family. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleProgram } from "../../testing/resolve/samples";
import type { QueryContext } from "./context";
import { runOperation } from "../operations/run-operation";
import { FAMILIES } from "../../testing/queries/families";
import type { IndexedFolder } from "../../testing/queries/indexed";
import { askedSamples } from "../../testing/queries/samples";

let samples: IndexedFolder;
let context: QueryContext;

beforeAll(async () => {
  samples = await askedSamples();
  ({ context } = samples);
}, 120_000);
afterAll(() => samples?.close());

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
    expect(inheritors[0].inheritors.map(({ name, relation }) => [name, relation])).toEqual([
      ["rise", "embeds"],
      ["station", "embeds"],
    ]);
    const up = await runOperation("symbol_hierarchy", { repo: "go", symbol: "Meter", direction: "up" }, context);
    expect(up.results[0].bases.map(({ name, relation }) => [name, relation])).toEqual([["Gauge", "satisfies"]]);
    const { results } = await runOperation(
      "symbol_inheritors",
      { repo: "go", symbol: "Gauge", transitive: true },
      context,
    );
    expect(results.map(({ name, depth }) => [name, depth])).toEqual([
      ["Meter", 1],
      ["rise", 2],
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
