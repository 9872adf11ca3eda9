/** Members that Unreal code asks of values whose types its own templates and functions give. */
import { describe, expect, it } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";

const HEADER = `#pragma once
DECLARE_DYNAMIC_MULTICAST_DELEGATE(FOnSail);
struct FCargo { void Weigh(); };
struct FLuggage { void Weigh(); };
UCLASS()
class FLEET_API USails : public UActorComponent { GENERATED_BODY() public: void Raise(); };
UCLASS()
class FLEET_API UFlag : public UActorComponent { GENERATED_BODY() public: void Raise(); };
UCLASS()
class FLEET_API AShip : public AActor
{
	GENERATED_BODY()
public:
	UFUNCTION() virtual void Sail();
	int32 Crew;
	FOnSail OnSail;
};
UCLASS()
class FLEET_API ACart : public AActor
{
	GENERATED_BODY()
public:
	UFUNCTION() void Sail();
	int32 Crew;
	FOnSail OnSail;
};
UCLASS()
class FLEET_API UCharacterMovementComponentBase : public UObject { GENERATED_BODY() };
`;

/** Each line asks a ship, and no cart; a sail, and no flag; cargo, and no luggage. */
const SHIP_LINES = [
  "Cast<AShip>(Other)->Sail();",
  "if (AShip* Ship = Cast<AShip>(Other)) Ship->Sail();",
  "if (const auto Ship = Cast<AShip>(Other)) { Ship->Sail(); }",
  "const auto* Ship{Cast<AShip>(Other)}; Ship->Sail();",
  "for (AShip* Ship : Ships) { Ship->Sail(); }",
  "for (auto* Ship : Ships) { Ship->Sail(); }",
  "for (const TObjectPtr<AShip>& Ship : Owned) { Ship->Sail(); }",
  "for (TActorIterator<AShip> It(GetWorld()); It; ++It) { It->Sail(); }",
  "Ships[0]->Sail();",
  "Owned[0]->Sail();",
  "Ships.Last()->Sail();",
  "Flagship.Get()->Sail();",
  "Flagship->Sail();",
  "Own->Sail();",
  "Own.Get()->Sail();",
  'ByName["a"]->Sail();',
  'ByName.FindRef("a")->Sail();',
  "for (auto& Pair : ByName) { Pair.Value->Sail(); }",
  "for (const TPair<FName, AShip*>& Entry : ByName) { Entry.Value->Sail(); }",
  'if (AShip** Found = ByName.Find("a")) { (*Found)->Sail(); }',
  "ShipClass.GetDefaultObject()->Sail();",
  "ShipClass->GetDefaultObject<AShip>()->Sail();",
  "GetDefault<AShip>()->Sail();",
  "GetMutableDefault<AShip>()->Sail();",
  "GetWorld()->SpawnActor<AShip>(ShipClass)->Sail();",
  "AShip* Spawned = GetWorld()->SpawnActor<AShip>(ShipClass); Spawned->Sail();",
  "CastChecked<AShip>(GetOwner())->Sail();",
  "Done.BindUObject(Own, &AShip::Sail);",
  "GetWorldTimerManager().SetTimer(Handle, Own, &AShip::Sail, 1.f);",
  "Input->BindAction(Action, ETriggerEvent::Triggered, Own, &AShip::Sail);",
  "Cart->OnSail.AddDynamic(Own, &AShip::Sail);",
  "FTimerDelegate::CreateUObject(Own, &AShip::Sail);",
  "Find(GET_FUNCTION_NAME_CHECKED(AShip, Sail));",
  "Find(GET_FUNCTION_NAME_STRING_CHECKED(AShip, Sail));",
];
const SAILS_LINES = [
  "Other->GetComponentByClass<USails>()->Raise();",
  "Other->FindComponentByClass<USails>()->Raise();",
  "NewObject<USails>(this)->Raise();",
  'CreateDefaultSubobject<USails>(TEXT("Sails"))->Raise();',
  "auto* Made = NewObject<USails>(this); Made->Raise();",
  "for (USails* Each : TInlineComponentArray<USails*>(this)) { Each->Raise(); }",
];
const CARGO_LINES = [
  "Load->Weigh();",
  "Load.GetValue().Weigh();",
  "Shared->Weigh();",
  "MakeShared<FCargo>()->Weigh();",
  "TSharedPtr<FCargo> Pinned = Held.Pin(); Pinned->Weigh();",
  "Held.Pin()->Weigh();",
  "Crates.FindOrAdd(1).Weigh();",
  "Crates[1].Weigh();",
  "if (FCargo* Crate = Crates.Find(1)) { Crate->Weigh(); }",
];

const body = (lines: readonly string[]): string => lines.map((line) => `\t${line}\n`).join("");
const DOCK = `#include "Fleet.h"
class ADock : public AActor
{
	TArray<AShip*> Ships;
	TArray<TObjectPtr<AShip>> Owned;
	TWeakObjectPtr<AShip> Flagship;
	TObjectPtr<AShip> Own;
	TMap<FName, AShip*> ByName;
	TSubclassOf<AShip> ShipClass;
	TOptional<FCargo> Load;
	TSharedPtr<FCargo> Shared;
	TWeakPtr<FCargo> Held;
	TMap<int32, FCargo> Crates;
	ACart* Cart;
	void Work(AActor* Other);
};
void ADock::Work(AActor* Other)
{
${body([...SHIP_LINES, ...SAILS_LINES, ...CARGO_LINES])}}
`;

const { ask } = askedIndex(() =>
  indexedFolder("game", {
    "Source/Fleet/Public/Fleet.h": HEADER,
    "Source/Fleet/Private/Fleet.cpp":
      '#include "Fleet.h"\nvoid AShip::Sail() { Super::Sail(); }\nvoid ACart::Sail() {}\n',
    "Source/Fleet/Private/Dock.cpp": DOCK,
    "Source/Fleet/Classes/Buoy.h": "class ABuoy { void Ring(); };\n",
    "Source/Fleet/Private/Buoy.cpp": '#include "Buoy.h"\nvoid ABuoy::Ring() {}\n',
    "Source/Toys/Private/Buoy.cpp": "void Other() {}\n",
  }),
);

/** Lines of the dock that surely use a member. */
async function users(symbol: string): Promise<string[]> {
  const { results } = await ask("symbol_usages", { symbol, basis: "proven,inferred", limit: 200 });
  const lines = DOCK.split("\n");
  return results.filter(({ file }) => file.endsWith("Dock.cpp")).map(({ line }) => lines[line - 1].trim());
}

describe("a member is known by what Unreal's templates and functions give:", () => {
  it("pointers, containers, casts, classes and delegates", async () => {
    expect(await users("AShip::Sail")).toEqual(SHIP_LINES);
    expect(await users("ACart::Sail")).toEqual([]);
  });

  it("components", async () => {
    expect(await users("USails::Raise")).toEqual(SAILS_LINES);
    expect(await users("UFlag::Raise")).toEqual([]);
  });

  it("optional, shared and mapped values", async () => {
    expect(await users("FCargo::Weigh")).toEqual(CARGO_LINES);
    expect(await users("FLuggage::Weigh")).toEqual([]);
  });
});

it("header and source go together across Public, Private and Classes", async () => {
  const counterpart = async (file: string) =>
    (await ask("symbol_counterpart", { file })).results.map((row) => row.file);
  expect((await counterpart("Source/Fleet/Public/Fleet.h"))[0]).toBe("Source/Fleet/Private/Fleet.cpp");
  expect((await counterpart("Source/Fleet/Classes/Buoy.h"))[0]).toBe("Source/Fleet/Private/Buoy.cpp");
  expect((await counterpart("Source/Fleet/Private/Buoy.cpp"))[0]).toBe("Source/Fleet/Classes/Buoy.h");
});

it("Go to Symbol needs no prefix letter", async () => {
  const first = async (query: string) => (await ask("search_symbols", { query })).results[0]?.name;
  expect(await first("CharacterMovement")).toBe("UCharacterMovementComponentBase");
  expect(await first("Ship")).toBe("AShip");
  expect(await first("Cargo")).toBe("FCargo");
});
