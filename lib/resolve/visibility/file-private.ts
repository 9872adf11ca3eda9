/** Declarations that their language keeps inside of their file: no use elsewhere means them, however it is called. */
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, isTopLevel, type Declaration } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** What is kept to its file, unless that is a header: only a file that includes that one sees it. */
export const hasInternalLinkage = (d: Declaration): boolean =>
  RULES[d.language].internalLinkage &&
  (d.holder === "" ? hasModifier(d, "static") || d.kind === "macro" : isOfUnnamedNamespace(d));

/**
 * Of declarations of one scope those that a file can mean: what is private at the top of a file is that file's alone.
 */
export function withoutOthersPrivate(found: readonly Declaration[], fileId: number): readonly Declaration[] {
  const isOfFile = (d: Declaration) => RULES[d.language].topReach?.private === "file" && hasModifier(d, "private");
  const fits = found.filter((d) => d.fileId === fileId || !isTopLevel(d) || !isOfFile(d));
  return fits.length > 0 ? fits : found;
}

/** What a script declares that is run alone belongs to its run. */
export function isOfScript(d: Declaration): boolean {
  const { scriptEnding } = RULES[d.language];
  return scriptEnding !== null && d.path.endsWith(scriptEnding);
}

/** What stands in `namespace { … }` is seen around it. */
export const isOfUnnamedNamespace = (d: Declaration): boolean =>
  RULES[d.language].unnamedNamespaces && d.holder.endsWith(UNNAMED_NAMESPACE);

/** What such a namespace adds to the holder of what stands in it. */
export const UNNAMED_NAMESPACE = "(anonymous).";

/** The scope around one. */
export const withoutLast = (scope: string): string => scope.slice(0, scope.slice(0, -1).lastIndexOf(".") + 1);

/** A file of C or C++ that is there to be included. */
export const isHeader = (path: string): boolean => /\.(h|hh|hpp|hxx|inl)$/.test(path);

/** The only files that can use any of these; null when others can. */
export async function filesThatSee(
  declarations: readonly Declaration[],
  code: CodeIndex,
): Promise<ReadonlySet<number> | null> {
  const statics = declarations.filter((d) => hasInternalLinkage(d) && !isHeader(d.path));
  const others = declarations.filter((d) => !statics.includes(d));
  const arePrivate = others.every((d) => RULES[d.language].privateInFile && hasModifier(d, "private"));
  const filesOf = (list: readonly Declaration[]) => [...new Set(list.map(({ fileId }) => fileId))];
  if (!arePrivate || (statics.length > 0 && (await code.areIncluded(filesOf(statics))))) return null;
  return new Set(filesOf(declarations));
}
