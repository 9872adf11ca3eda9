/** The types and Blueprints that a package uses: those among its imports that name a class, a struct or an enum. */
import { packageOf } from "./object-path";
import type { ObjectTables } from "./objects";

/** Classes of imports that are types: `Class`, `ScriptStruct`, `Enum`, `UserDefinedEnum`, `WidgetBlueprintGeneratedClass`. */
const TYPE_CLASS = /^(?:Class|ScriptStruct|Enum)$|BlueprintGeneratedClass$/;

/** What every Blueprint uses for its graphs and for being saved: it says nothing about this one. */
const MACHINERY =
  /^\/Script\/(?:(?:CoreUObject|BlueprintGraph|UnrealEd|KismetCompiler|UMGEditor|AnimGraph)\.|\w+\.(?:\w*Blueprint(?:GeneratedClass)?|EdGraph\w*|SCS_Node|SimpleConstructionScript|PointerToUberGraphFrame)$)/;

/** Objects that are looked at, and paths that are kept. */
const MAX_IMPORTS = 50_000;
const MAX_REFERENCES = 500;
const LONGEST_PATH = 512;

export function references(objects: ObjectTables): string[] {
  const found = new Set<string>();
  for (let i = 0; i < Math.min(objects.importCount, MAX_IMPORTS) && found.size < MAX_REFERENCES; i++) {
    const { className } = objects.import(i);
    if (!TYPE_CLASS.test(className)) continue;
    const path = objects.pathOf(-i - 1);
    const isWhole = path !== null && path.startsWith("/") && packageOf(path) !== path && path.length <= LONGEST_PATH;
    if (isWhole && !MACHINERY.test(path) && !/[\s:]/.test(path)) found.add(path);
  }
  return [...found].sort();
}
