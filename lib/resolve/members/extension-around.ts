/** Functions and properties of Kotlin that extend a type: what stands in them sees its members. */
import type { CodeFile } from "../facts/code-file";
import type { TypeSite } from "../facts/value-type";
import { isType } from "../facts/declaration";
import { RULES } from "../languages/registry";

/** Where the type is written that the extension around a symbol extends; null where a type is nearer. */
export function extensionAround(file: CodeFile, enclosing: number): TypeSite | null {
  for (let at = enclosing; at >= 0 && !isType(file.kind(at)); at = file.symbols[at].container) {
    const extended = RULES[file.language].extensionReceiver === "apart" ? file.extendedBy(at) : null;
    if (extended) return extended;
  }
  return null;
}
