/**
 * Masks what the Java grammar does not know, tried where a text does not parse without: annotations of an array that
 * is passed as many arguments (`Object @Nullable ... args`). They stay uses. Never touches strings or comments.
 */
import { MaskBuilder, type MaskedText } from "./mask-builder";
import { afterSpace, blankAnnotations, endOfArguments, type Annotation } from "./annotations";

/** What must be passed over whole, and annotations. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|(?<annotation>@(?!interface\b)[\p{L}_$][\p{L}\p{N}_$.]*)/gu;

export function maskJavaAgain(source: string): MaskedText {
  const mask = new MaskBuilder(source);
  const token = new RegExp(TOKEN);
  let run: Annotation[] = [];
  for (let found = token.exec(source); found; found = token.exec(source)) {
    if (found.groups?.annotation === undefined) continue;
    if (run.length > 0 && afterSpace(source, run[run.length - 1].end) !== found.index) run = [];
    const open = afterSpace(source, token.lastIndex);
    const close = endOfArguments(source, open);
    const end = close === open ? token.lastIndex : close;
    run.push({ start: found.index, end });
    if (source.startsWith("...", afterSpace(source, end))) blankAnnotations(mask, source, run);
  }
  return mask.finish();
}
