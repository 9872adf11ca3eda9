/**
 * An engine knows one repository, and calls everything else outside. What it says so of may be declared in another one
 * that is indexed and that this one stands on. Pure.
 */
import type { CodeFile } from "../facts/code-file";
import type { Resolution } from "../facts/resolution";

/**
 * What rules say of a name that an engine calls outside, where they follow it into other repositories: by an import, a
 * scope or a receiver. That a name is rare is no reason: the language's library may have it as well.
 */
export function meantElsewhere(file: CodeFile, { declarations, ...byRules }: Resolution): Resolution | null {
  const isElsewhere = declarations.length > 0 && declarations.every((d) => d.repositoryId !== file.repositoryId);
  const isFollowed = byRules.basis !== "name" && byRules.basis !== "unique_name";
  return isElsewhere && isFollowed ? { ...byRules, declarations } : null;
}
