import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperation } from "../operations/run-operation";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { askerOf, refusalOf } from "../../testing/queries/ask";
import { sampleIndex, until, type SampleIndex } from "../../testing/queries/small-codebase";

let index: SampleIndex;
beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
});
afterAll(() => index?.close());

const ask = askerOf(() => index.context);

const refusal = refusalOf(ask);

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

describe("filters of a search", () => {
  const keys = async (input: Record<string, unknown>) =>
    (await ask("search_symbols", input)).results.map(({ repo, key }) => `${repo} ${key}`);

  it.each<[string, Record<string, unknown>]>([
    ["BeginPlay repo:engine", { query: "BeginPlay", repo: "engine" }],
    ["kind:method BeginPlay scope:all", { query: "BeginPlay", kind: "method", scope: "all" }],
    ["scope:all lang:cpp path:Source/A BeginPlay", { query: "BeginPlay", scope: "all", lang: "cpp", path: "Source/A" }],
    ["kind:type scope:all", { kind: "type", scope: "all" }],
    ["repo:game kind:method", { query: "kind:method", repo: "game" }],
  ])("mean the same typed and given beside it: %s", async (query, given) => {
    const typed = await keys({ query });
    expect(typed.length).toBeGreaterThan(0);
    expect(typed).toEqual(await keys(given));
    expect((await ask("search_symbols", { query })).url).toContain("/?q=");
  });

  it("list everything that they leave, with an exact total, page by page", async () => {
    const whole = await ask("search_symbols", { query: "scope:all kind:all" });
    expect(whole).toMatchObject({ totalMatches: whole.results.length, totalIsLowerBound: false, next: null });
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await ask("search_symbols", { query: "scope:all kind:all", limit: 1, cursor });
      expect(page).toMatchObject({ totalMatches: whole.totalMatches, totalIsLowerBound: false });
      seen.push(...page.results.map(({ url }) => url));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen).toEqual(whole.results.map(({ url }) => url));
  });

  it.each([
    [{ query: "kind:clas Begin" }, "kind", "clas", "class"],
    [{ query: "lang:elvish Begin" }, "lang", "elvish", "cpp"],
    [{ query: "scope:mine Begin" }, "scope", "mine", "user or all"],
    [{ query: "Begin path:" }, "path", "", "no value"],
    [{ query: "Begin kind:class", kind: "method" }, "kind", "class", "twice"],
  ])("that cannot hold are refused with their name, what they got and what they take: %j", async (input, ...said) => {
    const { code, message } = await refusal("search_symbols", input);
    expect(code).toBe("invalid_input");
    for (const part of said) expect(message).toContain(part);
  });

  it("are told when a repository is not there, and when nothing at all was asked", async () => {
    expect(await refusal("search_symbols", { query: "repo:nope a" })).toMatchObject({ code: "no_such_repository" });
    expect(await refusal("search_symbols", { near: "nope/a.h", query: "a" })).toMatchObject({
      code: "no_such_repository",
    });
    for (const input of [{}, { query: "scope:all" }, { scope: "all" }]) {
      expect(await refusal("search_symbols", input)).toMatchObject({ code: "invalid_input" });
    }
  });

  it("belong to the pattern of a regular expression", async () => {
    expect((await ask("search_symbols", { query: "^kind:x", match: "regex" })).emptyReason?.code).toBe("no_match");
  });

  it("rank what stands where the reader is first, and say so", async () => {
    const places = async (near?: string) =>
      (await ask("search_symbols", { query: "BeginPlay", scope: "all", near })).results.map(({ repo }) => repo);
    expect((await places())[0]).toBe("game");
    expect((await places("engine/Source/Actor.h"))[0]).toBe("engine");
    const [row] = (await ask("search_symbols", { query: "BeginPlay", scope: "all", near: "engine" })).results;
    expect(row.rank.map(({ signal }) => signal)).toContain("near");
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
