/** Where items of Rust begin and end, and what the head of an `impl` or a `trait` names. Pure. */
import { isName, type Token } from "./tokens";

/** Where a body begins, or the `;` in its place. */
export function headerEnd(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { text } = tokens[at];
    if (depth === 0 && (text === "{" || text === ";")) return at;
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
  }
  return tokens.length;
}

/** @param from of the brace that opens it. @returns of the one that closes it */
export function bodyEnd(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at].text === "{") depth++;
    else if (tokens[at].text === "}" && --depth === 0) return at;
  }
  return tokens.length;
}

/** `impl` and `trait` begin an item here, and no type: `fn lift() -> impl Crane`. */
export const beginsItem = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || /^(?:[;{}\])]|unsafe|default|pub|auto|const)$/.test(tokens[at - 1].text);

/** Tokens up to the body, or the `where` before it. */
export function headerFrom(tokens: readonly Token[], from: number): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { text } = tokens[at];
    if (depth === 0 && (text === "{" || text === ";" || text === "where")) break;
    depth += depthOf(text);
    found.push(tokens[at]);
  }
  return found;
}

const depthOf = (text: string): number => (/^[<([{]$/.test(text) ? 1 : /^[>)\]}]$/.test(text) ? -1 : 0);

/** What stands behind the type parameters of an `impl`. */
export function withoutParameters(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.text !== "<") return tokens;
  let depth = 0;
  const end = tokens.findIndex(({ text }) => (depth += depthOf(text)) === 0);
  return tokens.slice(end + 1);
}

/** `for` divides an impl, unless it begins `for<'a>`. */
export function splitAtFor(tokens: readonly Token[]): (readonly Token[])[] {
  let depth = 0;
  const at = tokens.findIndex(({ text }, index) => {
    depth += depthOf(text);
    return depth === 0 && text === "for" && tokens[index + 1]?.text !== "<";
  });
  return at < 0 ? [tokens] : [tokens.slice(0, at), tokens.slice(at + 1)];
}

export function afterColon(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  const at = tokens.findIndex(({ text }) => {
    depth += depthOf(text);
    return depth === 0 && (text === ":" || text === "=");
  });
  return at < 0 || tokens[at].text === "=" ? [] : tokens.slice(at + 1);
}

/** The last name of each path, divided by `+`. */
export function pathsIn(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  let depth = 0;
  let last: Token | null = null;
  for (const token of tokens) {
    if (depth === 0 && token.text === "+") {
      if (last) found.push(last);
      last = null;
    } else if (depth === 0 && isName(token.text)) last = token;
    depth += depthOf(token.text);
  }
  if (last) found.push(last);
  return found;
}

/** The last name of `module::Type<T>`; null for references, tuples, slices and the like. */
export function plainPath(tokens: readonly Token[] | undefined): Token | null {
  const end = tokens?.findIndex(({ text }) => text === "<") ?? -1;
  const path = tokens?.slice(0, end < 0 ? undefined : end) ?? [];
  const isPlain = path.every(
    ({ text }) => text === "::" || text === "crate" || text === "super" || text === "self" || isName(text),
  );
  const last = path.at(-1);
  return isPlain && last && isName(last.text) ? last : null;
}

export function behindReferences(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ text }) => text !== "&" && text !== "mut" && text !== "dyn");
  return start < 0 ? [] : tokens.slice(start);
}
