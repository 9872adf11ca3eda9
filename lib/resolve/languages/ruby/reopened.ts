/**
 * `Minitest::Test.voyage`, where a helper has opened the class of a library and given it more: the path itself leads
 * outside, what was given stands here.
 */
import type { CodeFile } from "../../facts/code-file";
import { isType, scopeOf, type Declaration } from "../../facts/declaration";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";

/** Methods that an opened class was given, of the name that is asked of its path; none for any other name. */
export async function ofReopened(
  { code, members }: Pick<NameReader, "code" | "members">,
  file: CodeFile,
  i: number,
): Promise<readonly Declaration[]> {
  const path = pathBefore(file, i);
  if (path.length < 2) return [];
  const named = (await code.named(path[path.length - 1])).all;
  const type = named.find(
    (d) => isType(d.kind) && isOfRepository(d, file) && [...d.owners, d.name].join("::") === path.join("::"),
  );
  if (!type) return [];
  return (await members.find(scopeOf(type), file.language, file.name(i), file.uses.arity[i], "class")).members;
}

/** The constants that stand left of a name. */
function pathBefore(file: CodeFile, i: number): string[] {
  const steps: string[] = [];
  for (let at = file.uses.left[i]; at >= 0; at = file.uses.left[at]) steps.unshift(file.name(at));
  return steps.every((step) => /^\p{Lu}/u.test(step)) ? steps : [];
}
