/**
 * Traits of crates that are not there, as far as the repository's impls of them tell: what an impl declares, its trait
 * does. Types in their functions are known where every file knows them, and otherwise left open. Pure.
 */
import { beginsItem, bodyEnd, headerEnd, headerFrom, splitAtFor, withoutParameters } from "./headers";
import { isName, type Token } from "./tokens";

/** A trait that an impl names, and what the impl declares of it. */
export interface ImplementedTrait {
  /** place of its path among the tokens */
  at: number;
  /** as a trait declares them, by their names */
  members: ReadonlyMap<string, string>;
}

/** A type that no file declares: rust-analyzer takes it for any. */
const OPEN = "crate::__Open";

export function* implementedTraits(tokens: readonly Token[]): Iterable<ImplementedTrait> {
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at].text !== "impl" || !beginsItem(tokens, at)) continue;
    const head = headerFrom(tokens, at + 1);
    const [trait, type] = splitAtFor(withoutParameters(head));
    const start = headerEnd(tokens, at);
    const first = trait?.[0];
    if (type === undefined || first === undefined || first.text === "!" || tokens[start]?.text !== "{") continue;
    const end = bodyEnd(tokens, start);
    yield { at: tokens.indexOf(first, at), members: membersIn(tokens.slice(start + 1, end), textOf(type)) };
  }
}

/** @param own the type that the impl is for: in its trait it is `Self` */
function membersIn(body: readonly Token[], own: string): Map<string, string> {
  const members = new Map<string, string>();
  for (let at = 0; at < body.length; at++) {
    const [word, name] = [body[at].text, body[at + 1]?.text];
    const end = headerEnd(body, at);
    if (word === "fn" && isName(name)) {
      const declared = functionOf(body.slice(at + 1, end), own);
      if (declared !== null) members.set(name, `${body[at - 1]?.text === "async" ? "async " : ""}${declared}`);
      at = body[end]?.text === "{" ? bodyEnd(body, end) : end;
    } else if (word === "type" && isName(name)) {
      members.set(name, `type ${name}${parametersOf(body, at + 2).text};`);
      at = end;
    } else if (word === "const" && isName(name) && body[at + 2]?.text === ":") {
      members.set(name, `const ${name}: ${OPEN};`);
      at = statementEnd(body, at);
    }
  }
  return members;
}

/** @param head from the name up to the body */
function functionOf(head: readonly Token[], own: string): string | null {
  const parameters = parametersOf(head, 1);
  if (head[parameters.end]?.text !== "(") return null;
  const close = closing(head, parameters.end);
  const given = splitAtCommas(head.slice(parameters.end + 1, close));
  const receiver = given.length > 0 ? receiverOf(given[0]) : null;
  if (receiver === undefined) return null;
  const others = (receiver === null ? given : given.slice(1)).map((_, at) => `_${at}: ${OPEN}`);
  const list = [...(receiver === null ? [] : [receiver]), ...others].join(", ");
  const where = head.findIndex(({ text }, at) => at > close && text === "where");
  const behind = head.slice(close + 1, where < 0 ? undefined : where);
  const result = behind[0]?.text === "->" ? ` -> ${resultOf(behind.slice(1), own)}` : "";
  return `fn ${head[0].text}${parameters.text}(${list})${result};`;
}

/** `<'a, T>` as `<P0>`: lifetimes are no tokens, and may be left out. */
function parametersOf(tokens: readonly Token[], from: number): { text: string; end: number } {
  if (tokens[from]?.text !== "<") return { text: "", end: from };
  const close = closing(tokens, from);
  const names = splitAtCommas(tokens.slice(from + 1, close)).filter(([first]) => isName(first?.text));
  const text = names.length === 0 ? "" : `<${names.map((_, at) => `P${at}`).join(", ")}>`;
  return { text, end: close + 1 };
}

/**
 * As it is declared: `&mut self`; null for a parameter of another kind, undefined for one of a type that is not known.
 */
function receiverOf(parameter: readonly Token[]): string | null | undefined {
  const [before, type] = [textOf(parameter.filter(({ text }) => text !== "mut")), parameter.slice(2)];
  if (before === "self") return "self";
  if (before === "& self") return parameter.some(({ text }) => text === "mut") ? "&mut self" : "&self";
  const isTyped = /^(?:self|mut self) :/.test(textOf(parameter));
  if (!isTyped) return null;
  const known = knownType(parameter[0].text === "mut" ? type.slice(1) : type);
  return known === null ? undefined : `self: ${known}`;
}

function resultOf(type: readonly Token[], own: string): string {
  return textOf(type) === own ? "Self" : (knownType(type) ?? OPEN);
}

/** Types that every file knows, and those that the trait itself has. */
function knownType(type: readonly Token[]): string | null {
  const words = type.map(({ text }, at) => {
    const before = type[at - 1]?.text;
    if (!isName(text)) return text;
    if (before === "::") return type[at - 2]?.text === "Self" ? text : null;
    if (text === "Result") return isOfTwo(type, at + 1) ? "::core::result::Result" : null;
    return PRELUDE.has(text) ? text : (WHOLE_PATHS.get(text) ?? null);
  });
  // The length of an array is no token.
  return words.includes(null) || words.includes(";") ? null : words.join(" ");
}

/** `Result<T>` is an alias of the file's own. */
const isOfTwo = (type: readonly Token[], from: number): boolean =>
  type[from]?.text === "<" && splitAtCommas(type.slice(from + 1, closing(type, from))).length === 2;

const PRELUDE = new Set(
  "bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 String Vec Option Box".split(" "),
);
const WHOLE_PATHS: ReadonlyMap<string, string> = new Map([
  ["Pin", "::core::pin::Pin"],
  ["Arc", "::std::sync::Arc"],
  ["Rc", "::std::rc::Rc"],
]);

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** @param from of what opens. @returns of what closes it */
function closing(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    depth += depthOf(tokens[at].text);
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** Parts between commas that stand in nothing. */
function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthOf(token.text);
    if (depth === 0 && token.text === ",") parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

const depthOf = (text: string): number => (/^[<([{]$/.test(text) ? 1 : /^[>)\]}]$/.test(text) ? -1 : 0);

/** The `;` of a constant, whose value may be a block. */
function statementEnd(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const { text } = tokens[at];
    if (depth === 0 && text === ";") return at;
    if (/^[([{]$/.test(text)) depth++;
    else if (/^[)\]}]$/.test(text)) depth--;
  }
  return tokens.length;
}
