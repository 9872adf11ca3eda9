/** What only Unreal code has, asked of real files that the real indexer has read. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundlePrograms, folderWith, startIndexer } from "../../indexer/testing";
import { operations, type OperationName, type OperationOf } from "../contract/registry";
import type { OperationOutput } from "../contract/operation";
import { createPrismaClient } from "../db/client";
import { registerRepositories } from "../db/repositories";
import { testDatabase, type TestDatabase } from "../db/testing";
import { openSymbolSearch } from "../search/symbol-search";
import type { QueryContext } from "./context";
import { runOperation } from "./run-operation";

const FILES: Record<string, string> = {
  "Source/Harbour/Public/Crane.h": `#pragma once
DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FOnLifted, float, Height);

UCLASS(Blueprintable, meta = (DisplayName = "Big crane"))
class HARBOUR_API ACrane : public AActor
{
	GENERATED_BODY()
public:
	UFUNCTION(BlueprintCallable, Category = "Lift|Slow")
	void Lift(float Height);

	UPROPERTY(Replicated, EditAnywhere, Category = "Lift")
	float Height;

	UPROPERTY(EditAnywhere, Category = "Paint")
	int32 Colour;

	UPROPERTY(BlueprintAssignable)
	FOnLifted OnLifted;

	int32 Plain;
};
`,
  "Source/Harbour/Private/Crane.cpp": `#include "Crane.h"
void ACrane::Lift(float NewHeight)
{
	Height = NewHeight;
}
`,
};

let database: TestDatabase;
let context: QueryContext;
let close: () => Promise<void> = async () => {};

beforeAll(async () => {
  database = await testDatabase();
  const folder = folderWith(FILES);
  const programs = await bundlePrograms();
  await registerRepositories(database.pool, [{ root: folder.root, name: "game", scope: "user", excludes: [] }]);
  await startIndexer(programs, database.url, { workers: 1 }).exited;
  const db = createPrismaClient(database.pool);
  const search = openSymbolSearch(database.url);
  while (search.state().phase !== "ready") await new Promise((resolve) => setTimeout(resolve, 20));
  context = { db, pool: database.pool, search: async () => search };
  close = async () => {
    await search.stop();
    await db.$disconnect();
    folder.remove();
    programs.remove();
  };
}, 90_000);
afterAll(async () => {
  await close();
  await database?.drop();
});

/** Asks, and checks that the answer is what the contract says. */
async function ask<Name extends OperationName>(
  name: Name,
  input: Record<string, unknown>,
): Promise<OperationOutput<OperationOf<Name>>> {
  const answer = await runOperation(name, input, context);
  expect(operations[name].output.parse(JSON.parse(JSON.stringify(answer)))).toEqual(JSON.parse(JSON.stringify(answer)));
  return answer;
}

const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

describe("what reflection says", () => {
  it("stands on rows of members, on declarations and in documentation", async () => {
    const { results } = await ask("symbol_members", { symbol: "ACrane" });
    expect(results.find(({ name }) => name === "Height")?.reflected).toEqual({
      macro: "UPROPERTY",
      specifiers: [
        { name: "Replicated", value: null },
        { name: "EditAnywhere", value: null },
        { name: "Category", value: "Lift" },
      ],
      meta: [],
    });
    expect(results.find(({ name }) => name === "Plain")).not.toHaveProperty("reflected");
    const crane = await ask("symbol_declaration", { symbol: "ACrane" });
    expect(crane.results[0].reflected?.meta).toEqual([{ name: "DisplayName", value: "Big crane" }]);
    expect((await ask("symbol_doc", { symbol: "ACrane" })).results[0].reflected?.macro).toBe("UCLASS");
  });

  it("counts for a definition that stands elsewhere", async () => {
    const { results } = await ask("symbol_declaration", { symbol: "ACrane::Lift" });
    expect(results[0].declarations[0].file).toBe("Source/Harbour/Private/Crane.cpp");
    expect(results[0].reflected?.macro).toBe("UFUNCTION");
  });

  it("narrows the members of a type", async () => {
    const members = async (filter: Record<string, string>) =>
      names((await ask("symbol_members", { symbol: "ACrane", ...filter })).results);
    expect(await members({ has: "EditAnywhere" })).toEqual(["Height", "Colour"]);
    expect(await members({ has: "editanywhere,Replicated" })).toEqual(["Height"]);
    expect(await members({ meta: "Category=Lift" })).toEqual(["Height"]);
    expect(await members({ meta: "Category=Lift*" })).toEqual(["Lift", "Height"]);
    const none = await ask("symbol_members", { symbol: "ACrane", has: "Exec" });
    expect(none.removedByFilter).toEqual({ has: 5 });
  });

  it("narrows Go to Symbol, as parameters and as words of the query, with a name or without", async () => {
    const found = async (query: string, filter: Record<string, string> = {}) =>
      names((await ask("search_symbols", { query, ...filter })).results);
    expect(await found("has:BlueprintCallable")).toEqual(["Lift"]);
    expect(await found("height has:Replicated")).toEqual(["Height"]);
    expect(await found("lift", { has: "BlueprintCallable" })).toEqual(["Lift"]);
    expect(await found('meta:DisplayName="Big crane"')).toEqual(["ACrane"]);
    expect(await found("height has:Exec")).toEqual([]);
    expect((await found("has:UPROPERTY")).sort()).toEqual(["Colour", "Height", "OnLifted"]);
  });
});

describe("delegates", () => {
  it("are types with their signature", async () => {
    const { results } = await ask("search_symbols", { query: "FOnLifted", kind: "delegate" });
    expect(results).toMatchObject([
      { signature: "DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FOnLifted, float, Height)", role: "definition" },
    ]);
    const { results: uses } = await ask("symbol_usages", { symbol: "FOnLifted" });
    expect(uses.map(({ line }) => line)).toEqual([19]);
  });
});
