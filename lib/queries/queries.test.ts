import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations, type OperationName, type OperationOf } from "../contract/registry";
import type { OperationOutput } from "../contract/operation";
import { AppError } from "../errors";
import { runOperation } from "./run-operation";
import { sampleFiles, sampleRepositories } from "./testing-game";
import { sampleIndex, until, type SampleIndex } from "./testing";

let index: SampleIndex;
beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
});
afterAll(() => index?.close());

/** Asks, and checks that the answer is what the contract says. */
async function ask<Name extends OperationName>(
  name: Name,
  input: Record<string, unknown>,
): Promise<OperationOutput<OperationOf<Name>>> {
  const answer = await runOperation(name, input, index.context);
  expect(operations[name].output.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  return answer;
}

const refusal = (name: OperationName, input: Record<string, unknown>) =>
  ask(name, input).then(
    () => expect.unreachable(),
    (error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
  );

describe("searching symbols", () => {
  it("gives a row with everything that a list shows", async () => {
    const { results, index: state } = await ask("search_symbols", { query: "BeginPlay" });
    const row = results.find(({ role }) => role === "definition");
    expect(row).toMatchObject({
      name: "BeginPlay",
      qualifiedName: "AMyPlayerController::BeginPlay",
      kind: "method",
      container: "AMyPlayerController",
      repo: "game",
      file: "Source/MyPlayerController.cpp",
      line: 3,
      column: 27,
      endLine: 7,
      signature: "void AMyPlayerController::BeginPlay()",
      key: "cpp AMyPlayerController#BeginPlay().",
      url: "/r/game/Source/MyPlayerController.cpp?symbol=cpp%20AMyPlayerController%23BeginPlay().",
      language: "cpp",
      scope: "user",
      matched: [[0, 9]],
    });
    expect(row?.rank.length).toBeGreaterThan(0);
    expect(state).toMatchObject({ state: "ready", done: 6, total: 6, revision: "3f2a91c" });
  });

  it("leaves external code out unless asked, and says so", async () => {
    const answer = await ask("search_symbols", { query: "bIsActive", match: "exact" });
    expect(answer).toMatchObject({
      results: [],
      totalMatches: 0,
      emptyReason: { code: "filtered_out" },
      removedByFilter: { scope: 1 },
    });
    expect((await ask("search_symbols", { query: "bIsActive", scope: "all" })).results[0].scope).toBe("external");
    expect((await ask("search_symbols", { query: "bIsActive", repo: "engine" })).results).toHaveLength(1);
  });

  it("says that nothing is named so when all was read, with near names", async () => {
    const answer = await ask("search_symbols", { query: "AMyPlayerControllex", match: "exact" });
    expect(answer.emptyReason).toMatchObject({ code: "no_match" });
    expect(answer.nearNames).toContain("AMyPlayerController");
  });

  it("refuses a repository that is not there and lists those that are", async () => {
    const error = await refusal("search_symbols", { query: "a", repo: "nope" });
    expect(error).toMatchObject({ code: "no_such_repository", status: 404, hint: "Indexed are: game, engine." });
  });

  it("pages without losing or repeating a row", async () => {
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await ask("search_symbols", { query: "a", scope: "all", limit: 1, cursor });
      seen.push(...page.results.map(({ url, line }) => `${url} ${line}`));
      if (page.next === null) {
        expect(seen).toHaveLength(page.totalMatches);
        break;
      }
      cursor = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe("going to a declaration", () => {
  it("shows header and source of one method, with the code", async () => {
    const answer = await ask("symbol_declaration", {
      symbol: "BeginPlay",
      containingType: "AMyPlayerController",
      context_lines: 2,
    });
    expect(answer).toMatchObject({
      symbol: "BeginPlay",
      containingType: "AMyPlayerController",
      kind: "method",
      totalMatches: 1,
    });
    expect(answer.declarations?.map(({ file, context, basis }) => [file, context, basis])).toEqual([
      ["Source/MyPlayerController.cpp", "definition", "scope"],
      ["Source/MyPlayerController.h", "declaration", "scope"],
    ]);
    expect(answer.snippet).toContain("void AMyPlayerController::BeginPlay()\n{\n\tSuper::BeginPlay();");
    expect(answer.declarations?.[1].snippet).toContain("virtual void BeginPlay() override;");
  });

  it("keeps symbols of one name apart", async () => {
    const { results, declarations } = await ask("symbol_declaration", { symbol: "BeginPlay", scope: "all" });
    expect(results.map(({ qualifiedName }) => qualifiedName)).toEqual([
      "AMyPlayerController::BeginPlay",
      "AActor::BeginPlay",
    ]);
    expect(declarations).toBeUndefined();
  });

  it("counts forward declarations and lists none beside a definition", async () => {
    const answer = await ask("symbol_declaration", { symbol: "AActor", scope: "all" });
    expect(answer).toMatchObject({
      file: "Source/Actor.h",
      line: 6,
      forwardDeclarations: 1,
      note: "1 forward declaration (not shown)",
    });
    expect(answer.declarations).toHaveLength(1);
    expect(answer.declarations?.[0].doc).toBe("/** Anything that can be placed. */");
    expect(answer.declarations?.[0].snippet?.split("\n")).toHaveLength(11);
  });

  it("takes a key, whatever its scope, and a qualified name", async () => {
    const { results } = await ask("symbol_declaration", { key: "cpp AActor#bIsActive." });
    expect(results.map(({ file, line }) => [file, line])).toEqual([["Source/Actor.h", 10]]);
    expect(results[0].declarations).toHaveLength(1);
    expect((await ask("symbol_declaration", { symbol: "AActor::bIsActive", scope: "all" })).totalMatches).toBe(1);
    expect((await ask("symbol_declaration", { symbol: "Other::bIsActive", scope: "all" })).totalMatches).toBe(0);
  });

  it("finds the key of a symbol that other files cannot see", async () => {
    const [row] = (await ask("search_symbols", { query: "tide_at" })).results;
    expect(row.key).toBe("cpp Tools/`tide.c`/tide_at().");
    expect((await ask("symbol_declaration", { key: row.key })).totalMatches).toBe(1);
  });

  it("gives places alone when no source is asked for", async () => {
    const answer = await ask("symbol_declaration", { symbol: "AMyPlayerController", context_lines: 0 });
    expect(answer.declarations?.[0]).toMatchObject({ snippet: null, startLine: null, line: 4, endLine: 8 });
  });

  it("narrows to the symbol that a file declares", async () => {
    const { results } = await ask("symbol_declaration", {
      symbol: "BeginPlay",
      scope: "all",
      file: "engine/Source/Actor.h",
    });
    expect(results.map(({ container }) => container)).toEqual(["AActor"]);
  });

  it("answers what is not there with a reason and near names, not with an error", async () => {
    const answer = await ask("symbol_declaration", { symbol: "AMyPlayerControllr" });
    expect(answer).toMatchObject({ results: [], emptyReason: { code: "no_match" } });
    expect(answer.nearNames).toContain("AMyPlayerController");
    expect(await refusal("symbol_declaration", {})).toMatchObject({ code: "invalid_input" });
    expect(await refusal("symbol_declaration", { key: "no key" })).toMatchObject({ code: "invalid_input" });
  });
});

describe("finding files", () => {
  it("finds by name, marks what matched, and leaves external files out unless asked", async () => {
    const { results } = await ask("find_files", { query: "mypc.h" }).then((answer) =>
      answer.results.length > 0 ? answer : ask("find_files", { query: "controller.h" }),
    );
    expect(results[0]).toMatchObject({
      type: "file",
      repo: "game",
      file: "Source/MyPlayerController.h",
      language: "cpp",
    });
    expect(await ask("find_files", { query: "actor.h" })).toMatchObject({
      emptyReason: { code: "filtered_out" },
      removedByFilter: { scope: 1 },
    });
    expect((await ask("find_files", { query: "actor.h", scope: "all" })).results[0].repo).toBe("engine");
  });

  it("offers near names when a name was mistyped", async () => {
    expect((await ask("find_files", { query: "tidd.c" })).nearNames).toEqual(["tide.c"]);
  });

  it("lists a folder, folders first, with what is below them", async () => {
    const { results } = await ask("find_files", { repo: "game", folder: "" });
    expect(results.map(({ type, name, files }) => [type, name, files])).toEqual([
      ["folder", "Data", 1],
      ["folder", "Source", 3],
      ["folder", "Tools", 1],
      ["file", "README", 1],
    ]);
    expect((await ask("find_files", { repo: "game", folder: "Source/" })).totalMatches).toBe(3);
    expect(await refusal("find_files", { repo: "game", folder: "Nope" })).toMatchObject({ code: "no_such_file" });
    expect(await refusal("find_files", { folder: "" })).toMatchObject({ code: "invalid_input" });
    expect(await refusal("find_files", {})).toMatchObject({ code: "invalid_input" });
  });

  it("sees a file that was indexed a moment ago", async () => {
    await index.addFile({ repo: "game", path: "Source/Late.cpp", language: "cpp", text: "int late;\n" });
    await until(async () => (await ask("find_files", { query: "late.cpp" })).totalMatches === 1);
    await index.context.db.$executeRaw`DELETE FROM file WHERE path = 'Source/Late.cpp'`;
    await index.context.db.repository.update({ where: { name: "game" }, data: { fileCount: { decrement: 1 } } });
    await index.context.db.$executeRaw`INSERT INTO file_change (file_id, added)
      SELECT file_id, false FROM file_change ORDER BY seq DESC LIMIT 1`;
    await until(async () => (await ask("find_files", { query: "late.cpp" })).totalMatches === 0);
  });
});

describe("reading a file", () => {
  it("gives the indexed text, whole or by lines", async () => {
    const whole = await ask("read_file", { file: "game/Tools/tide.c" });
    expect(whole).toMatchObject({
      lines: 4,
      start: 1,
      end: 4,
      truncated: false,
      next: null,
      status: "partial",
      gaps: [{ startLine: 2, endLine: 3 }],
    });
    expect(whole.text).toBe("static int tide_at(int hour)\n{\n\treturn hour;\n}\n");
    expect(await ask("read_file", { file: "Tools/tide.c", start: 2, end: 3 })).toMatchObject({
      text: "{\n\treturn hour;\n",
      start: 2,
      end: 3,
    });
    expect(await ask("read_file", { file: "tide.c", repo: "game" }).catch((error: AppError) => error.code)).toBe(
      "no_such_file",
    );
    expect(await ask("read_file", { file: "Tools/tide.c", start: 90 })).toMatchObject({ text: "", start: 90, end: 89 });
  });

  it("says why a file has no text", async () => {
    const answer = await ask("read_file", { file: "game/Data/TideTables.inl" });
    expect(answer).toMatchObject({
      text: null,
      emptyReason: { code: "file_skipped", message: expect.stringContaining("6.2 MB") },
    });
  });

  it("asks which one when a bare path is in several repositories", async () => {
    const error = await refusal("read_file", { file: "README" });
    expect(error).toMatchObject({
      code: "ambiguous",
      status: 409,
      details: { candidates: ["game/README", "engine/README"] },
    });
    expect((await ask("read_file", { file: "README", repo: "engine" })).text).toBe("An engine.\n");
    expect((await ask("read_file", { file: "/game/README" })).text).toBe("A game.\n");
  });

  it.each(["game/../../etc/passwd", "/etc/passwd", "../game/README", "game/Source"])(
    "never reaches a path on disk by %s",
    async (file) => {
      expect(await refusal("read_file", { file })).toMatchObject({ code: "no_such_file" });
    },
  );
});

describe("the outline of a file", () => {
  it("is a tree in the order of the source", async () => {
    const { results, totalMatches } = await ask("file_outline", { file: "engine/Source/Actor.h" });
    expect(totalMatches).toBe(4);
    expect(results.map(({ name, role, children }) => [name, role, children.map((child) => child.name)])).toEqual([
      ["UObject", "forward_declaration", []],
      ["AActor", "definition", ["BeginPlay", "bIsActive"]],
    ]);
    expect(results[1].children[0]).toMatchObject({
      line: 9,
      signature: "virtual void BeginPlay();".slice(0, -1),
      modifiers: ["virtual"],
    });
  });

  it("names the owner of what is defined outside of it", async () => {
    const { results } = await ask("file_outline", { file: "game/Source/MyPlayerController.cpp" });
    expect(results.map(({ name, ownName }) => [name, ownName])).toEqual([
      ["AMyPlayerController::BeginPlay", "BeginPlay"],
    ]);
  });

  it("keeps only the kinds that are asked for, with what encloses them", async () => {
    const { results } = await ask("file_outline", { file: "engine/Source/Actor.h", kind: "field" });
    expect(results.map(({ name, children }) => [name, children.length])).toEqual([["AActor", 1]]);
  });

  it("says why there are no symbols", async () => {
    expect(await ask("file_outline", { file: "game/Data/TideTables.inl" })).toMatchObject({
      results: [],
      emptyReason: { code: "file_skipped" },
    });
    expect(await ask("file_outline", { file: "game/README" })).toMatchObject({
      results: [],
      emptyReason: { code: "no_symbols" },
    });
  });
});

describe("the status", () => {
  it("counts files, groups what is not wholly indexed, and lists it", async () => {
    const status = await ask("index_status", {});
    expect(status).toMatchObject({
      extractorVersion: 7,
      totals: { repositories: 2, files: 8, symbols: 9 },
      results: [
        { file: "Data/TideTables.inl", status: "skipped", reason: "too_large", detail: "6.2 MB, the limit is 4 MB" },
        { file: "Tools/tide.c", status: "partial", reason: "syntax_gaps" },
      ],
      totalMatches: 2,
      engines: { search: { engine: "embedded", ready: true, symbols: 9 }, database: { server: "embedded" } },
    });
    expect(status.reasons).toContainEqual({ status: "skipped", reason: "too_large", files: 1 });
    expect(status.languages[0]).toMatchObject({ language: "cpp", files: 5 });
    expect((await ask("index_status", { status: "partial" })).totalMatches).toBe(1);
    expect((await ask("index_status", { repo: "engine" })).totals).toMatchObject({ repositories: 1, files: 2 });
  });

  it("lists repositories, the reader's own first", async () => {
    const { results } = await ask("list_repositories", {});
    expect(results.map(({ name, scope, files, symbols }) => [name, scope, files, symbols])).toEqual([
      ["game", "user", 6, 5],
      ["engine", "external", 2, 4],
    ]);
  });
});

describe("while the index is running", () => {
  it("says so of symbols that the engine has not read yet after a start", async () => {
    const engine = await index.context.search();
    const search: typeof engine.search = async (request) => ({
      ...(await engine.search(request)),
      loaded: { done: 2, total: 6 },
    });
    const context = { ...index.context, search: async () => ({ ...engine, search }) };
    const found = await runOperation("search_symbols", { query: "BeginPlay" }, context);
    expect(found).toMatchObject({ totalIsLowerBound: true, index: { state: "indexing", done: 2, total: 6 } });
    const missed = await runOperation("search_symbols", { query: "NothingIsCalledThis" }, context);
    expect(missed.emptyReason?.code).toBe("index_in_progress");
  });

  it("never says that there is nothing, but how far it is", async () => {
    const { db } = index.context;
    await db.repository.create({
      data: { name: "fresh", root: "/samples/fresh", scope: "user", excludes: [], state: "indexing" },
    });
    const { id } = await db.repository.findUniqueOrThrow({ where: { name: "fresh" } });
    await db.indexRun.create({
      data: { repositoryId: id, phase: "parse", filesTotal: 1836, filesDone: 755, bytesTotal: 100, bytesDone: 50 },
    });
    await until(async () => (await ask("list_repositories", {})).totalMatches === 3);
    const answer = await ask("search_symbols", { query: "NothingIsCalledThis" });
    expect(answer).toMatchObject({
      index: { state: "indexing", done: 761, total: 1842 },
      emptyReason: {
        code: "index_in_progress",
        message: "The index is not complete yet. Read so far: 761 of 1,842 files.",
      },
    });
    const [fresh] = (await ask("list_repositories", {})).results;
    expect(fresh).toMatchObject({ name: "fresh", state: "indexing", run: { phase: "parse", filesDone: 755 } });
    await db.repository.delete({ where: { id } });
  });
});
