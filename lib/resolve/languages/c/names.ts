/**
 * Which of the things that share a name is meant in C and C++: a tag (`struct x`) or a typedef, and of several
 * definitions of one name (programs of one repository know nothing of each other) the one that the file has or
 * includes.
 */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isType, type Declaration } from "../../facts/declaration";
import { UNNAMED_NAMESPACE } from "../../visibility/file-private";
import type { BareName } from "../readers";
import { nearestTwins } from "./copies";
import { c } from "./rules";

/** Those of the declarations that an occurrence can mean beside the others. */
export async function meantInC(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  if (found.length < 2 || !c.family.has(file.language)) return found;
  const near = await withoutUnnamedElsewhere(code, file, found);
  return nearestTwins(code, file, file.uses.symbol[i] < 0 ? tagOrTypedef(file, i, near) : near);
}

/** What stands in `namespace { … }`, however deep, is of its file: another file's namesake is another thing. */
async function withoutUnnamedElsewhere(
  code: CodeIndex,
  file: CodeFile,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const isUnnamed = ({ holder, fileId }: Declaration) => fileId !== file.id && holder.includes(UNNAMED_NAMESPACE);
  if (!found.some(isUnnamed)) return found;
  const includes = await code.included(file.id);
  const seen = found.filter((d) => !isUnnamed(d) || includes(d.fileId));
  return seen.length > 0 ? seen : found;
}

/** `struct x` means no typedef, and `x` alone, `sizeof(x)` too, no tag that a typedef stands beside. */
export function tagOrTypedef(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[] {
  if (file.language !== "c") return found;
  if (file.role(i) !== "type") return valuesFirst(file.role(i) === "read" ? withoutTags(found) : found);
  const isTag = file.uses.arity[i] === 0;
  const fits = found.filter((d) => isType(d.kind) && (d.kind === "type_alias") !== isTag);
  return fits.length > 0 || isTag ? fits : found;
}

/** A tag is never named alone: `layout(1)` is the function, whatever `struct layout` there is. */
function valuesFirst(found: readonly Declaration[]): readonly Declaration[] {
  const values = found.filter((d) => !isTagged(d));
  return values.length > 0 && values.length < found.length ? values : found;
}

const isTagged = ({ kind }: Declaration): boolean => isType(kind) && kind !== "type_alias";

function withoutTags(found: readonly Declaration[]): readonly Declaration[] {
  if (!found.some(({ kind }) => kind === "type_alias")) return found;
  return found.filter(({ kind }) => !isType(kind) || kind === "type_alias");
}

/**
 * Of what a file declares at its top: no typedef for `struct x`, and for `x` alone no tag where a header that the file
 * includes has a typedef. A struct without a tag is called by its typedef alone and looks like a tag here.
 */
export async function withoutOtherTags(
  code: CodeIndex,
  file: CodeFile,
  { name, role, arity }: BareName,
  top: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const isBeside = role === "read" && top.every(({ kind }) => isType(kind));
  if (top.length === 0 || (role !== "type" && !isBeside)) return file.language === "c" ? valuesFirst(top) : top;
  if (role === "type" && arity === 0) return top.filter((d) => isType(d.kind) && d.kind !== "type_alias");
  const aliases = top.filter((d) => d.kind === "type_alias");
  if (aliases.length > 0) return aliases;
  const elsewhere = (await code.declarations(name)).filter((d) => d.kind === "type_alias" && c.family.has(d.language));
  if (elsewhere.length === 0) return top;
  const includes = await code.included(file.id);
  const seen = elsewhere.filter((d) => includes(d.fileId));
  return seen.length > 0 ? seen : top;
}
