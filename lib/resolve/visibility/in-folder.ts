/** Names that the files of a folder share, where a folder is a package. */
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import { isScope } from "../facts/declaration";
import { means, type Resolution } from "../facts/resolution";
import { RULES } from "../languages/registry";

/**
 * What a file sees of the declarations of its folder, `all`, of any repository. A folder's tests may be a package of
 * their own, which sees of the other one only what it imports.
 */
export function inFolder(file: CodeFile, all: readonly Declaration[]): Resolution | null {
  const { packageClauses } = RULES[file.language];
  const own = packageClauses ? file.symbols.findIndex((_, at) => file.kind(at) === "package") : -1;
  const here = all.filter(
    (d) =>
      d.repositoryId === file.repositoryId &&
      (d.holderKind === null || isScope(d.holderKind)) &&
      (own < 0 || d.holder === file.scope(own)),
  );
  return here.length > 0 ? means(here, "import") : null;
}
