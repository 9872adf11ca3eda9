/** Which files see each other's top level names: scripts do, modules don't. */
import ts from "typescript";

const IS_JAVASCRIPT = /\.[cm]?jsx?$/;
const IS_COMMONJS = /\bmodule\.exports\b|\bexports[.[]|\brequire\s*\(/;

/** What the parser writes down of a module: its first import or export. The compiler keeps it to itself. */
interface ModuleMark {
  externalModuleIndicator?: ts.Node | true;
}

export const isJavaScript = (file: string): boolean => IS_JAVASCRIPT.test(file);

/**
 * JavaScript files without imports and exports are modules of their own: a repository holds many that are never
 * loaded together, and their
 * globals would be taken for one another.
 */
export function ownModule(file: ts.SourceFile): void {
  const mark = file as ModuleMark;
  if (!mark.externalModuleIndicator && isJavaScript(file.fileName) && !IS_COMMONJS.test(file.text))
    mark.externalModuleIndicator = true;
}

/**
 * TypeScript scripts that declare the same name are never loaded together either (they would not compile): they
 * become modules of their own.
 * To be called before anything is bound.
 * @param taken names that the language's library declares as values
 */
export function separateClashes(files: readonly ts.SourceFile[], taken: ReadonlySet<string>): void {
  const owners = new Map<string, ts.SourceFile>();
  for (const file of files) {
    if (!isScript(file)) continue;
    for (const name of exclusiveNames(file)) {
      const other = owners.get(name) ?? file;
      owners.set(name, other);
      if (taken.has(name) || other !== file)
        for (const mark of [file, other] as ModuleMark[]) mark.externalModuleIndicator = true;
    }
  }
}

/** A script of TypeScript that is no list of declarations: those are meant to be merged. */
const isScript = (file: ts.SourceFile): boolean =>
  !(file as ModuleMark).externalModuleIndicator &&
  !file.isDeclarationFile &&
  !isJavaScript(file.fileName) &&
  !file.statements.some((statement) => ts.isModuleDeclaration(statement) && ts.isStringLiteral(statement.name));

/** Names at the top level that only one declaration may have. */
function* exclusiveNames(file: ts.SourceFile): Iterable<string> {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.BlockScoped)
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) yield name.text;
    const isOne = ts.isClassDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if ((isOne || (ts.isFunctionDeclaration(statement) && statement.body)) && statement.name) yield statement.name.text;
  }
}

/** Top level values of declaration files: `name`, `event`, `fetch`. */
export function declaredValues(files: readonly ts.SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const file of files)
    for (const statement of file.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) names.add(statement.name.text);
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) names.add(name.text);
    }
  return names;
}
