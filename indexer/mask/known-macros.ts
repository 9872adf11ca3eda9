/** Macros of which a dictionary says what they mean: masked where they stand as that says. */
import { SPECIFIERS } from "./c-macros";
import { IN_CODE } from "./c-nesting";
import { TOKEN_END, TOKEN_WORD } from "./c-tokens";
import { declareByMacro, loopByMacro } from "./declaring-macros";
import type { MacroMeaning } from "./macro-meanings";
import { isOperator, keptArguments } from "./mask-arguments";
import type { MaskSite } from "./mask-site";
import { attribute, inWord } from "./mask-marks";
import { statement } from "./mask-statements";
import { closeByMacro, openByMacro } from "./namespace-macros";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const SEMICOLON = 59;
const OPEN_BRACE = 123;
/** Stands for any word, in place of a token's first character. */
const A_WORD = -1;
/** Words that a value may have behind another one. */
const WITHIN_VALUES: ReadonlySet<string> = new Set(["new", "const", "sizeof", "and", "or", "not"]);
const DECLARED = { variable: "int", type: "struct", function: "int" } as const;

/** Masks the current word, a macro with this meaning, and returns where it ends; -1 to leave it. */
export function knownMacro(site: MaskSite, meaning: MacroMeaning): number {
  const { word } = site.tokens;
  const { nesting } = site;
  if (meaning.as === "arguments") return keptArguments(site, null);
  if (meaning.as === "argument") return keptArguments(site, meaning.argument);
  if (meaning.as === "word") return inWord(site, word, meaning.word);
  if (meaning.as === "nothing") return attribute(site, word);
  if (meaning.as === "loop") return loopByMacro(site);
  if (meaning.as === "opens" || meaning.as === "closes") {
    if (!nesting.isAmongDeclarations || !nesting.startsStatement) return -1;
    return meaning.as === "opens" ? openByMacro(site, meaning.namespace) : closeByMacro(site);
  }
  if (!nesting.startsStatement && !SPECIFIERS.has(nesting.beforeWord)) return -1;
  if (meaning.as !== "statement")
    return declareByMacro(site, DECLARED[meaning.as], meaning.argument, meaning.as !== "variable");
  return nesting.isInside || readsAsCall(site) ? -1 : statement(site, word, true);
}

/**
 * `CHECK(a == b);` in a body is a call to the grammar, in which names keep their places: nothing in it is anything but
 * a value.
 */
function readsAsCall({ ahead, nesting, tokens }: MaskSite): boolean {
  const close = nesting.bracket.holds === IN_CODE ? ahead.closeOfArguments(tokens.end) : -1;
  if (close < 0 || ahead.code(close) !== SEMICOLON) return false;
  const { at } = ahead;
  let before = OPEN;
  for (at.next(tokens.end); at.kind !== TOKEN_END && at.start < close; at.next()) {
    const c = at.kind === TOKEN_WORD && !WITHIN_VALUES.has(at.word) ? A_WORD : at.code;
    if ((c === A_WORD && before === A_WORD) || c === SEMICOLON || c === OPEN_BRACE) return false;
    const endsArgument = c === COMMA || c === CLOSE;
    if (endsArgument && (before === COMMA || (isOperator(before) && before !== 62))) return false;
    before = c;
  }
  return true;
}
