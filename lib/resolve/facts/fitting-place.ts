/** Of declarations that share a name and an owner, those that an occurrence can mean by its role. Pure. */
import { LEFT_FLAGS } from "../../format/occurrence-table";
import type { LanguageId, UseRole } from "../../contract/vocabulary";
import type { CodeFile } from "./code-file";
import { isFunction, isType, type Declaration } from "./declaration";
import { RULES } from "../languages/registry";

/** Types alone are no values: where a script names a value, an alias or interface of that name is not meant. */
export function isValue(file: CodeFile, i: number, d: Declaration): boolean {
  if (d.kind !== "type_alias" && d.kind !== "interface") return true;
  const role = file.role(i);
  return role === "type" || role === "inherit" || role === "import" || !RULES[file.language].declarationSpaces;
}

/** Of a type and a value of one name, which scripts declare side by side, the one that the place asks for. */
export function sortAsked(file: CodeFile, i: number, declarations: readonly Declaration[]): readonly Declaration[] {
  const role = file.role(i);
  if (!RULES[file.language].declarationSpaces || role === "import" || role === "inherit" || file.uses.symbol[i] >= 0)
    return declarations;
  const fits = declarations.filter((d) => (role === "type" ? isType(d.kind) : isValue(file, i, d)));
  return fits.length > 0 && fits.length < declarations.length ? fits : declarations;
}

/**
 * Where a name is a function and something else, a call means the function and any other use the rest; `Type::name`
 * may be no field.
 */
export function fittingPlace(file: CodeFile, i: number, declarations: readonly Declaration[]): Declaration[] {
  const isWritten = RULES[file.language].writesBySetter && file.role(i) === "write";
  if (isWritten) return declarations.filter((d) => mayWrite(file, i, d));
  const isPath = RULES[file.language].fieldsOfValuesOnly && (file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0;
  const noFields = isPath ? declarations.filter(({ kind }) => kind !== "field") : [];
  if (noFields.length > 0) return noFields;
  const isCall = file.uses.arity[i] >= 0;
  const fits = declarations.filter((d) => isFunction(d.kind) === isCall || (isCall && isType(d.kind)));
  return fits.length > 0 ? fits : [...declarations];
}

/** An assignment calls what writes, and no method that reads: that one has the name as it stands there. */
export const mayWrite = (file: CodeFile, i: number, d: Declaration): boolean =>
  !isFunction(d.kind) || d.name !== file.name(i);

/** Without fields for a call, and without methods where a field has the name: `size` is no `size()`. */
export function apartByUse(
  language: LanguageId,
  arity: number,
  declarations: readonly Declaration[],
): readonly Declaration[] {
  if (!RULES[language].fieldsApartFromMethods || declarations.length === 0) return declarations;
  if (arity >= 0) return declarations.filter((d) => d.kind !== "field" && d.kind !== "enum_member");
  const values = declarations.filter((d) => !isFunction(d.kind));
  return values.length > 0 ? values : declarations;
}

/**
 * Of a module and something else of one name, what stands left of a scope means the module, any other use the rest.
 */
export function apartFromModule(file: CodeFile, i: number, declarations: readonly Declaration[]): Declaration[] {
  const fits = declarations.filter(({ kind }) => (kind === "module") === file.qualifies(i));
  return fits.length > 0 && RULES[file.language].moduleImports ? fits : [...declarations];
}

/** Where functions and values are names apart from types, a function alone is no type. */
export const mayBeType = (role: UseRole, d: Declaration): boolean =>
  !isFunction(d.kind) || (role !== "type" && role !== "inherit") || !RULES[d.language].functionsApartFromValues;

/** Of a type and a function of one name, a type use means the type and a call the function. */
export function preferred(file: CodeFile, i: number, all: readonly Declaration[]): Declaration[] {
  const role = file.role(i);
  const declarations = all.filter((d) => mayBeType(role, d));
  if (role !== "type" && role !== "inherit" && role !== "call") return [...declarations];
  const fits = declarations.filter((d) => isType(d.kind) === (role !== "call"));
  return fits.length > 0 ? fits : [...declarations];
}
