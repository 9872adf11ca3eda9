/** Where a declaration must stand that nothing leads to but its name. Pure. */
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";

/** What no import or include leads to stands in the file's repository, or in what that one stands on. */
export function isOfRepository(d: Declaration, file: CodeFile): boolean {
  return (
    d.repositoryId === file.repositoryId || (d.repositoryScope === "external" && file.record.repositoryScope === "user")
  );
}
