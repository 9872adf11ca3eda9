/**
 * What Unreal's header tool declares in the classes that it knows: `Super`, the first base, and `ThisClass`, the class
 * itself. What declares a name like that means its own. And the method of a rig's unit, whose body is written as that
 * of a function.
 */
import type { CodeFile } from "../../facts/code-file";
import type { MemberReader } from "../readers";
import { means, meansOutside, type Resolution } from "../../facts/resolution";

const OWN = "ThisClass";
const BASE = "Super";

/** What such a name means that nothing around declares; null where it stands in no type, or is another name. */
export async function generatedName(
  members: MemberReader,
  file: CodeFile,
  i: number,
  scope: string | null,
): Promise<Resolution | null> {
  const name = file.name(i);
  if (name !== BASE && name !== OWN) return null;
  const types = scope === null ? [] : await members.types.ofScope(scope, file.language);
  if (types.length === 0) return null;
  if (name === OWN) return means(types, "scope");
  for (const type of types) {
    const [first] = await members.types.bases(type);
    if (first !== undefined) return first === null ? meansOutside(null) : means(first, "scope");
  }
  return meansOutside(null);
}

const EXECUTES = /^(\w+)_Execute$/;

/** Scope of the struct `FUnit` of which a function `FUnit_Execute` is the method; null for any other function. */
export function unitOf(file: CodeFile, ordinal: number): string | null {
  const unit = EXECUTES.exec(file.symbols[ordinal].name)?.[1];
  return unit === undefined ? null : `${file.holder(ordinal)}${unit}.`;
}
