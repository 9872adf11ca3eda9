/** What a place that meant something gone means at the head. */
import { LEFT_CODES } from "../../format/occurrence-table";
import type { CodeFile } from "../../resolve/facts/code-file";
import type { Declaration } from "../../resolve/facts/declaration";
import { RULES } from "../../resolve/languages/registry";
import { groupOf } from "../navigation/answer";
import type { ChangeSet } from "./change-set";
import type { Place } from "./left-places";
import { wasExtensionOf } from "./lost-extensions";
import { mayBeOfReceiver, mayBring, mayInherit } from "./wildcards";

/** known: something else; lost: nothing that is indexed or imported; guess: it may mean something else. */
export type MeansNow = "known" | "lost" | "guess";

/**
 * @param was the same place at the base
 * @param gone what it meant there
 */
export async function meansNow(
  { file, at }: Place,
  was: Place,
  gone: Declaration,
  { revisions, come, touched }: ChangeSet,
): Promise<MeansNow> {
  const { session } = revisions.head;
  const meant = await session.resolver.meaning(file, at);
  if (meant.local >= 0 || meant.parameter !== null) return "known";
  if (meant.fileId !== null) return (await bears(file.name(at), meant.fileId, session.code)) ? "known" : "lost";
  if (meant.external === null) {
    if (meant.declarations.length === 0) return "lost";
    if (groupOf(meant.basis) !== "possible") return "known";
    // A candidate that came with the change may be what is meant now.
    return come.has(file.name(at)) ? "guess" : "lost";
  }
  // An import or a path that led to something of the index and leads outside now has lost it.
  if (file.role(at) === "import" || file.role(at) === "soft" || RULES[file.language].assets) return "lost";
  const { specifier } = meant.external;
  // So has every use of the name that it binds.
  if (specifier !== null && meant.basis !== "precise" && isSameImport(file, was.file, file.name(at))) return "lost";
  if (specifier !== null && (await wasExtensionOf(gone, revisions.base.session, specifier))) return "lost";
  const isTold = specifier !== null || meant.basis === "precise";
  if (isTold || RULES[file.language].standardNames.has(file.name(at))) return "known";
  // What is called on something of an unknown type may be from outside, too.
  if (file.uses.left[at] !== LEFT_CODES.none) return "guess";
  if (await mayInherit({ file, at }, gone, session)) return "guess";
  if (await mayBeOfReceiver({ file, at }, gone, session)) return "guess";
  return touched.has(file.path) && (await mayBring(file, was.file, gone, session)) ? "guess" : "lost";
}

/** Whether a place of which the base did not know what it means may mean what it might have meant besides. */
export async function mayMeanOthers({ file, at }: Place, { revisions }: ChangeSet): Promise<boolean> {
  const { declarations } = await revisions.head.session.resolver.meaning(file, at);
  return declarations.length > 0 || RULES[file.language].rootMembers.has(file.name(at));
}

/** Whether one import binds a name on both sides: of itself it cannot lead elsewhere. */
function isSameImport(now: CodeFile, was: CodeFile, name: string): boolean {
  const [after, before] = [now.bindings.named(name), was.bindings.named(name)];
  return after !== undefined && before !== undefined && after.specifier === before.specifier;
}

/** Whether a name is that of a file: an import of what a module has not leads to the module alone. */
async function bears(name: string, fileId: number, code: Code): Promise<boolean> {
  const path = (await code.places([fileId])).get(fileId)?.path ?? "";
  return path
    .split("/")
    .slice(-2)
    .some((part) => part === name || part.startsWith(`${name}.`));
}

type Code = ChangeSet["revisions"]["head"]["session"]["code"];
