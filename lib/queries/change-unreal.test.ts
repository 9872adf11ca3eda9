import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAsset } from "../../testing/indexer/build-asset";
import { changeFiles, commitAll, startComparing, untilRead } from "../../testing/queries/comparing";
import { askerOf } from "../../testing/queries/ask";
import { indexedFolder, type IndexedFolders } from "../../testing/queries/indexed";

const BASE = {
  "Yard.uproject": "{}",
  "Source/Yard/Tower.h": `UCLASS()
class ATower : public AActor {
  GENERATED_BODY()
public:
  UFUNCTION(BlueprintCallable)
  void Hoist(int32 Load, int32 Height);
  UPROPERTY()
  int32 Reach = 3;
  UFUNCTION(BlueprintCallable)
  void Brake();
};
`,
  "Source/Yard/Tower.cpp": `#include "Tower.h"
void ATower::Hoist(int32 Load, int32 Height) { Reach = Load; }
void ATower::Brake() {}
`,
  "Content/BP_Tower.uasset": buildAsset({
    package: "/Game/BP_Tower",
    className: "Blueprint",
    parent: "/Script/Yard.Tower",
    uses: ["/Script/Yard.Tower:Hoist"],
  }),
  "Content/BP_Crew.uasset": buildAsset({
    package: "/Game/BP_Crew",
    className: "Blueprint",
    parent: "/Script/Engine.Actor",
    uses: ["/Script/Yard.Tower:Brake"],
  }),
};
const HEAD = {
  "Source/Yard/Tower.h": `UCLASS()
class ATower : public AActor {
  GENERATED_BODY()
public:
  UFUNCTION(BlueprintCallable)
  void Raise(int32 Load, int32 Height);
  UPROPERTY()
  int32 Span = 3;
};
`,
  "Source/Yard/Tower.cpp": `#include "Tower.h"
void ATower::Raise(int32 Load, int32 Height) { Span = Load; }
`,
};

let index: IndexedFolders;
let comparing: { close(): Promise<void> };
const asker = askerOf(() => index.context);

beforeAll(async () => {
  index = await indexedFolder("yard", BASE);
  const root = index.roots.get("yard") ?? "";
  commitAll(root, "base");
  changeFiles(root, HEAD);
  await index.indexAgain();
  comparing = await startComparing(index.database.url);
}, 240_000);
afterAll(async () => {
  await comparing?.close();
  await index?.close();
});

describe("a change of what Blueprints name by its path", () => {
  it("leaves them behind, with the redirect that leads them to the new name; for what is gone there is none", async () => {
    const { broken } = await untilRead(() => asker("change_impact", {}));
    const told = broken.map(({ problem, file, why, redirect }) => [problem, file, why, redirect]);
    expect(told.toSorted()).toEqual([
      ["asset", "Content/BP_Crew.uasset", "method Brake is gone", null],
      [
        "asset",
        "Content/BP_Tower.uasset",
        "method Hoist is called Raise now",
        '+FunctionRedirects=(OldName="/Script/Yard.Tower.Hoist",NewName="/Script/Yard.Tower.Raise")',
      ],
    ]);
  });

  it("is told once: what is renamed where it is announced is renamed where its body stands", async () => {
    const { changes } = await untilRead(() => asker("change_impact", {}));
    expect([changes.renamed, changes.removed, changes.added]).toEqual([3, 2, 0]);
  });
});
