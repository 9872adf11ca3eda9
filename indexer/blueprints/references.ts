/** What a package uses: the classes, structs, enums, functions and Blueprints among its imports. */
import { isPath, packageOf } from "./object-path";
import type { ObjectTables } from "./object-tables";

/** Classes of imports that code can declare, and those of Blueprints: `WidgetBlueprintGeneratedClass`. */
const NAMED_CLASS = /^(?:Class|ScriptStruct|Enum|Function)$|BlueprintGeneratedClass$/;

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
    if (!NAMED_CLASS.test(className)) continue;
    const path = objects.pathOf(-i - 1);
    const isWhole = path !== null && isPath(path) && packageOf(path) !== path && path.length <= LONGEST_PATH;
    if (isWhole && !MACHINERY.test(path)) found.add(path);
  }
  return [...found].sort();
}
