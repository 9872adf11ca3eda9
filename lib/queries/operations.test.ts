/**
 * Every operation about symbols in every language: small programs, read by the real indexer and asked by the real
 * queries.
 */
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolders } from "../../testing/queries/indexed";
import { PROGRAMS } from "../../testing/queries/programs";

const { ask } = askedIndex(() =>
  indexedFolders(Object.fromEntries(Object.entries(PROGRAMS).map(([name, { files }]) => [name, files]))),
);

describe.each(Object.entries(PROGRAMS))("in %s", (repo, program) => {
  const { base, derived, method, caller, outer, files, file, local } = program;
  const placeOf = (text: string, name: string) => {
    const line = files[file].split("\n").indexOf(text);
    return { repo, file, line: line + 1, column: text.indexOf(name) + 1 };
  };
  const names = (rows: readonly { name: string }[]) => [...new Set(rows.map(({ name }) => name))];

  it("a declaration comes with its source", async () => {
    const { results } = await ask("symbol_declaration", { repo, symbol: caller });
    expect(results).toHaveLength(1);
    expect(results[0].declarations[0].snippet).toContain(program.signature);
    expect(results[0].declarations[0].context).toBe("definition");
  });

  it("a signature stands on one line", async () => {
    const { results } = await ask("symbol_signature", { repo, symbol: caller });
    expect(results.map(({ signature }) => signature).join("\n")).toContain(program.signature);
  });

  it("a comment is given as plain text", async () => {
    const { results } = await ask("symbol_doc", { repo, symbol: base ?? caller });
    expect(results[0].text).toContain(program.doc);
  });

  it("a local is bound where it is declared", async () => {
    const { results } = await ask("symbol_at", placeOf(local.use, local.name));
    const binding = placeOf(local.binding, local.name);
    expect(results[0]).toMatchObject({ kind: "local", line: binding.line });
  });

  it("a method that is called on a value is the method of its type", async () => {
    const { results } = await ask("symbol_at", placeOf(local.use, method));
    expect(results[0]).toMatchObject({ name: method, external: false });
    expect(["scope", "receiver", "import", "unique_name"]).toContain(results[0].basis);
  });

  it("usages of a function say where it is used, and in what", async () => {
    const { results } = await ask("symbol_usages", { repo, symbol: caller, kind: "function" });
    const calls = results.filter(({ role }) => role === "call");
    expect(calls.map(({ enclosing }) => enclosing?.name)).toEqual([outer]);
  });

  it("callers are found through two levels", async () => {
    const containing = base === null || repo === "rust" ? {} : { containingType: base };
    const { results } = await ask("symbol_callers", {
      repo,
      symbol: method,
      ...containing,
      kind: "function",
      depth: 2,
    });
    const direct = results.find(({ name }) => name === caller);
    expect(names(direct?.calls ?? [])).toEqual([outer]);
  });

  it("what a function calls is listed, too", async () => {
    const { results } = await ask("symbol_callers", { repo, symbol: outer, kind: "function", direction: "outgoing" });
    expect(names(results)).toEqual([caller]);
  });

  it("a bundle has all of it", async () => {
    const { target, info, references, incoming, outgoing } = await ask("symbol_bundle", { repo, symbol: caller });
    expect(target?.name).toBe(caller);
    expect(info?.declarations.length).toBeGreaterThan(0);
    expect(references?.totalMatches).toBeGreaterThan(0);
    expect(names(incoming?.results ?? [])).toEqual([outer]);
    expect(names(outgoing?.results ?? [])).toContain(method);
  });

  it.runIf(base !== null)("members of a type are listed", async () => {
    const { results } = await ask("symbol_members", { repo, symbol: base });
    expect(names(results)).toContain(method);
  });

  it.runIf(derived !== null)("inheritors and the tree above them agree", async () => {
    const { results } = await ask("symbol_inheritors", { repo, symbol: base });
    expect(names(results)).toEqual([derived]);
    const tree = await ask("symbol_hierarchy", { repo, symbol: derived, direction: "up" });
    expect(names(tree.results[0].bases)).toEqual([base]);
  });

  it.runIf(base !== null)("a method's implementations are those of the types below", async () => {
    const { results } = await ask("symbol_implementations", { repo, symbol: method, containingType: base });
    expect(results.map(({ container }) => container?.split(/::|\.|\\/).at(-1))).toEqual(["Swell"]);
  });

  it.runIf(repo === "cpp" || repo === "c")("header and source find each other", async () => {
    const { results } = await ask("symbol_counterpart", { repo, file });
    expect(results.map((row) => row.file)).toEqual([file.replace(/\.\w+$/, ".h")]);
  });
});
