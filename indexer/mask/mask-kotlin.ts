/**
 * Masks what the Kotlin grammar reads wrongly in four places where code often has it: annotations before a class whose
 * first modifier is a soft keyword (`@Json enum class A` is read as an infix call), a constructor's access on a line
 * of its own below the class's name, a call with one type argument and nothing but a lambda (`build<Row> { }` is read
 * as two comparisons), and one with nothing but a text (`load<Row>("a")`). Never touches comments, and of strings only
 * that text's end. Masked annotations are kept as uses.
 */
import { afterSpace, blankAnnotations, endOfArguments, startsHere, type Annotation } from "./annotations";
import { MASK, MaskBuilder, type MaskedText } from "./mask-builder";

const WORTH_A_SCAN =
  /\b(?:enum|annotation|inner|actual|expect)\s(?:\w+\s+){0,4}(?:class|interface|object)\b|\n\s*(?:\w+\s+){1,4}constructor\b|<[A-Za-z_][\w.]*>(?: \{|\(")/;

/**
 * What must be passed over whole; the start of an annotation; a class's name to the end of its line; one type argument
 * before a brace, or before a plain text that is passed alone.
 */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|@(?:\w+:)?[A-Za-z_][\w.]*|\bclass\s+\w+[^\S\n]*(?:<[^<>{}()]*>)?[^\S\n]*(?=\r?\n)|<[A-Za-z_][\w.]*>(?: (?=\{)|\("[^"\\$\n]+"\))/g;
const SOFT_CLASS =
  /(?:(?:public|internal|private|protected)\s+)?(?:enum|annotation|inner|actual|expect)\s+(?:\w+\s+){0,4}(?:class|interface|object)\b/y;
const CONSTRUCTOR_ACCESS = /\s*((?:(?:internal|private|protected|public|actual|expect)\s+){1,4})constructor\b/y;
const DECLARED_TYPE = /\b(?:class|interface)\s+\w+\s*$/;
const LONGEST_NAME = 200;

export function maskKotlin(source: string): MaskedText {
  if (!WORTH_A_SCAN.test(source)) return { text: source, macros: [], includes: [] };
  const mask = new MaskBuilder(source);
  maskDeclarations(mask, source);
  return mask.finish();
}

/** What every text needs that has such declarations at all. */
export function maskDeclarations(mask: MaskBuilder, source: string): void {
  let run: Annotation[] = [];
  let at = 0;
  for (TOKEN.lastIndex = 0; ;) {
    const found = TOKEN.exec(source);
    if (!found) break;
    const isAnnotation = found[0].startsWith("@");
    if (isAnnotation && found.index !== at) run = [];
    if (isAnnotation) {
      const end = endOfArguments(source, TOKEN.lastIndex);
      run.push({ start: found.index, end });
      at = TOKEN.lastIndex = afterSpace(source, end);
      if (startsHere(SOFT_CLASS, source, at)) blankAnnotations(mask, source, run);
    } else if (found[0].startsWith("class")) blankConstructorAccess(mask, source, TOKEN.lastIndex);
    else if (found[0].startsWith("<") && found[0].endsWith(")")) endInComma(mask, TOKEN.lastIndex);
    else if (found[0].startsWith("<")) keepTypeArgument(mask, source, found.index, TOKEN.lastIndex);
  }
}

/**
 * `build<Row> {` is read as `build<Row?>{`, which no comparison looks like. A type that is declared takes no such
 * parameter.
 */
function keepTypeArgument(mask: MaskBuilder, source: string, start: number, end: number): void {
  if (!DECLARED_TYPE.test(source.slice(Math.max(0, start - LONGEST_NAME), start))) mask.respell(end - 2, "?>");
}

/** `load<Row>("ab")` is read as `load<Row>("a",)`: what ends in a comma is no comparison. */
const endInComma = (mask: MaskBuilder, end: number): void => mask.respell(end - 3, '",');

function blankConstructorAccess(mask: MaskBuilder, source: string, from: number): void {
  if (!startsHere(CONSTRUCTOR_ACCESS, source, from)) return;
  const end = CONSTRUCTOR_ACCESS.lastIndex - "constructor".length;
  // in a class the line end alone would end it for the parser
  mask.respell(from, MASK.repeat(end - from));
}
