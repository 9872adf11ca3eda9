/**
 * What a text writes of Unreal's macros, counted token by token without a parse: what the extraction is held against.
 */
import { CTokens, TOKEN_END, TOKEN_OTHER, TOKEN_WORD } from "../../indexer/mask/c-tokens";

/** Some of all. */
export class Share {
  all = 0;
  found = 0;

  add(all: number, found: number): void {
    this.all += all;
    this.found += found;
  }

  get percent(): string {
    return this.all === 0 ? "-" : `${((100 * this.found) / this.all).toFixed(2)} %`;
  }
}

export interface MarkCounts {
  types: number;
  functions: number;
  properties: number;
  delegates: number;
  /** entries in the macros' parentheses, those of `meta = (…)` counted one by one */
  specifiers: number;
}

const COUNTED: Readonly<Record<string, keyof MarkCounts>> = {
  ...{ UCLASS: "types", USTRUCT: "types", UENUM: "types", UINTERFACE: "types" },
  ...{ UFUNCTION: "functions", UPROPERTY: "properties" },
};
const DELEGATE = /^DECLARE_\w*DELEGATE\w*$|^DECLARE_(?:DERIVED_)?EVENT(?:_\w+Params?)?$/;

/** Comments, strings and preprocessor lines do not count. */
export function countMarks(text: string): MarkCounts {
  const counts: MarkCounts = { types: 0, functions: 0, properties: 0, delegates: 0, specifiers: 0 };
  const tokens = new CTokens(text);
  for (tokens.next(0); tokens.kind !== TOKEN_END; tokens.next()) {
    if (tokens.kind !== TOKEN_WORD) continue;
    const { word, end } = tokens;
    const isDelegate = DELEGATE.test(word);
    const counted = isDelegate ? "delegates" : Object.hasOwn(COUNTED, word) ? COUNTED[word] : null;
    if (!counted || !opensArguments(text, end)) continue;
    counts[counted]++;
    if (!isDelegate) counts.specifiers += entriesFrom(tokens);
  }
  return counts;
}

function opensArguments(text: string, end: number): boolean {
  return /^\s*\(/.test(text.slice(end, end + 20));
}

/** Words (or strings) that follow a comma or an opening parenthesis: one per entry, at the first and second depth. */
function entriesFrom(tokens: CTokens): number {
  let depth = 0;
  let entries = 0;
  let isStart = false;
  let isMeta = false;
  let before = "";
  for (tokens.next(); tokens.kind !== TOKEN_END; tokens.next()) {
    const { word } = tokens;
    const isMark = tokens.kind === TOKEN_OTHER && word.length === 1;
    if (isMark && word === "(") {
      depth++;
      isMeta = depth === 2 && before === "=meta";
      isStart = depth === 1 || isMeta;
      if (isMeta) entries--;
    } else if (isMark && word === ")") {
      if (--depth === 0) return entries;
      if (depth === 1) isMeta = false;
    } else if (isMark && word === ",") isStart = depth === 1 || (depth === 2 && isMeta);
    else if (isStart && (tokens.kind === TOKEN_WORD || word.startsWith('"'))) {
      entries++;
      isStart = false;
    }
    before = isMark && word === "=" ? `=${before}` : word.toLowerCase();
  }
  return entries;
}
