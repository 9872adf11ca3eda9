/**
 * Gives what reflection macros say to the symbols that they stand above. `UPROPERTY(EditAnywhere, Category = "Lift",
 * meta = (ClampMin = "0"))` belongs to the declaration that follows it, `UMETA(…)` to the enumerator before it.
 */
import type { ReflectionFact, SymbolFact } from "../model";
import { CTokens, TOKEN_END, TOKEN_OTHER, TOKEN_WORD } from "./c-tokens";
import type { MaskedMacro } from "./mask-builder";

const ABOVE = /^(?:U(?:CLASS|STRUCT|ENUM|INTERFACE|FUNCTION|PROPERTY|DELEGATE)|RIGVM_METHOD)$/;
const BEHIND = "UMETA";
/** Longest value that is kept, in UTF-16 units. */
const MAX_VALUE = 300;

/** @param symbols in the order of their starts @param source the text before masking */
export function attachReflection(symbols: SymbolFact[], macros: readonly MaskedMacro[], source: string): void {
  const said = macros.filter(({ name }) => ABOVE.test(name) || name === BEHIND);
  if (said.length === 0) return;
  const order = symbols.map((_, i) => i).sort((a, b) => symbols[a].fullStart - symbols[b].fullStart || a - b);
  let next = 0;
  for (let i = 0; i < said.length; i++) {
    const macro = said[i];
    while (next < order.length && symbols[order[next]].fullStart < macro.end) next++;
    if (macro.name === BEHIND) {
      const enumerator = lastEnumerator(symbols, order, next, macro.start);
      if (enumerator) enumerator.reflection = reflectionOf(macro, source);
      continue;
    }
    // what follows another macro belongs to that one; a declaration ends what can be meant
    const limit = said.find((later, at) => at > i && later.name !== BEHIND)?.start ?? source.length;
    const symbol = next < order.length ? symbols[order[next]] : undefined;
    if (!symbol || symbol.fullStart >= limit) continue;
    // `UENUM() namespace EX { enum Type {…}; }` means the enum
    const meant = macro.name === "UENUM" && symbol.kind === "namespace" ? symbols[order[next + 1]] : symbol;
    if (meant) meant.reflection = reflectionOf(macro, source);
  }
}

/** The enumerator whose name stands right before an offset. */
function lastEnumerator(symbols: SymbolFact[], order: number[], next: number, offset: number): SymbolFact | null {
  for (let at = next - 1; at >= 0 && at >= next - 3; at--) {
    const symbol = symbols[order[at]];
    if (symbol.kind === "enum_member" && symbol.nameEnd <= offset) return symbol;
  }
  return null;
}

/** What stands between the macro's parentheses, as entries. */
function reflectionOf({ name, start, end }: MaskedMacro, source: string): ReflectionFact {
  const entries: ReflectionFact["entries"] = [];
  new EntryReader(source, end).read(start + name.length, name === BEHIND, entries);
  return { macro: name, entries };
}

/** Reads `Name`, `Name = value`, `Name = (A, B)` and `meta = (…)`, separated by commas. */
class EntryReader {
  private readonly tokens: CTokens;

  constructor(
    private readonly source: string,
    private readonly end: number,
  ) {
    this.tokens = new CTokens(source);
  }

  read(from: number, meta: boolean, out: ReflectionFact["entries"]): void {
    this.tokens.next(from);
    if (this.mark() !== "(") return;
    this.tokens.next();
    this.list(meta, out);
  }

  private list(meta: boolean, out: ReflectionFact["entries"]): void {
    const { tokens } = this;
    while (!this.isDone() && this.mark() !== ")") {
      if (tokens.kind !== TOKEN_WORD && !this.isString()) {
        tokens.next();
        continue;
      }
      const name = this.isString() ? unquoted(tokens.word) : tokens.word;
      tokens.next();
      if (this.mark() !== "=") {
        out.push({ name, value: null, meta });
        this.skipToComma();
        continue;
      }
      tokens.next();
      if (name.toLowerCase() === "meta" && this.mark() === "(") {
        tokens.next();
        this.list(true, out);
        tokens.next();
      } else out.push({ name, value: this.value(), meta });
    }
  }

  /** Text up to the next comma or the end of the list, strings without their quotes. */
  private value(): string {
    const { tokens } = this;
    const parts: string[] = [];
    let depth = 0;
    for (; !this.isDone(); tokens.next()) {
      const mark = this.mark();
      if (depth === 0 && (mark === "," || mark === ")")) break;
      if (mark === "(") depth++;
      else if (mark === ")") depth--;
      parts.push(this.isString() ? unquoted(tokens.word) : tokens.word);
    }
    const text = parts.join("");
    return text.length > MAX_VALUE ? text.slice(0, MAX_VALUE) : text;
  }

  private skipToComma(): void {
    let depth = 0;
    for (; !this.isDone(); this.tokens.next()) {
      const mark = this.mark();
      if (depth === 0 && (mark === "," || mark === ")")) return;
      if (mark === "(") depth++;
      else if (mark === ")") depth--;
    }
  }

  private isDone(): boolean {
    return this.tokens.kind === TOKEN_END || this.tokens.start >= this.end;
  }

  private isString(): boolean {
    return this.tokens.kind === TOKEN_OTHER && this.tokens.code === 34;
  }

  private mark(): string {
    const { kind, start, end } = this.tokens;
    return kind === TOKEN_OTHER && end - start === 1 ? this.source[start] : "";
  }
}

function unquoted(text: string): string {
  return text.replace(/^"|"$/g, "").replace(/\\(["\\])/g, "$1");
}
