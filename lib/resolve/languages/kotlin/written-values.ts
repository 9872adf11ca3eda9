/**
 * Values of Kotlin that say their type by how they are written: `"text"`, `3`, `Ship::class`, `Ship::class.java`.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, isType } from "../../facts/declaration";
import { parameterCount } from "../../facts/disambiguator";
import { textBefore } from "../../facts/text-before";
import { outside, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { OF_CLASS, OF_FUNCTION, OF_JAVA_CLASS, OF_NUMBER, OF_PROPERTY, OF_TEXT } from "./literal-types";

/** Characters before a name in which what it is asked of is looked for. */
const MAX_BEFORE = 200;

/** What stands before a name, up to it: with a dot behind, or with a space where a function is called by its name. */
const WRITTEN: readonly [RegExp, string, readonly string[]][] = [
  [/[\w`>\])]::class\s*(?:!!|\?)?\.\s*$/, "kotlin.reflect.KClass", OF_CLASS],
  [/"(?:\s*\.\s*|[ \t]+)$/, "kotlin.String", OF_TEXT],
  [/(?:^|[^\w.])\d+\s*\.\s*$/, "kotlin.Int", OF_NUMBER],
];

const value = (specifier: string, names: readonly string[]): ValueType => ({ ...outside(specifier), names });

/** Null where the text left of a member does not tell it. */
export async function writtenReceiver(code: CodeIndex, file: CodeFile, i: number): Promise<ValueType | null> {
  const before = await textBefore(code, file, i, MAX_BEFORE);
  const found = WRITTEN.find(([written]) => written.test(before));
  if (found) return value(found[1], found[2]);
  const reference = /(?:^|[^\w>])([A-Z]\w*)(?:<[^()]*>)?::(\w+)(?:[ \t]+|\)\s*\.\s*)$/.exec(before);
  return reference ? ofReference(code, file, reference[1], reference[2]) : null;
}

/** `Ship::hull`, `Ship::sink`: what such a value is follows from what the members of the name are. */
async function ofReference(code: CodeIndex, file: CodeFile, type: string, name: string): Promise<ValueType | null> {
  const all = (await code.declarations(name)).filter(
    (d) => d.repositoryId === file.repositoryId && d.holderKind !== null && isType(d.holderKind),
  );
  const own = all.filter(({ holder }) => `.${holder}`.endsWith(`.${type}.`));
  const named = own.length > 0 ? own : all;
  if (named.length === 0 || named.some((d) => isFunction(d.kind) !== isFunction(named[0].kind))) return null;
  if (!isFunction(named[0].kind)) return value("kotlin.reflect", OF_PROPERTY);
  const counts = new Set(named.map((d) => 1 + (parameterCount(d) ?? 0)));
  return value("kotlin.reflect", [...[...counts].map((count) => `KFunction${count}`), ...OF_FUNCTION]);
}

/** `Ship::class.java`, `ship.javaClass`: undefined for any other name, and for one that the repository declares. */
export async function ofJavaClass(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | undefined> {
  if (!/^java(?:Class|ObjectType|PrimitiveType)?$/.test(file.name(at)) || file.uses.arity[at] >= 0) return undefined;
  const isOfClass = file.name(at) === "javaClass" || (await types.receiver(file, at, chain))?.sort === "outside";
  const meant = isOfClass ? await types.occurrence(file, at, chain) : null;
  return meant?.declarations.length === 0 ? value("java.lang.Class", OF_JAVA_CLASS) : undefined;
}
