/** What a package that is a folder declares, as other packages see it. */
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { filePart, isTopLevel, type Declaration } from "../facts/declaration";
import type { Imported } from "./imported";

/** Of some declarations those at the top level of the package that a file is of. */
export function ofPackage(module: CodeFile, declarations: readonly Declaration[]): Declaration[] {
  const folder = filePart(module.language, module.path);
  return declarations.filter(
    (d) =>
      d.language === module.language &&
      d.repositoryId === module.repositoryId &&
      filePart(d.language, d.path) === folder &&
      isTopLevel(d),
  );
}

/** What a package that a file opens declares under a name; null for nothing, and for what is no package. */
export async function nameOfPackage(code: CodeIndex, opened: Imported, name: string): Promise<Imported | null> {
  const module = opened.sort === "module" ? await code.file(opened.files[0]) : null;
  const declarations = module ? ofPackage(module, await code.declarations(name)) : [];
  return declarations.length > 0 ? { sort: "symbols", declarations } : null;
}
