/**
 * The expression that a macro's body comes to, as far as its shape says what it gives: `= (lib::add(new Task(f)))`
 * gives what `add` returns. Pure.
 */

/** A name with the scopes that are written left of it. */
export interface WrittenPath {
  parts: readonly string[];
  /** `::lib::add` */
  isRooted: boolean;
  /** where the last part begins in the text */
  offset: number;
}

/** `lib::add(…).of()->more(…)` */
export interface MacroExpression {
  path: WrittenPath;
  /** the path names a type, of which this is a value: `new T`, `static_cast<T*>(…)` */
  isType: boolean;
  /** members that are asked of it, one of the other */
  members: readonly { name: string; isCalled: boolean }[];
}

const TOKEN = /\s+|[A-Za-z_]\w*|::|->|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\d[\w.']*|[^\s]/gy;
const CASTS: ReadonlySet<string> = new Set(["static_cast", "dynamic_cast", "const_cast", "reinterpret_cast"]);
/** Words in front of a type's name that say no more of it. */
const AROUND_TYPES: ReadonlySet<string> = new Set(["const", "volatile", "struct", "class", "typename"]);
const NAME = /^[A-Za-z_]\w*$/;
/** What a cast's operand goes on with. */
const OPERAND = /^(?:[A-Za-z_]\w*|\.|->|\()$/;
const OPENERS = "([{";
const CLOSERS = ")]}";

interface Token {
  text: string;
  offset: number;
}

/** The value of a body; null where that is no single expression, or one whose type its shape does not tell. */
export function macroExpression(body: string): MacroExpression | null {
  const tokens = [...body.matchAll(TOKEN)]
    .map(({ 0: text, index: offset }) => ({ text, offset }))
    .filter(({ text }) => text.trim() !== "");
  if (tokens.at(-1)?.text === ";") tokens.pop();
  return new Reader(valueOf(tokens)).whole();
}

/** What a declaration in the body begins with, or the whole body: `static T* name(n) = value`. */
function valueOf(tokens: readonly Token[]): readonly Token[] {
  let depth = 0;
  for (const [at, { text }] of tokens.entries()) {
    if (OPENERS.includes(text)) depth++;
    else if (CLOSERS.includes(text)) depth--;
    const isAlone =
      text === "=" && tokens[at + 1]?.text !== "=" && !/^[=!<>+*/%&|^-]$/.test(tokens[at - 1]?.text ?? "=");
    if (isAlone && depth === 0) return tokens.slice(at + 1);
  }
  return tokens;
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): MacroExpression | null {
    const head = this.head();
    if (!head) return null;
    const members = [...head.members];
    while (this.next === "." || this.next === "->") {
      const name = this.tokens[this.at + 1]?.text ?? "";
      if (!NAME.test(name)) return null;
      this.at += 2;
      members.push({ name, isCalled: this.skipCall() });
    }
    return this.at === this.tokens.length ? { ...head, members } : null;
  }

  private get next(): string {
    return this.tokens[this.at]?.text ?? "";
  }

  private head(): MacroExpression | null {
    if (this.next === "(") {
      const path = this.cCast();
      if (path) return { path, isType: true, members: [] };
      const inner = this.within();
      return inner && new Reader(inner).whole();
    }
    const isCast = CASTS.has(this.next);
    if (!isCast && this.next !== "new") {
      const path = this.path();
      if (!path) return null;
      this.skipCall();
      return { path, isType: false, members: [] };
    }
    this.at++;
    const path = isCast ? this.typeWithin("<", ">") : this.path();
    if (!path || (!this.skipCall() && isCast)) return null;
    return { path, isType: true, members: [] };
  }

  /** `(struct task *)(x)`, with what is cast; null, and nothing is passed, for any other parentheses. */
  private cCast(): WrittenPath | null {
    const start = this.at;
    const path = this.typeWithin("(", ")");
    const isPointer = path !== null && this.tokens[this.at - 2].text === "*";
    while (isPointer && (this.next === "*" || this.next === "&")) this.at++;
    const isOperand = NAME.test(this.next) || this.next === "(";
    if (isPointer && isOperand) {
      while (OPERAND.test(this.next)) if (!this.skipCall()) this.at++;
      if (this.at === this.tokens.length) return path;
    }
    this.at = start;
    return null;
  }

  /** The tokens in the brackets that begin here, which are passed; null where they never end. */
  private within(): readonly Token[] | null {
    const start = this.at;
    return this.skipBrackets() ? this.tokens.slice(start + 1, this.at - 1) : null;
  }

  /** False, and nothing is passed, where they never end. */
  private skipBrackets(): boolean {
    let depth = 0;
    for (let at = this.at; at < this.tokens.length; at++) {
      if (OPENERS.includes(this.tokens[at].text)) depth++;
      else if (CLOSERS.includes(this.tokens[at].text)) depth--;
      if (depth > 0) continue;
      this.at = at + 1;
      return true;
    }
    return false;
  }

  private skipCall(): boolean {
    return (this.next === "(" || this.next === "{") && this.skipBrackets();
  }

  private path(): WrittenPath | null {
    const isRooted = this.next === "::";
    if (isRooted) this.at++;
    const parts: string[] = [];
    for (;;) {
      const token = this.tokens[this.at];
      if (!token || !NAME.test(token.text)) return null;
      parts.push(token.text);
      this.at++;
      if (this.next === "<" && !this.skipTemplateArguments()) return null;
      if (this.next !== "::") return { parts, isRooted, offset: token.offset };
      this.at++;
    }
  }

  /** Arguments of a template that a call, a scope or an end follows; any other `<` compares. */
  private skipTemplateArguments(): boolean {
    let depth = 0;
    while (this.at < this.tokens.length && this.next !== ";" && this.next !== "{") {
      if (this.next === "<") depth++;
      else if (this.next === ">") depth--;
      if (this.next !== "(") this.at++;
      else if (!this.skipBrackets()) return false;
      if (depth === 0) return ["(", "{", "::", ""].includes(this.next);
    }
    return false;
  }

  /** `<const T*>` */
  private typeWithin(open: string, close: string): WrittenPath | null {
    if (this.next !== open) return null;
    this.at++;
    while (AROUND_TYPES.has(this.next)) this.at++;
    const path = this.path();
    while (this.next === "*" || this.next === "&" || AROUND_TYPES.has(this.next)) this.at++;
    if (this.next !== close) return null;
    this.at++;
    return path;
  }
}
