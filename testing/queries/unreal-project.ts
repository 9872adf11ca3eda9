/** For tests: an Unreal project of two modules with its assets and settings. */
import { buildAsset, VERSIONS, type BuiltAsset } from "../indexer/build-asset";
import { indexedFolder, type IndexedFolders } from "./indexed";

/** The bytes of a Blueprint with a parent. */
export const blueprint = (packagePath: string, parent: string, more: Partial<BuiltAsset> = {}, version = "5.3") =>
  buildAsset({ package: packagePath, className: "Blueprint", parent, ...more }, VERSIONS[version]);

const DOOR = "/Script/Harbor.Door";
const FILES: Record<string, string | Uint8Array> = {
  "Harbor.uproject": `{ "Modules": [{ "Name": "Harbor" }], "Plugins": [{ "Name": "Toys" }] }\n`,
  "Source/Game.Target.cs": `public class GameTarget : TargetRules {
  public GameTarget(TargetInfo Target) : base(Target) { ExtraModuleNames.AddRange(new string[] { "Harbor" }); }
}
`,
  "Source/Harbor/Harbor.Build.cs": "public class Harbor : ModuleRules { }\n",
  "Source/Harbor/Public/Door.h": `#pragma once
UCLASS(Blueprintable)
class HARBOR_API ADoor : public AActor
{
	GENERATED_BODY()
public:
	UFUNCTION(BlueprintImplementableEvent)
	void OnOpened(float Width);
	UFUNCTION(BlueprintCallable)
	void Ring();
};
UCLASS()
class HARBOR_API AIronDoor : public ADoor
{
	GENERATED_BODY()
};
UENUM()
enum class EDoorState : uint8 { Open, Shut };
`,
  "Source/Harbor/Private/Load.cpp": `#include "Door.h"
void Load()
{
	LoadClass<ADoor>(nullptr, TEXT("/Game/Doors/BP_Gate.BP_Gate_C"));
	FindObject<UClass>(nullptr, TEXT("/Script/Harbor.Door"));
}
`,
  // another module with a class of the same name: no asset of the first one means it
  "Plugins/Toys/Toys.uplugin": `{ "Modules": [{ "Name": "Toys", "Type": "Runtime" }] }\n`,
  "Plugins/Toys/Source/Toys/Toys.Build.cs": `public class Toys : ModuleRules {
  public Toys(ReadOnlyTargetRules Target) : base(Target) {
    PublicDependencyModuleNames.AddRange(new string[] { "Core", /* "Slate", */ "Harbor" });
  }
}
`,
  "Source/Harbor/Public/Door.generated.h": "class UGeneratedDoor : public ADoor {};\n",
  "Intermediate/Build/Win64/Inc/Harbor/Door.gen.cpp": "class UGeneratedDoorStatics : public ADoor {};\n",
  "Plugins/Toys/Source/Toys/UDoor.h": "class TOYS_API UDoor : public UObject { GENERATED_BODY() };\n",
  "Plugins/Toys/Content/BP_Toy.uasset": blueprint("/Toys/BP_Toy", "/Script/Toys.Door", {}, "4.27"),
  "Config/DefaultGame.ini": "[/Script/Harbor.Door]\nGate=/Game/Doors/BP_Gate.BP_Gate_C\n",
  "Config/DefaultEngine.ini": `[CoreRedirects]
+PackageRedirects=(OldName="/Script/Quay",NewName="/Script/Harbor")
+ClassRedirects=(OldName="/Script/Quay.Hatch",NewName="/Script/Harbor.IronDoor")
; +ClassRedirects=(OldName="/Script/Quay.Hatch",NewName="/Script/Harbor.Door")
`,
  "Content/Old/BP_Hatch.uasset": blueprint("/Game/Old/BP_Hatch", "/Script/Quay.Hatch", {}, "4.10"),
  "tox.ini": "[tox]\n",
  "Content/Doors/BP_Door.uasset": blueprint("/Game/Doors/BP_Door", DOOR, {
    uses: ["/Script/Harbor.EDoorState", "/Script/Harbor.Door:Ring"],
    functions: { OnOpened: "/Script/Harbor.Door:OnOpened", Slam: null },
  }),
  "Content/Doors/BP_Gate.uasset": blueprint("/Game/Doors/BP_Gate", "/Game/Doors/BP_Door.BP_Door_C", {
    nativeParent: DOOR,
  }),
  "Content/Doors/BP_Iron.uasset": blueprint("/Game/Doors/BP_Iron", "/Script/Harbor.IronDoor", {}, "4.20"),
  "Content/Doors/BP_Bought.uasset": blueprint("/Game/Doors/BP_Bought", "/Market/BP_Sold.BP_Sold_C", {
    nativeParent: DOOR,
  }),
  "Content/UI/WBP_Map.uasset": blueprint("/Game/UI/WBP_Map", "/Script/UMG.UserWidget", {
    className: "WidgetBlueprint",
  }),
  "Content/Maps/Pier.umap": buildAsset({
    package: "/Game/Maps/Pier",
    className: "World",
    parent: DOOR,
    untagged: true,
  }),
  "Source/Harbor/Public/Lockable.h": `#pragma once
UINTERFACE(BlueprintType)
class HARBOR_API ULockable : public UInterface { GENERATED_BODY() };
class HARBOR_API ILockable { GENERATED_BODY() };
UCLASS()
class HARBOR_API ASafe : public AActor, public ILockable { GENERATED_BODY() };
`,
  "Content/BP_Chest.uasset": blueprint("/Game/BP_Chest", "/Script/Engine.Actor", {
    tags: { ImplementedInterfaces: "((Interface=Class'/Script/Harbor.Lockable'))" },
  }),
  "Content/BP_Crate.uasset": blueprint("/Game/BP_Crate", "/Game/BP_Chest.BP_Chest_C", {
    nativeParent: "/Script/Engine.Actor",
  }),
  "Content/BP_Safe.uasset": blueprint("/Game/BP_Safe", "/Script/Harbor.Safe"),
  "Content/BP_Stall.uasset": blueprint("/Game/BP_Stall", "/Market/BP_Sold.BP_Sold_C", {
    nativeParent: "/Script/Engine.Actor",
  }),
  // the Blueprint was renamed and moved; what it was called before is still in use
  "Content/Old/BP_Box.uasset": buildAsset({
    package: "/Game/Old/BP_Box",
    className: "ObjectRedirector",
    tags: { DestinationObject: "Blueprint'/Game/BP_Crate.BP_Crate'" },
  }),
  "Content/BP_OldChild.uasset": blueprint("/Game/BP_OldChild", "/Game/Old/BP_Box.BP_Box_C", {
    nativeParent: "/Script/Engine.Actor",
  }),
  "Content/T_Rust.uasset": buildAsset({ package: "/Game/T_Rust", className: "Texture2D" }),
  "Content/Missing.uasset": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 36891\n",
  "Content/Broken.uasset": blueprint("/Game/Broken", DOOR).subarray(0, 300),
  "Content/__ExternalActors__/Maps/A/B1.uasset": blueprint("/Game/X", DOOR),
};

/** The project in a repository `harbor`. */
export const indexedProject = (): Promise<IndexedFolders> => indexedFolder("harbor", FILES);
