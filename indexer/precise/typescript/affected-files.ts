/** After a change: the files whose answers may have changed with it, though nobody touched them. */
import ts from "typescript";
import { exportedShape } from "./exported-shape";

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** `before`: what answers told of; null when nobody asked, so that every change may be a visible one. */
interface Programs {
  before: ts.Program | null;
  after: ts.Program;
}

/** More are not told: they are found when they are read for another reason. */
const MAX_FILES = 200;

/**
 * Importers of changed files whose visible declarations changed, beyond re-exports as well. Absolute paths.
 * @param imports as they were before and as they are now: a file that went had importers then
 */
export function affectedFiles(programs: Programs, imports: readonly Imports[], changed: readonly string[]): string[] {
  const touched = new Set(changed);
  const open = changed.filter((file) => isVisiblyChanged(programs, file));
  const seen = new Set(open);
  const found = new Set<string>();
  if (open.some((file) => isGlobal(programs.before, file) || isGlobal(programs.after, file)))
    for (const file of ownFiles(programs.after)) found.add(file.fileName);
  const importers = reversed(imports);
  for (let file = open.shift(); file !== undefined && found.size < MAX_FILES; file = open.shift())
    for (const importer of importers.get(file) ?? []) {
      if (programs.after.getSourceFile(importer)) found.add(importer);
      if (seen.has(importer) || !reExports(programs.after, importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  return [...found].filter((file) => !touched.has(file)).slice(0, MAX_FILES);
}

function isVisiblyChanged({ before, after }: Programs, file: string): boolean {
  if (before === null) return true;
  const old = before.getSourceFile(file);
  const now = after.getSourceFile(file);
  if (!old || !now) return old !== now;
  return old !== now && exportedShape(old) !== exportedShape(now);
}

const ownFiles = (program: ts.Program): ts.SourceFile[] =>
  program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file) && !file.fileName.includes("/node_modules/"));

/** It declares for files that don't import it. */
function isGlobal(program: ts.Program | null, name: string): boolean {
  const file = program?.getSourceFile(name);
  if (!file) return false;
  const isModule = ts.isExternalModule(file) || (file as { commonJsModuleIndicator?: unknown }).commonJsModuleIndicator;
  return !isModule || file.statements.some((statement) => isAugmentation(statement));
}

/** `declare global {}`, `declare module "x" {}` */
const isAugmentation = (statement: ts.Statement): boolean =>
  ts.isModuleDeclaration(statement) &&
  (ts.isStringLiteral(statement.name) || (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0);

/** It passes on what it imports. */
function reExports(program: ts.Program, name: string): boolean {
  const file = program.getSourceFile(name);
  const passesOn = file?.statements.some((one) => ts.isExportDeclaration(one) || ts.isExportAssignment(one));
  return passesOn === true || (file !== undefined && /\bmodule\.exports\b/.test(file.text));
}

function reversed(all: readonly Imports[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const imports of all)
    for (const [from, targets] of imports)
      for (const target of targets) {
        const known = importers.get(target);
        if (known) known.add(from);
        else importers.set(target, new Set([from]));
      }
  return importers;
}
