/**
 * The tools of the proposal in ../shared/seeds answer with the fields of its own examples, over sources as they show
 * them.
 */
import { describe, expect, it } from "vitest";
import { areDocumentsThere, documentOf, fieldsMissing } from "../../../testing/asked-for";
import { testClient } from "../../../testing/mcp-client";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";
import { blueprint } from "../../../testing/queries/unreal-project";
import { operations, type OperationName } from "../../operations/registry";
import { runOperation } from "../../operations/run-operation";

const ENGINE = "Engine/Source/Runtime/Engine";
const files = {
  "MyGame.uproject": '{ "Modules": [{ "Name": "MyGame" }] }\n',
  "Source/MyGame/MyGame.Build.cs": "public class MyGame : ModuleRules { }\n",
  [`${ENGINE}/Engine.Build.cs`]: "public class Engine : ModuleRules { }\n",
  [`${ENGINE}/Classes/GameFramework/Actor.h`]:
    "UCLASS(BlueprintType, Blueprintable)\nclass ENGINE_API AActor : public UObject\n{\n\tGENERATED_BODY()\n\npublic:\n\tAActor();\n\tvirtual void BeginPlay();\n};\n",
  [`${ENGINE}/Classes/GameFramework/Pawn.h`]:
    '#include "Actor.h"\nUCLASS()\nclass ENGINE_API APawn : public AActor\n{\n\tGENERATED_BODY()\n};\n',
  "Engine/Source/Editor/Blutility/Public/EditorUtilityLibrary.h": "class AActor;\nclass APawn;\n",
  "Source/MyGame/MyActor.h":
    '#include "Actor.h"\nUCLASS()\nclass AMyActor : public AActor\n{\n\tGENERATED_BODY()\n\tvirtual void BeginPlay() override;\n\tfloat Health;\n};\n',
  "Source/MyGame/MyPlayerController.h":
    '#include "Actor.h"\nUCLASS()\nclass AMyPlayerController : public AActor\n{\n\tGENERATED_BODY()\nprotected:\n\tvirtual void BeginPlay() override;\n};\n',
  "Source/MyGame/MyPlayerController.cpp":
    '#include "MyPlayerController.h"\nvoid AMyPlayerController::BeginPlay()\n{\n\tSuper::BeginPlay();\n}\n',
  "Source/MyGame/Piers.h": "namespace east { struct Pier { Pier(); }; }\nnamespace west { struct Pier { Pier(); }; }\n",
  "Content/Blueprints/BP_MyActor.uasset": blueprint("/Game/Blueprints/BP_MyActor", "/Script/Engine.Actor"),
};

/**
 * `symbolType` is the name of a class inside the program that the proposal was written for (`CppFwdClassSymbol`).
 * Nothing here has such classes; `kind` and `role` say what it says.
 */
const NOT_HERE = "symbolType";

const text = documentOf("solution-wide-symbol-actions.md");
const examples = [...text.matchAll(/```json\n\/\/ GET (\S+)\n(?:\/\/.*\n)*([\s\S]*?)```/g)].map(
  ([, address, json]) => ({
    address,
    example: JSON.parse(json) as Record<string, unknown>,
  }),
);
const promised = [...text.matchAll(/^(\w+) +-> GET (\S+)$/gm)].map(([, tool, address]) => ({ tool, address }));

/** Without it a tool leaves out what repeats the question or its own rows, which would cost tokens. */
const ALL_FIELDS = { fields: "full" };

const { indexed } = askedIndex(() => indexedFolder("game", files));

/** What an address of the document asks: the operation behind it, and its input. */
function asked(address: string): { name: OperationName; input: Record<string, string> } {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const found = Object.values(operations).find(({ path }) => path === `/api${pathname}`);
  if (found === undefined) throw new Error(`No operation answers at ${pathname}.`);
  return { name: found.name as OperationName, input: Object.fromEntries(searchParams) };
}

const lacking = (example: unknown, answer: unknown): string[] =>
  fieldsMissing(example, answer).filter((path) => !path.endsWith(`.${NOT_HERE}`));

describe.skipIf(!areDocumentsThere)("the proposal in ../shared/seeds (skipped where it is missing)", () => {
  it("has examples of five questions and names six tools", () => {
    expect(examples).toHaveLength(5);
    expect(promised).toHaveLength(6);
  });

  it.each(promised)("$tool stands at its address and takes its parameters", ({ tool, address }) => {
    const { name, input } = asked(address);
    expect(name).toBe(tool);
    for (const field of Object.keys(input)) expect(operations[name].input.shape).toHaveProperty(field);
  });

  it.each(examples)("GET $address has the fields of its example", async ({ address, example }) => {
    const { name, input } = asked(address);
    expect(lacking(example, await runOperation(name, input, indexed().context))).toEqual([]);
  });

  it.each(examples)("the tool for $address has them too, where it is asked for all fields", async (given) => {
    const { name, input } = asked(given.address);
    const tools = await testClient(indexed().context, ["default", "full"]);
    const { structured, isError, text: said } = await tools.call(name, { ...input, ...ALL_FIELDS });
    await tools.close();
    expect(isError, said).toBe(false);
    expect(lacking(given.example, structured)).toEqual([]);
  });

  it("a row says by its kind and role what a class of that program would say", async () => {
    const { results } = await runOperation("search_symbols", { query: "AActor" }, indexed().context);
    expect(results[0]).toMatchObject({ name: "AActor", kind: "class", role: "definition" });
  });
});

describe("going to the declaration of a type", () => {
  const declared = (symbol: string) => runOperation("symbol_declaration", { symbol }, indexed().context);

  it("means the type, not its constructors, which are listed beside it", async () => {
    const answer = await declared("AActor");
    expect(answer).toMatchObject({ kind: "class", line: 2, forwardDeclarations: 1 });
    expect(answer.snippet).toContain("class ENGINE_API AActor");
    expect(answer.results.map(({ kind }) => kind)).toEqual(["class", "constructor"]);
  });

  it("means none in particular where there are two of that name", async () => {
    const answer = await declared("Pier");
    expect(answer.results).toHaveLength(4);
    expect(answer.kind).toBeUndefined();
  });
});
