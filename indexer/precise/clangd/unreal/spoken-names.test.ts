import { describe, expect, it } from "vitest";
import { NameListener, type SpokenNames } from "./spoken-names";

function spoken(...texts: string[]): SpokenNames {
  const listener = new NameListener();
  for (const text of texts) listener.read(text);
  return listener.spoken();
}

describe("names of Unreal Engine that code speaks of", () => {
  it("are types, templates and enums with their values, without what the code declares in any file", () => {
    const found = spoken(
      "class YARD_API ACrane : public AActor { TMap<FName, UYardLoad*> Loads; ECollisionChannel Channel = ECollisionChannel::Pawn; };",
      "class UYardLoad; enum class ETide : uint8 { Low };\nvoid f(FYardRow R) { ETide T = ETide::Low; ACrane* C; }",
      "struct FYardRow {}; using FRows = TArray<FYardRow>; class UYardLoad final : public UObject {}; FRows All;",
    );
    expect(found.types).toEqual(["AActor", "FName", "UObject"]);
    expect(found.templates).toEqual(["TArray", "TMap"]);
    expect([...found.enums].map(([name, values]) => [name, ...values])).toEqual([["ECollisionChannel", "Pawn"]]);
  });

  it("are not looked for in comments, texts and lines of the preprocessor", () => {
    const { types, words } = spoken(
      '// UGone\n/* FGone */ auto a = "AGone";\n#if WITH_GONE || \\\n  FGone\nFString Here;\n#endif',
    );
    expect([types, words]).toEqual([["FString"], []]);
  });

  it("are macros: marks without arguments, and whether one with arguments ever stands in an expression", () => {
    const { macros, words } = spoken(
      "UCLASS()\nclass YARD_API ACrane {\n  GENERATED_BODY()\n  int a = LOCTEXT_OF(x);\n  UPROPERTY(EditAnywhere)\n  int b;\n};",
      "#define YARD_OWN(x) x\nYARD_OWN(1);\nvoid f() { LOCTEXT_OF(y); }",
    );
    expect(Object.fromEntries(macros)).toEqual({
      GENERATED_BODY: true,
      LOCTEXT_OF: false,
      UCLASS: true,
      UPROPERTY: true,
    });
    expect(words).toEqual(["YARD_API"]);
  });

  it("are not the delegates and tests that a macro declares", () => {
    const { types } = spoken(
      "DECLARE_DYNAMIC_DELEGATE_OneParam(FOnLoad, FName, Name);\nDECLARE_EVENT(ACrane, FLifted)\nstruct A { FOnLoad Load; FLifted Lifted; FName N; };",
    );
    expect(types).toEqual(["ACrane", "FName"]);
  });

  it("any text gives names", () => {
    for (const text of ["", "UCLASS(", "::", "using", "typedef", 'E::"', "TArray<", "\\", "class"]) spoken(text);
  });
});
