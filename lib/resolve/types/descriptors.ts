/** Values in a class's body that say by a method of theirs what an object has under their name. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isType, scopeOf, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";
import type { ValueType } from "../facts/value-type";
import type { TypeSources } from "./type-sources";

/**
 * The method that answers for a value where an object is asked for a field; null where the value itself is meant, as
 * when its class is asked.
 * @param value what the field is declared with
 */
export async function describing(
  names: TypeSources,
  { file, at }: { file: CodeFile; at: number },
  field: Declaration,
  value: ValueType,
  chain: Chain,
): Promise<Declaration | null> {
  const { descriptorMethod } = RULES[field.language];
  if (descriptorMethod === null || value.sort !== "type" || !(await standsInBody(names, field))) return null;
  const [type] = value.declarations;
  if (!type || !isType(type.kind) || (await isOfClass(names, file, at, chain))) return null;
  const [method] = (await names.members.find(scopeOf(type), type.language, descriptorMethod)).members;
  return method ?? null;
}

/** Whether a field is given its value in the body of the type, and not by a method. */
async function standsInBody(names: TypeSources, field: Declaration): Promise<boolean> {
  const home = field.kind === "field" ? await names.code.file(field.fileId) : null;
  const name = home?.nameOccurrence(field.ordinal) ?? -1;
  const around = home && name >= 0 ? home.uses.enclosing[name] : -1;
  return home !== null && around >= 0 && isType(home.kind(around));
}

/** `Config.theme`: the class is asked, and no object of it. */
async function isOfClass(names: TypeSources, file: CodeFile, at: number, chain: Chain): Promise<boolean> {
  const left = file.uses.left[at];
  if (left < 0 || file.uses.arity[left] >= 0 || file.uses.local[left] >= 0) return false;
  const { declarations } = await names.occurrence(file, left, chain);
  return declarations.some((d) => isType(d.kind));
}
