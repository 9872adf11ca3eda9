/** What imports bring in languages where declarations of several sorts share a name. */
import type { CodeFile } from "../facts/code-file";
import { HOOKS } from "../languages/hooks";
import type { Imported } from "./imported";

/** Of what an import brings, what the way of naming asks for; null where it brings nothing of that sort. */
export function sortBrought(file: CodeFile, i: number, imported: Imported | null): Imported | null {
  const { ofSortNamed } = HOOKS[file.language];
  if (imported?.sort !== "symbols" || !ofSortNamed || file.role(i) === "import") return imported;
  if (imported.declarations.length === 0) return imported;
  const declarations = [...ofSortNamed(file, i, imported.declarations)];
  return declarations.length > 0 ? { ...imported, declarations } : null;
}
