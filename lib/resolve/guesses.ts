/** What a name can mean when nothing but the name is known: candidates, never an answer. */
import { LEFT_CODES, LEFT_FLAGS } from "../db/occurrences-blob";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import { isFunction, isScope, isType, type Declaration } from "./declaration";
import { NAME_RULES } from "./name-rules";

/** Languages with functions that are called like members of a type that they do not stand in. */
const EXTENDING: ReadonlySet<string> = new Set(["csharp", "kotlin", "rust", "ruby"]);

/** Every member (after a dot) or every declaration that bears the name. */
export async function namesakes(code: CodeIndex, file: CodeFile, i: number): Promise<Declaration[]> {
  const { family, implicitThis } = NAME_RULES[file.language];
  const { left, leftFlags } = file.uses;
  const isMember = left[i] !== LEFT_CODES.none && (leftFlags[i] & LEFT_FLAGS.scope) === 0;
  const role = file.role(i);
  const isTypePlace = role === "type" || role === "inherit";
  // members of the types around were looked up before: what is left of them is seen in Ruby and C++ by ways that no text tells
  const seesMembers = implicitThis && file.language !== "csharp";
  return (await code.declarations(file.name(i))).filter(
    (d) =>
      family.has(d.language) &&
      fitsPlace(d, isMember, seesMembers) &&
      (!isTypePlace || isType(d.kind) || isScope(d.kind)) &&
      !isHidden(d, file) &&
      isOfRepository(d, file),
  );
}

/** Functions that may extend a type that has no member of this name. */
export async function extensionsNamed(code: CodeIndex, file: CodeFile, name: string): Promise<Declaration[]> {
  if (!EXTENDING.has(file.language)) return [];
  const { family } = NAME_RULES[file.language];
  return (await code.declarations(name)).filter(
    (d) => family.has(d.language) && isFunction(d.kind) && isOfRepository(d, file),
  );
}

/** After a dot stands a member; without one no member does, unless `this.` may be left out. */
function fitsPlace(d: Declaration, isMember: boolean, implicitThis: boolean): boolean {
  const isOfType = d.holderKind !== null && isType(d.holderKind) && d.kind !== "enum_member" && !isType(d.kind);
  return isMember ? d.holderKind !== null : implicitThis || !isOfType;
}

/** A guess by name alone stays in the file's repository and in what it stands on. */
function isOfRepository(d: Declaration, file: CodeFile): boolean {
  return d.repositoryId === file.repositoryId || (d.scope === "external" && file.record.scope === "user");
}

/** Members of functions are seen by their own file only. */
function isHidden(d: Declaration, file: CodeFile): boolean {
  return d.fileId !== file.id && d.holderKind !== null && isFunction(d.holderKind);
}
