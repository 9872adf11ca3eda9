/** Ruby's `autoload :Name, "path"`: the constant is in that file. */
import type { ImportRecord } from "../../db/read/code-files";
import type { CodeIndex } from "../facts/code-index";
import { isScope, isType } from "../facts/declaration";
import { fileOf } from "../facts/declared-name";
import type { Imported } from "./imported";

export async function autoloaded(code: CodeIndex, { name, specifier, targetFile }: ImportRecord): Promise<Imported> {
  const inFile = name === null || targetFile === null ? [] : (await code.named(name)).where(fileOf, targetFile);
  const declarations = inFile.filter((d) => isType(d.kind) || isScope(d.kind) || d.kind === "constant");
  return declarations.length > 0 ? { sort: "symbols", declarations } : { sort: "outside", specifier };
}
