/**
 * Macros around the type that a function gives: `LIB_EXTERN(const char *) name(void);`. To a grammar the macro is what
 * is called.
 */
import { ALL_CAPITALS, ATTRIBUTE_WORDS, NOT_CALLED, SPECIFIERS, TYPE_TOKENS } from "./c-macros";
import { TOKEN_WORD, codeAt } from "./c-tokens";
import { keptArguments } from "./mask-arguments";
import type { MaskSite } from "./mask-site";

const OPEN = 40;
const CLOSE = 41;
const STAR = 42;
/** Words and stars of a type. */
const MAX_TOKENS = 8;
const SORTS_OF_TYPE: ReadonlySet<string> = new Set(["struct", "union", "enum", "const", "volatile"]);

/** Masks the current word, if it is such a macro, and returns where its arguments end; -1 to leave it. */
export function wrappedType(site: MaskSite): number {
  const { ahead, nesting, source, tokens } = site;
  const { end } = tokens;
  if (!nesting.isAmongDeclarations || codeAt(source, end) !== OPEN) return -1;
  const { word } = tokens;
  const { beforeWord } = nesting;
  if (!nesting.startsStatement && !SPECIFIERS.has(beforeWord) && !ALL_CAPITALS.test(beforeWord)) return -1;
  if (NOT_CALLED.has(word) || ATTRIBUTE_WORDS.has(word)) return -1;
  const type = typeWithin(site, end);
  if (type === null) return -1;
  let next = ahead.code(type.close);
  // two macros on lines of their own look like that, unless one has a word of the language in it or the other declares
  // parameters; in a class it may be a macro and a constructor
  const isOpen = !type.isPlain && source.slice(type.close, ahead.at.start).includes("\n");
  if (isOpen && !isAtFile(site)) return -1;
  while (next === STAR) next = ahead.code(ahead.at.end);
  const isName = ahead.at.kind === TOKEN_WORD && !TYPE_TOKENS.has(ahead.at.word) && !NOT_CALLED.has(ahead.at.word);
  if (!isName || ahead.code(ahead.at.end) !== OPEN || (isOpen && !declaresParameter(site))) return -1;
  return keptArguments(site, null);
}

/** In no brackets but those of `extern "C"`. */
function isAtFile({ nesting: { bracket }, source }: MaskSite): boolean {
  return bracket.around === null || (bracket.around.around === null && source[bracket.opener.start] === '"');
}

/** Behind the bracket that the look ahead is at: `void`, `int a`, `ship_t *`, `struct ship a`. */
function declaresParameter({ ahead: { at } }: MaskSite): boolean {
  at.next();
  if (at.kind !== TOKEN_WORD) return false;
  if (TYPE_TOKENS.has(at.word) && !SORTS_OF_TYPE.has(at.word)) return true;
  at.next();
  return at.kind === TOKEN_WORD || at.code === STAR;
}

/** A type and nothing else in the parentheses: where they close, and whether it can be nothing but a type. */
function typeWithin({ ahead: { at } }: MaskSite, end: number): { close: number; isPlain: boolean } | null {
  let names = 0;
  let keywords = 0;
  let stars = 0;
  at.next(end);
  for (let i = 0; i < MAX_TOKENS; i++) {
    at.next();
    if (at.kind === TOKEN_WORD) {
      if (stars > 0 && !SORTS_OF_TYPE.has(at.word)) return null;
      if (SORTS_OF_TYPE.has(at.word)) continue;
      if (TYPE_TOKENS.has(at.word)) keywords++;
      else names++;
    } else if (at.code === STAR) stars++;
    else if (at.code !== CLOSE) return null;
    else {
      const isType = names + keywords > 0 && names <= (keywords > 0 ? 0 : 1);
      return isType ? { close: at.end, isPlain: keywords + stars > 0 } : null;
    }
  }
  return null;
}
