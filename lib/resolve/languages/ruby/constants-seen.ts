/** Constants by the path that is written, as the modules around a place see them. */
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isScope, isType, type Declaration } from "../../facts/declaration";
import { holderOf } from "../../facts/declared-name";
import { withoutLast } from "../../visibility/file-private";

/**
 * Classes and modules of the repository that a path means; innermost first by where its first name is declared. What
 * bases bring is not looked at.
 */
export async function constantSeen(
  code: CodeIndex,
  file: CodeFile,
  scope: string,
  path: readonly string[],
): Promise<readonly Declaration[]> {
  const ends = [path[0], path[path.length - 1]];
  const [heads, named] = await Promise.all(ends.map((name) => code.named(name)));
  const isOwn = (d: Declaration) =>
    d.repositoryId === file.repositoryId && d.language === file.language && (isType(d.kind) || isScope(d.kind));
  const before = path.slice(0, -1).map((name) => `${name}.`);
  for (let around = scope; ; around = withoutLast(around)) {
    if (heads.where(holderOf, around).some(isOwn)) return named.where(holderOf, around + before.join("")).filter(isOwn);
    if (around === "") return [];
  }
}
