/** Declarations that their language keeps inside of their file: no use elsewhere means them, however it is called. */
import type { LanguageId } from "../../contract/vocabulary";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, type Declaration } from "../facts/declaration";

/** Languages whose `private` ends with the file at the latest: a type stands in one file, and has no friends in others. */
const PRIVATE_IN_FILE: ReadonlySet<LanguageId> = new Set<LanguageId>(["java", "kotlin"]);

/** What C keeps to its file, unless that is a header: only a file that includes that one sees it. */
export const isOfFileInC = (d: Declaration): boolean =>
  (d.language === "c" || d.language === "cpp") &&
  (d.holder === "" ? hasModifier(d, "static") || d.kind === "macro" : isOfUnnamedNamespace(d));

/** What a script of Kotlin declares belongs to its run. */
export const isOfScript = (d: Declaration): boolean => d.language === "kotlin" && d.path.endsWith(".kts");

/** What stands in `namespace { … }` is seen around it. */
export const isOfUnnamedNamespace = (d: Declaration): boolean =>
  d.language === "cpp" && d.holder.endsWith(UNNAMED_NAMESPACE);

/** What such a namespace adds to the holder of what stands in it. */
export const UNNAMED_NAMESPACE = "(anonymous).";

/** A file of C or C++ that is there to be included. */
export const isHeader = (path: string): boolean => /\.(h|hh|hpp|hxx|inl)$/.test(path);

/** The only files that can use any of these; null when others can. */
export async function filesThatSee(
  declarations: readonly Declaration[],
  code: CodeIndex,
): Promise<ReadonlySet<number> | null> {
  const statics = declarations.filter((d) => isOfFileInC(d) && !isHeader(d.path));
  const others = declarations.filter((d) => !statics.includes(d));
  const arePrivate = others.every((d) => PRIVATE_IN_FILE.has(d.language) && hasModifier(d, "private"));
  const filesOf = (list: readonly Declaration[]) => [...new Set(list.map(({ fileId }) => fileId))];
  if (!arePrivate || (statics.length > 0 && (await code.areIncluded(filesOf(statics))))) return null;
  return new Set(filesOf(declarations));
}
