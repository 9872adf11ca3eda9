/** What an object is that code is a part of: of the type around, or one that the function around makes. */
import type { CodeFile } from "../facts/code-file";
import { isFunction, scopeOf, type Declaration } from "../facts/declaration";
import { fileOf } from "../facts/declared-name";
import { HOOKS } from "../languages/hooks";
import type { Members } from "../members/members";
import type { CodeIndex } from "../facts/code-index";
import { enclosingType } from "../visibility/enclosing-type";

/** Declarations of the type or function of which an object is `this` at a place; none outside of such. */
export async function ownObjects(
  { code, members }: { code: CodeIndex; members: Members },
  file: CodeFile,
  at: number,
): Promise<readonly Declaration[]> {
  const scope = enclosingType(file, file.uses.enclosing[at]);
  if (scope === null) return [];
  const types = await members.types.ofScope(scope, file.language);
  if (types.length > 0 || !HOOKS[file.language].isMaker) return types;
  const name = /([^./]*)\.$/.exec(scope)?.[1] ?? "";
  const own = (await code.named(name)).where(fileOf, file.id);
  return own.filter((d) => isFunction(d.kind) && scopeOf(d) === scope);
}
