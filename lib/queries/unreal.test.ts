/** What only Unreal code has, asked of real files that the real indexer has read. */
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

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

	UPROPERTY(ReplicatedUsing = OnRep_Load)
	float Load;
	UFUNCTION()
	void OnRep_Load();

	UFUNCTION(Server, Reliable, WithValidation)
	void ServerDrop(int32 Count);
	void ServerDrop_Implementation(int32 Count);
	bool ServerDrop_Validate(int32 Count);
};

UINTERFACE()
class ULoadable : public UInterface
{
	GENERATED_BODY()
};
class ILoadable
{
	GENERATED_BODY()
public:
	UFUNCTION(BlueprintNativeEvent)
	void Board(int32 Count);
};
class ABarge : public AActor, public ILoadable { void Board_Implementation(int32 Count) override; };
`,
  "Source/Harbour/Private/Crane.cpp": `#include "Crane.h"
void ACrane::Lift(float NewHeight)
{
	Height = NewHeight;
	Done.BindUFunction(this, "OnRep_Load");
	OnLifted.AddDynamic(this, &ACrane::Lift);
}
void ACrane::OnRep_Load() {}
void ACrane::ServerDrop_Implementation(int32 Count) {}
bool ACrane::ServerDrop_Validate(int32 Count) { return Count > 0; }
void Embark(UObject* Passenger, ABarge* Barge)
{
	ILoadable::Execute_Board(Passenger, 2);
	ACrane::Execute_Lift(Passenger, 2);
	Barge->Execute_Board(Barge, 3);
}
`,
};

/** Macros in small letters say nothing by their shape. */
const MACRO_FILES: Record<string, string> = {
  "fathom.json": '{ "macros": { "harbour_export": "nothing" } }\n',
  "Source/Harbour/Private/marks.h": "#define harbour_inline static __inline__\n",
  "Source/Harbour/Private/moor.h":
    "harbour_export int Moor(int Ship);\nharbour_inline int Cast(int Ship) { return Ship; }\n",
};

const { ask } = askedIndex(() => indexedFolder("game", { ...FILES, ...MACRO_FILES }));

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
    expect(none.removedByFilter).toEqual({ has: 10 });
  });

  it("narrows Go to Symbol, as parameters and as words of the query, with a name or without", async () => {
    const found = async (query: string, filter: Record<string, string> = {}) =>
      names((await ask("search_symbols", { query, ...filter })).results);
    expect(await found("has:BlueprintCallable")).toEqual(["Lift"]);
    expect(await found("height has:Replicated")).toEqual(["Height"]);
    expect(await found("lift", { has: "BlueprintCallable" })).toEqual(["Lift"]);
    expect(await found('meta:DisplayName="Big crane"')).toEqual(["ACrane"]);
    expect(await found("height has:Exec")).toEqual([]);
    expect((await found("has:UPROPERTY")).sort()).toEqual(["Colour", "Height", "Load", "OnLifted"]);
    for (const limit of [1, 2, 200]) {
      const { totalMatches, totalIsLowerBound } = await ask("search_symbols", { query: "has:UPROPERTY", limit });
      expect([totalMatches, totalIsLowerBound]).toEqual([4, false]);
    }
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

describe("links that only Unreal knows", () => {
  const lines = (rows: readonly { line: number }[]) => rows.map(({ line }) => line);

  it("lead from specifiers and strings to the functions that they name", async () => {
    const { results, counts } = await ask("symbol_usages", { symbol: "ACrane::OnRep_Load" });
    expect(results.map(({ file, line }) => `${file.split("/").pop()}:${line}`)).toEqual(["Crane.cpp:5", "Crane.h:23"]);
    expect(counts.possible).toBe(0);
    expect(lines((await ask("symbol_usages", { symbol: "ACrane::Lift" })).results)).toEqual([6]);
  });

  it("lead from a UFUNCTION to the functions that hold its body, and back", async () => {
    const implementing = async (symbol: string) => names((await ask("symbol_implementations", { symbol })).results);
    expect(await implementing("ACrane::ServerDrop")).toEqual(["ServerDrop_Implementation", "ServerDrop_Validate"]);
    expect(await implementing("ACrane::ServerDrop_Validate")).toEqual(["ServerDrop"]);
    // the virtual function itself is written by no one
    expect(await implementing("ILoadable::Board")).toEqual(["Board_Implementation"]);
  });

  it("lead from what calls an interface's function on any object to the function", async () => {
    const file = "Source/Harbour/Private/Crane.cpp";
    const { results } = await ask("symbol_usages", { symbol: "ILoadable::Board", role: "call" });
    expect(results.map(({ line, enclosing }) => `${line} ${enclosing?.name}`)).toEqual(["13 Embark", "15 Embark"]);
    const meant = async (line: number) => names((await ask("symbol_at", { file, line, column: 20 })).results);
    expect(await meant(13)).toEqual(["Board"]);
    expect(await meant(14)).not.toContain("Lift");
  });

  it("lead from an interface's reflected class to what implements it", async () => {
    expect(names((await ask("symbol_inheritors", { symbol: "ULoadable" })).results)).toEqual(["ABarge"]);
  });

  it("lead to what derives from an engine's class that is not indexed", async () => {
    expect(names((await ask("symbol_inheritors", { symbol: "AActor" })).results)).toEqual(["ACrane", "ABarge"]);
  });
});

it("the status says which macros are known and what that brought", async () => {
  const { macros, results } = await ask("index_status", {});
  expect(results).toEqual([]);
  expect(macros).toEqual({
    repositories: [{ repo: "game", learned: 1, configured: 1, files: 1, cleanFiles: 1, problem: null }],
    examples: [
      { repo: "game", name: "harbour_export", meaning: { as: "nothing" }, configured: true },
      { repo: "game", name: "harbour_inline", meaning: { as: "word", word: "static" }, configured: false },
    ],
  });
});
