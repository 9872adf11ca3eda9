/**
 * Templates of C++ and their specializations share one name and one key: `template <class T> struct Box` beside
 * `template <> struct Box<int>`. A use means the specialization that it is written like, else the template. Knows
 * nothing of deduction.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { SourceText } from "../../../format/source-text";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isType, type Declaration } from "../../facts/declaration";

/** Characters of a list of type arguments that are read. */
const MAX_LENGTH = 300;

/**
 * Those of the declarations that a use of the template can mean; all of them where the template itself is not declared
 * here.
 */
export async function ofTemplate(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const types = found.filter(({ kind, language }) => language === "cpp" && isType(kind));
  if (types.length < 2 || file.uses.symbol[i] >= 0) return found;
  const special = new Map<Declaration, string>();
  for (const d of types) {
    const text = await argumentsOf(code, d);
    if (text !== "") special.set(d, text);
  }
  if (special.size === 0) return found;
  const written = await argumentsAt(code, file, i);
  const alike = types.filter((d) => written !== "" && special.get(d) === written);
  if (alike.length > 0) return alike;
  const template = found.filter((d) => !special.has(d));
  if (!template.some((d) => types.includes(d))) return found;
  // a template that is only announced is what its partial specializations make of it, but for what is not known yet
  const isKnown = !file.argumentsOf(i).some((each) => each && file.uses.local[each.at] >= 0);
  if (template.some(({ role }) => role === "definition") || !isKnown) return template;
  const whole = await Promise.all(found.map((d) => special.has(d) && isWhole(code, d)));
  return found.filter((_, at) => !whole[at]);
}

/** `template <> struct Box<int>`: nothing is left open. */
async function isWhole(code: CodeIndex, d: Declaration): Promise<boolean> {
  const text = await code.text(d.fileId);
  const { startLine, startColumn, nameLine, nameColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  return /^template\s*<\s*>/.test(
    text?.slice(text.offsetAt(startLine, startColumn), text.offsetAt(nameLine, nameColumn)) ?? "",
  );
}

/** Specializations of a template share its name; what stands in the body of one means its own members. */
export function ofThisBody(file: CodeFile, ordinal: number, found: readonly Declaration[]): readonly Declaration[] {
  if (file.language !== "cpp" || found.length < 2) return found;
  const own = found.filter((d) => d.fileId === file.id && file.symbols[d.ordinal].container === ordinal);
  return own.some((d) => d.role === "definition") ? own : found;
}

/** What the body of a type declares that shares its key with others, as specializations do, is none of those. */
export function ofOwnPlace(file: CodeFile, ordinal: number, same: readonly Declaration[]): readonly Declaration[] {
  const { container } = file.symbols[ordinal];
  return container < 0 || !isType(file.kind(container)) ? same : ofThisBody(file, container, same);
}

/**
 * Whether only specializations of a template are declared here (`template <> struct hash<Box>` in `std`): the template
 * stands outside.
 */
export async function isSpecialized(code: CodeIndex, found: readonly Declaration[]): Promise<boolean> {
  if (found.length === 0 || !found.every(isTemplateType)) return false;
  for (const d of found) if ((await argumentsOf(code, d)) === "") return false;
  return true;
}

/** Most types are none, and the texts of their files need not be read. */
const isTemplateType = (d: Declaration): boolean =>
  d.language === "cpp" && (d.kind === "class" || d.kind === "struct") && hasModifier(d, "template");

/** Whether a type is a specialization of a template that is defined beside it. @param same all that has its key */
export async function isSpecialization(
  code: CodeIndex,
  d: Declaration,
  same: readonly Declaration[],
): Promise<boolean> {
  if (d.role !== "definition" || !isTemplateType(d)) return false;
  const hasOthers = same.some(({ id, role, fileId }) => id !== d.id && (role === "definition" || fileId === d.fileId));
  return hasOthers && (await argumentsOf(code, d)) !== "";
}

/** The type arguments that a specialization is declared with; "" for what is none. */
async function argumentsOf(code: CodeIndex, d: Declaration): Promise<string> {
  const home = await code.file(d.fileId);
  return home ? argumentsAt(code, home, home.nameOccurrence(d.ordinal)) : "";
}

/** The type arguments behind an occurrence as they are written, without blanks; "" for none. */
export async function argumentsAt(code: CodeIndex, file: CodeFile, i: number): Promise<string> {
  const text = i >= 0 ? await code.text(file.id) : null;
  return text ? listBehind(text, text.offsetAt(file.uses.line[i], file.columnBehind(i))) : "";
}

function listBehind(text: SourceText, start: number): string {
  const behind = text.slice(start, start + MAX_LENGTH);
  if (!/^\s*</.test(behind)) return "";
  let depth = 0;
  for (let at = 0; at < behind.length; at++) {
    if (behind[at] === "<") depth++;
    else if (behind[at] === ">" && --depth === 0) return behind.slice(0, at + 1).replace(/\s+/g, "");
  }
  return behind.replace(/\s+/g, "");
}
