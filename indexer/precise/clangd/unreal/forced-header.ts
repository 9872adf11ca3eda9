/**
 * A header that stands in for Unreal Engine where only code upon it is there: macros that expand to nothing or to what
 * they declare, containers and pointers that lead to the code's own types, and a class for each name of the engine.
 * What is not said here stays unknown to the compiler, and is left to rules.
 */
import {
  DECLARES_CLASS,
  DECLARES_DELEGATE,
  delegateArgument,
  EXPORT_MARK,
  INLINE_WORDS,
  REFLECTION,
} from "../../../mask/c-macros";
import { CONTAINERS, ENGINE_MACROS, ENGINE_TYPES } from "./engine-types";
import type { SpokenNames } from "./spoken-names";

const KNOWN = new Set(
  [
    ...`${CONTAINERS}${ENGINE_TYPES}`.matchAll(/\b(?:struct|class) (\w+)/g),
    ...ENGINE_MACROS.matchAll(/#define (\w+)/g),
  ].map(([, name]) => name),
);

/** The header's text, for C++. */
export function forcedHeader({ types, templates, enums, macros, words }: SpokenNames): string {
  const isNew = (name: string): boolean => !KNOWN.has(name);
  return [
    "#pragma once",
    ENGINE_MACROS,
    ...[...macros].filter(([name]) => isNew(name)).map(([name, isStatement]) => macro(name, isStatement)),
    ...words.filter(isNew).map(word),
    ENGINE_TYPES,
    ...types.filter(isNew).map((name) => `class ${name} { FATHOM_ANY(${name}) };`),
    ...[...enums].filter(([name]) => isNew(name)).map(([name, values]) => enumOf(name, values)),
    CONTAINERS,
    ...templates.filter(isNew).map((name) => `template<class... A> class ${name} { FATHOM_ANY(${name}) };`),
    "",
  ].join("\n");
}

function macro(name: string, isStatement: boolean): string {
  if (REFLECTION.test(name) || isStatement === false) return REFLECTION.test(name) ? `#define ${name}(...)` : "";
  if (DECLARES_DELEGATE.test(name)) return declaring(name, delegateArgument(name), "FathomDelegate");
  if (DECLARES_CLASS.test(name)) return declaring(name, 0, "FathomTest");
  return `#define ${name}(...)`;
}

/** A macro that declares the class which one of its arguments names. */
function declaring(name: string, place: number, base: string): string {
  const before = ["A", "B"].slice(0, place);
  const parameters = [...before, "N", "..."].join(", ");
  return `#define ${name}(${parameters}) class N : public ${base} {};`;
}

/** Marks go; a constant stays unknown. */
function word(name: string): string {
  if (INLINE_WORDS.has(name)) return `#define ${name} inline`;
  return EXPORT_MARK.test(name) || REFLECTION.test(name) ? `#define ${name}` : "";
}

const enumOf = (name: string, values: ReadonlySet<string>): string =>
  `enum class ${name} : unsigned char { ${[...values].join(", ")} };`;
