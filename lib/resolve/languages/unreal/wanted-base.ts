/**
 * How types list a base that is not indexed: code names an engine's class `AActor`, Blueprints `/Script/Engine.Actor`.
 * Either means both. A base that is no class of Unreal is listed by its own name.
 */
import { splitQualified } from "../../../format/symbol-key";
import type { WantedBase } from "../engine-hooks";
import { generatedClass, isUnrealPath, objectNameOf, prefixedNames, scriptObject } from "./unreal-paths";

/** Behind the name of a Blueprint's class. */
const GENERATED = "_C";

export function wantedBase(asked: string): WantedBase {
  return isUnrealPath(asked) ? byPath(asked) : byName(asked);
}

function byPath(asked: string): WantedBase {
  const object = scriptObject(asked);
  const inCode = object === null ? [] : prefixedNames(object);
  const path = object === null ? generatedClass(asked) : asked;
  return {
    lastNames: [...inCode, splitQualified(path).at(-1) ?? path],
    fits: (baseName) => (isUnrealPath(baseName) ? baseName === path : inCode.includes(baseName)),
  };
}

function byName(asked: string): WantedBase {
  const wanted = splitQualified(asked);
  const name = wanted.at(-1) ?? asked;
  const object = objectNameOf(name);
  const generated = name.endsWith(GENERATED) ? name : name + GENERATED;
  const fits = (baseName: string): boolean => {
    const parts = splitQualified(baseName);
    if (!isUnrealPath(baseName)) return endsAlike(parts, wanted);
    return wanted.length === 1 && parts.at(-1) === (scriptObject(baseName) === null ? generated : object);
  };
  return { lastNames: [...new Set([name, object, generated])], fits };
}

/** One of two qualified names may be written with fewer qualifiers than the other. */
function endsAlike(a: readonly string[], b: readonly string[]): boolean {
  const shared = Math.min(a.length, b.length);
  return a.slice(-shared).join() === b.slice(-shared).join();
}
