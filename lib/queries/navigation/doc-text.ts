/** Reads comments and what stands between them and a name. Pure. */
import { RULES } from "../../resolve/languages/registry";
import type { LanguageId } from "../../contract/vocabulary";
import type { SourceText } from "../../format/source-text";
import type { SymbolRanges } from "../../format/symbol-ranges";

/** Lines above a declaration in which its reflection macro may stand. */
export const REFLECTED_ABOVE = 6;
const MAX_REFLECTION = 2000;

/** Elements of comments in XML. A reference is named by its last part: `<see cref="Shop.Order"/>` is `Order`. */
const REFERENCE = /<(?:see|seealso|paramref|typeparamref)\s+(?:cref|name|langword)="(?:[^"]*\.)?([^".]*)"\s*\/>/g;
const ELEMENT = /<\/?(?:summary|remarks|returns|value|example|para|param|typeparam|exception|c|code)\b[^<>]*>/g;

/** A comment or docstring without its marks. */
export function plainDoc(doc: string, language: LanguageId): string {
  const lines = doc.split(/\r\n|\n|\r/).map((line) =>
    line
      .replace(/^\s*(\/\*+!?|\/\/+!?<?|\*+\/|\*|#+(?!\w)|r?"""|r?''')\s?/, "")
      .replace(/\s*(\*+\/|"""|''')\s*$/, "")
      .trimEnd(),
  );
  const text = lines.join("\n");
  return (RULES[language].xmlComments ? text.replace(REFERENCE, "$1").replace(ELEMENT, "") : text).trim();
}

/**
 * Unreal's macros (`UPROPERTY(EditAnywhere)`) and annotations or attributes (`@Override`, `[Test]`,
 * `#[derive(Debug)]`) that belong to a declaration, as written; null for none.
 */
export function reflectionAbove(text: SourceText, ranges: SymbolRanges): string | null {
  const first = Math.max(ranges.startLine - REFLECTED_ABOVE, ranges.docEndLine + 1, 0);
  const before = text.between(first, 0, ranges.startLine, ranges.startColumn);
  const own = text.between(ranges.startLine, ranges.startColumn, ranges.nameLine, ranges.nameColumn);
  const macro = /\bU(?:CLASS|STRUCT|ENUM|INTERFACE|PROPERTY|FUNCTION|DELEGATE)\s*\((?:[^()]|\([^()]*\))*\)\s*$/.exec(
    before,
  );
  const inside = /^U[A-Z]+\s*\((?:[^()]|\([^()]*\))*\)/.exec(own);
  const attributes = own.match(/^\s*(@[\w.]+(\([^()]*\))?|\[[^\]]*\]|#\[[^\]]*\])/gm) ?? [];
  const found =
    macro?.[0] ?? inside?.[0] ?? (attributes.length > 0 ? attributes.map((line) => line.trim()).join("\n") : null);
  return found === null ? null : found.trim().slice(0, MAX_REFLECTION);
}
