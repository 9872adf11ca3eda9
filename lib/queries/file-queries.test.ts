import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppError } from "../errors";
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

  it("takes filters in the query as it takes them beside it", async () => {
    const files = async (input: Record<string, unknown>) =>
      (await ask("find_files", input)).results.map(({ repo, file }) => `${repo}/${file}`);
    expect(await files({ query: "actor.h scope:all" })).toEqual(await files({ query: "actor.h", scope: "all" }));
    expect(await files({ query: "repo:engine actor.h" })).toEqual(["engine/Source/Actor.h"]);
    expect(await refusal("find_files", { query: "actor.h kind:class" })).toMatchObject({ code: "invalid_input" });
    expect(await refusal("find_files", { query: "actor.h lang:elvish" })).toMatchObject({ code: "invalid_input" });
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
