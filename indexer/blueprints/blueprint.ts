/**
 * What makes an asset a Blueprint: a class that it generates, and that class's parent. The tags say both; the tables
 * say them too, and decide, because they are what the engine loads. A level's script stands in the tables only.
 */
import { isPath, packageOf, shortName, unquoted } from "./object-path";
import type { ObjectTables } from "./object-tables";
import type { RegistryAsset } from "./registry-tags";

export interface BlueprintFacts {
  /** `/Game/Folder/BP_Door.BP_Door_C`; null where only the tables speak of it */
  classPath: string | null;
  /** path of the class that it derives from; null where it is not said */
  parent: string | null;
  /** nearest ancestor in C++; null where it is not said */
  nativeParent: string | null;
  /** `Normal`, `Interface`, `MacroLibrary`, `FunctionLibrary`, `LevelScript`, `Const` */
  type: string;
  /** only values of properties differ from the parent: it has no graph */
  dataOnly: boolean;
  /** paths of the interfaces that it implements */
  interfaces: string[];
  /** functions and events that it implements */
  functions: BlueprintFunction[];
  /** what its author wrote about it */
  description: string | null;
}

export interface BlueprintFunction {
  name: string;
  /** path of the function that it overrides, `/Script/Engine.Actor:ReceiveTick`; null for one of its own */
  overrides: string | null;
}

const GENERATED = "BlueprintGeneratedClass";
/** Functions that the compiler makes for graphs and bindings: nobody gave them their names. */
const MADE_UP =
  /^(?:ExecuteUbergraph_|BndEvt__|Inp(?:Act|Axis|AxisKey|Touch|VectorAxis)Evt_|EvaluateGraphExposedInputs_)|__DelegateSignature$/;
const MAX_FUNCTIONS = 1000;
const TYPE_PREFIX = "BPTYPE_";
const MAX_INTERFACES = 64;

/** Null for anything that is no Blueprint. */
export function readBlueprint(assets: readonly RegistryAsset[], objects: ObjectTables): BlueprintFacts | null {
  const tagged = assets.find(({ tags }) => tags.has("GeneratedClass") && tags.has("ParentClass"));
  const generated = generatedClass(objects, tagged?.tags.get("GeneratedClass"));
  const functions = generated ? functionsOf(objects, generated.index) : [];
  if (tagged) return ofTags(tagged.tags, generated?.parent ?? null, functions);
  if (!generated?.parent) return null;
  const type = assets.some(({ className }) => shortName(className) === "World") ? "LevelScript" : "Normal";
  const unsaid = { classPath: null, nativeParent: null, dataOnly: false, interfaces: [], description: null };
  return { ...unsaid, parent: generated.parent, type, functions };
}

function ofTags(
  tags: ReadonlyMap<string, string>,
  parentOfTables: string | null,
  functions: BlueprintFunction[],
): BlueprintFacts {
  const path = (tag: string) => unquoted(tags.get(tag) ?? "");
  return {
    classPath: path("GeneratedClass"),
    parent: parentOfTables ?? path("ParentClass"),
    nativeParent: path("NativeParentClass"),
    type: (tags.get("BlueprintType") ?? "Normal").replace(TYPE_PREFIX, ""),
    dataOnly: tags.get("IsDataOnly")?.toLowerCase() === "true",
    interfaces: interfacesIn(tags.get("ImplementedInterfaces") ?? ""),
    functions,
    description: tags.get("BlueprintDescription")?.trim() || null,
  };
}

interface Generated {
  parent: string | null;
  /** of the class as its functions name what holds them */
  index: number;
}

/**
 * The class among the exports that the Blueprint generates. Old ones keep a skeleton of it beside: `SKEL_BP_Door_C`.
 */
function generatedClass(objects: ObjectTables, tag: string | undefined): Generated | null {
  const wanted = tag === undefined ? null : shortName(unquoted(tag) ?? tag);
  for (let i = 0; i < objects.exportCount; i++) {
    const { class: classIndex, super: superIndex, name } = objects.export(i);
    if (superIndex === 0 || (wanted !== null && name !== wanted)) continue;
    if (!(objects.nameOf(classIndex) ?? "").endsWith(GENERATED) || name.startsWith("SKEL_")) continue;
    return { parent: objects.pathOf(superIndex), index: i + 1 };
  }
  return null;
}

function functionsOf(objects: ObjectTables, generated: number): BlueprintFunction[] {
  const found: BlueprintFunction[] = [];
  for (let i = 0; i < objects.exportCount && found.length < MAX_FUNCTIONS; i++) {
    const { class: classIndex, super: superIndex, outer, name } = objects.export(i);
    if (outer !== generated || objects.nameOf(classIndex) !== "Function" || MADE_UP.test(name)) continue;
    const overrides = objects.pathOf(superIndex);
    found.push({ name, overrides: overrides !== null && isPath(overrides) ? overrides : null });
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * `((Interface="/Script/Engine.BlueprintGeneratedClass'/Game/BPI_Use.BPI_Use_C'",…),…)`, with `\"` or without quotes.
 */
function interfacesIn(tag: string): string[] {
  const found = [...tag.matchAll(/Interface=[^'",()]*['"\\]*(?:[\w/.]*')?(\/[^'",()\\]+)/g)].map((match) => match[1]);
  return [...new Set(found)].filter((path) => packageOf(path) !== path).slice(0, MAX_INTERFACES);
}
