/**
 * What a module of a script has beside what it declares at its top: the members of the value that it stands for
 * (`module.exports = A; A.b = 1`), and what an importing file asks of them.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { scopeOf, type Declaration } from "../../facts/declaration";
import { fileOf } from "../../facts/declared-name";
import { MAX_REEXPORTS, type Imported, type ModuleNames } from "../../visibility/imported";
import type { ModuleReader } from "../readers";
import { isExportedByAssignment, withoutInner } from "./functions";

/** A member of the value that a module stands for; null where it stands for none, or the value has no such member. */
export async function ofExportedValue(
  { code, imports }: ModuleReader,
  fileId: number,
  name: string,
  depth: number,
): Promise<Imported | null> {
  const module = depth > MAX_REEXPORTS ? null : await code.file(fileId);
  const local = module?.bindings.exportedAs("default");
  if (!module || local === undefined) return null;
  const scopes = new Set([`${module.scope(-1)}${local}.`]);
  const given = await imports.inModule(fileId, "default", depth + 1);
  if (given?.sort === "symbols") for (const d of given.declarations) scopes.add(scopeOf(d));
  const found = (await code.named(name)).all.filter((d) => scopes.has(d.holder));
  const members = withoutInner(module.language, found);
  if (members.length > 0) return { sort: "symbols", declarations: [...members] };
  return given?.sort === "module" ? imports.inModule(given.files[0], name, depth + 1) : null;
}

/** `a.b` behind the import of `a`: what the module has under the name beside what it stands for; null for nothing. */
export function besideExport(modules: ModuleReader, file: CodeFile, i: number): Promise<Imported | null> {
  return takenFromImport(modules, file, file.uses.left[i], file.name(i));
}

/** `const { b } = a` behind the import of `a`: the same. @param whole the occurrence of `a` */
export async function takenFromImport(
  modules: ModuleReader,
  file: CodeFile,
  whole: number,
  name: string,
): Promise<Imported | null> {
  const isBare = whole >= 0 && file.uses.left[whole] === LEFT_CODES.none && file.uses.local[whole] < 0;
  const found = isBare ? file.bindings.named(file.name(whole)) : undefined;
  const target = found?.targetFile ?? null;
  if (!found || target === null || !(found.kind === "require" || found.imported === "default")) return null;
  return (await modules.imports.inModule(target, name)) ?? ofExportedValue(modules, target, name, 0);
}

/** `const a = require("./b").c`, `(await import("./b")).c`: what `c` means there; null for any other name. */
export async function requiredMember({ imports }: ModuleReader, file: CodeFile, i: number): Promise<Imported | null> {
  const left = file.uses.left[i];
  if (file.role(i) !== "import") return ofCalledRequire(imports, file, i, left);
  if (left === LEFT_CODES.none) return renamedImport(imports, file, i);
  if (left === LEFT_CODES.expression) return ofAwaited(imports, file, i);
  if (left < 0 || file.name(left) !== "require") return null;
  const line = file.uses.line[i] + 1;
  const all = file.imports.filter(({ kind, imported }) => kind === "require" && imported === file.name(i));
  const found = all.findLast((each) => each.line <= line) ?? all.at(0);
  return found ? imports.target(file, found) : null;
}

/** `require("./a").b()`: what `b` means in the module. Null where the line has several that differ. */
async function ofCalledRequire(
  imports: ModuleNames,
  file: CodeFile,
  i: number,
  left: number,
): Promise<Imported | null> {
  if (left < 0 || file.name(left) !== "require" || file.uses.local[left] >= 0) return null;
  const line = file.uses.line[left] + 1;
  const all = file.imports.filter((each) => each.kind === "require" && each.line === line && each.name === null);
  const [first] = all;
  if (first === undefined || all.some(({ specifier }) => specifier !== first.specifier)) return null;
  const found = await imports.target(file, { ...first, imported: file.name(i) });
  return found.sort === "module" ? null : found;
}

/** `const a = (await import("./b")).c`: what `c` means there. */
async function ofAwaited(imports: ModuleNames, file: CodeFile, i: number): Promise<Imported | null> {
  const line = file.uses.line[i] + 1;
  const found = file.imports.findLast((each) => each.imported === file.name(i) && each.line <= line);
  return found && found.name !== null && line - found.line <= MAX_LINES ? imports.target(file, found) : null;
}

/** Lines between the start of a declaration and the member that it takes out of a module. */
const MAX_LINES = 3;

/** In a function that a module exports by `module.exports = { … }`, `this` is the module; nothing in any other. */
export async function ofOwnExports({ code }: ModuleReader, file: CodeFile, i: number): Promise<Declaration[]> {
  let around = file.uses.enclosing[i];
  while (around >= 0 && file.symbols[around].container >= 0) around = file.symbols[around].container;
  if (file.language !== "javascript" || around < 0) return [];
  const exported = (await code.named(file.name(i))).where(fileOf, file.id).filter(isExportedByAssignment);
  const [own] = (await code.named(file.symbols[around].name)).where(fileOf, file.id).filter(isExportedByAssignment);
  return own ? exported : [];
}

/** Whether a name stands for what its own file exports: `exports`, `module.exports`, `const a = exports`. */
export function isOwnExports(file: CodeFile, i: number): boolean {
  if (file.language !== "javascript" || file.uses.local[i] >= 0) return false;
  const left = file.uses.left[i];
  if (file.name(i) !== "exports") return left === LEFT_CODES.none && file.bindings.standsForExports(file.name(i));
  return left === LEFT_CODES.none || (left >= 0 && file.name(left) === "module" && file.uses.local[left] < 0);
}

/** `import { a as b }`: `a` is the other module's, whatever has its name here. */
async function renamedImport(imports: ModuleNames, file: CodeFile, i: number): Promise<Imported | null> {
  const name = file.name(i);
  const found = file.imports.find((each) => each.imported === name && each.name !== name);
  const isBoundToo = file.imports.some((each) => each.name === name);
  return found && found.kind === "import" && !isBoundToo ? imports.target(file, found) : null;
}
