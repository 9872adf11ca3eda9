/**
 * What Unreal's build tool and header tool would say, where the engine's own headers are read: the platform, the marks
 * of export, and reflection macros that come to nothing. Written from the engine's public documentation of its build.
 */
import type { ReachedHeader } from "../external-headers";
import type { SpokenNames } from "./spoken-names";

/** The header that declares the marks of reflection: who reaches it stands on the engine itself. */
const HEART = "UObject/ObjectMacros.h";

/** Marks that a header's own part of the generated code would fill in. */
const MARKS =
  "UCLASS USTRUCT UENUM UINTERFACE UDELEGATE UFUNCTION UPROPERTY UPARAM UMETA RIGVM_METHOD GENERATED_BODY GENERATED_UCLASS_BODY " +
  "GENERATED_USTRUCT_BODY GENERATED_UINTERFACE_BODY GENERATED_IINTERFACE_BODY GENERATED_BODY_LEGACY";

const PLATFORMS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ["Linux", "PLATFORM_LINUX", "PLATFORM_UNIX"],
  darwin: ["Mac", "PLATFORM_MAC", "PLATFORM_APPLE"],
  win32: ["Windows", "PLATFORM_WINDOWS", "PLATFORM_MICROSOFT"],
};

const EDITOR_BUILD =
  "UE_BUILD_DEVELOPMENT WITH_EDITOR WITH_EDITORONLY_DATA WITH_ENGINE WITH_COREUOBJECT WITH_APPLICATION_CORE WITH_UNREAL_DEVELOPER_TOOLS " +
  "WITH_SERVER_CODE WITH_PLUGIN_SUPPORT UE_EDITOR IS_MONOLITHIC=0 IS_PROGRAM=0 UE_BUILD_DEBUG=0 UE_BUILD_TEST=0 UE_BUILD_SHIPPING=0 UE_GAME=0 " +
  "UE_SERVER=0 __UNREAL__";

export const standsOnEngine = (headers: readonly ReachedHeader[]): boolean =>
  headers.some(({ path }) => path === HEART || path.endsWith(`/${HEART}`));

/** What every source begins with. */
export function engineSettings(
  headers: readonly ReachedHeader[],
  { words }: SpokenNames,
  platform: NodeJS.Platform,
): string {
  const [name, ...macros] = PLATFORMS[platform] ?? PLATFORMS.linux ?? [];
  const marks = new Set([
    ...headers.flatMap((header) => header.marks),
    ...words.filter((word) => word.endsWith("_API")),
  ]);
  const isDefined = new Set(headers.flatMap(({ directives }) => directives.defined));
  return [
    "#pragma once",
    `#define UBT_COMPILED_PLATFORM ${name}`,
    ...[...macros, ...EDITOR_BUILD.split(" ")].map((macro) => {
      const [word, value = "1"] = macro.split("=");
      return `#define ${word} ${value}`;
    }),
    ...[...marks]
      .filter((mark) => !isDefined.has(mark))
      .sort()
      .map((mark) => `#define ${mark}`),
    "",
  ].join("\n");
}

/** Stands for each `*.generated.h`: the last header that a file includes, in front of its first mark. */
export const GENERATED = MARKS.split(" ")
  .map((mark) => `#undef ${mark}\n#define ${mark}(...)\n`)
  .join("");
