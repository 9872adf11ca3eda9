/**
 * Methods in the body of an unnamed class or of an enum's constant: they override those of a type that only their
 * place tells.
 */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, scopeOf, type Declaration } from "../facts/declaration";
import type { Resolution } from "../facts/resolution";
import type { NameResolver } from "./name-resolver";
import { mayNameBaseOf, unnamedBasesAround } from "./unnamed-bodies";
import { RULES } from "../languages/registry";

/**
 * Scopes of all that an unnamed class of PHP derives from, around a method of it; of other languages what
 * `unnamedBase` gives.
 */
export async function unnamedBases(method: Declaration, code: CodeIndex, resolver: NameResolver): Promise<string[]> {
  if (RULES[method.language].anonymousTypes !== "class expression") {
    const base = await unnamedBase(method, code, resolver);
    return base === null ? [] : [base];
  }
  const file = isOfUnnamed(method) ? await code.file(method.fileId) : null;
  return file ? unnamedBasesAround(file, method.ordinal, (at) => resolver.occurrence(file, at)) : [];
}

const isOfUnnamed = ({ kind, holderKind }: Declaration): boolean =>
  (kind === "method" || kind === "property") && holderKind !== null && isFunction(holderKind);

/**
 * Scope of the type that the unnamed class around a method derives from; of a method in Rust, that of the trait which
 * its block implements for a type of another file. Null when there is no such class or block.
 */
export async function unnamedBase(
  method: Declaration,
  code: CodeIndex,
  resolver: NameResolver,
): Promise<string | null> {
  const { implBlocks, anonymousTypes } = RULES[method.language];
  if (implBlocks) return traitOfForeign(method, code, resolver);
  if (anonymousTypes === null || method.holderKind === null || isType(method.holderKind)) return null;
  if (method.holderKind === "enum_member")
    return method.holder.slice(0, method.holder.slice(0, -1).lastIndexOf(".") + 1);
  const file = await code.file(method.fileId);
  return file && unnamedBaseAround(file, method.ordinal, (at) => resolver.occurrence(file, at));
}

/**
 * `impl<T: Read> Peek for T`, `impl Peek for Vec<u8>`, or for a type of another file: the trait that is named last
 * before a method is its block's, unless a block of the type's own stands between.
 */
async function traitOfForeign(method: Declaration, code: CodeIndex, resolver: NameResolver): Promise<string | null> {
  const file = await code.file(method.fileId);
  if (!file || file.symbols[method.ordinal].qualifier === null) return null;
  if ((await resolver.members.types.ofScope(method.holder, method.language)).length > 0) return null;
  const around = file.symbols[method.ordinal].container;
  const owner = method.owners.at(-1);
  let header = -1;
  let isBehindOthers = false;
  for (let at = file.nameOccurrence(method.ordinal) - 1; at >= 0; at--) {
    // a `where` names the type as well, but stands before all that its block declares
    if (header >= 0 && file.symbols[file.uses.symbol[at]]?.container === around) isBehindOthers = true;
    if (file.uses.enclosing[at] !== around) continue;
    if (header < 0 && file.role(at) === "type" && file.name(at) === owner) header = at;
    if (file.role(at) !== "inherit") continue;
    // behind the trait's block the type has one of its own
    if (isBehindOthers && (file.receiverOf(at)?.at ?? header) !== header) return null;
    const [meant] = (await resolver.occurrence(file, at)).declarations;
    return meant?.kind === "interface" ? scopeOf(meant) : null;
  }
  return null;
}

/** The same for a method of the class by its ordinal. @param occurrence what another occurrence of the file means */
export async function unnamedBaseAround(
  file: CodeFile,
  ordinal: number,
  occurrence: (at: number) => Promise<Resolution>,
): Promise<string | null> {
  for (const at of mayNameBaseOf(file, ordinal)) {
    const [meant] = (await occurrence(at)).declarations;
    if (meant && isType(meant.kind)) return scopeOf(meant);
    if (meant?.kind === "constructor") return meant.holder;
  }
  return null;
}
