/** A package of Python lists its modules among its names, too: `__all__ = ["glaze"]` beside `glaze.py`. */
import type { CodeFile } from "../../facts/code-file";
import { meansFile, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";

const PACKAGE = /__init__\.pyi?$/;

/** Null for a name that stands in no such list, and where the package itself has it. */
export async function bareName({ code }: NameReader, file: CodeFile, i: number): Promise<Resolution | null> {
  if (file.role(i) !== "read" || !PACKAGE.test(file.path)) return null;
  const name = file.name(i);
  const isOwn = file.symbols.some((symbol) => symbol.container < 0 && symbol.name === name);
  if (isOwn || file.bindings.named(name) !== undefined) return null;
  const path = file.path.replace(PACKAGE, name);
  const module = await code.fileAt(file.repositoryId, [`${path}.py`, `${path}/__init__.py`, `${path}.pyi`]);
  if (module === null) return null;
  const text = await code.text(file.id);
  const at = text ? text.offsetAt(file.uses.line[i], file.uses.column[i]) : 0;
  return text && /^["']/.test(text.slice(Math.max(0, at - 1), at)) ? meansFile(module) : null;
}
