/** The value of a preprocessor's condition where these macros are defined, and no others. Pure. */

/** Macros that stand for others, up to here. */
const MAX_EXPANDED = 8;
const TOKEN = /\s*(?:(\d+)[uUlL]*|(defined)\b|([A-Za-z_]\w*)|(&&|\|\||[=!<>]=|<<|>>|[-+*/%()!<>,]))/y;

/** @param word `if`, `ifdef` or `ifndef`. A condition that cannot be read holds */
export function conditionHolds(word: string, text: string, defined: ReadonlyMap<string, string>): boolean {
  const [name = ""] = /^\w+/.exec(text) ?? [];
  if (word === "ifdef") return defined.has(name);
  if (word === "ifndef") return !defined.has(name);
  try {
    return new Condition(text, defined, 0).value() !== 0;
  } catch (error) {
    if (error instanceof UnreadableCondition) return true;
    throw error;
  }
}

class UnreadableCondition extends Error {}

/** What a compiler is asked: does it know this attribute, is there such a header? */
const ASKED: ReadonlySet<string> = new Set([
  "__has_include",
  "__has_attribute",
  "__has_builtin",
  "__has_cpp_attribute",
  "__has_c_attribute",
]);
/** The answer: attributes tell the year and month since when they are known. */
const LATEST = 202311;

/** Loosest binding first. */
const OPERATORS: readonly (readonly string[])[] = [
  ["||"],
  ["&&"],
  ["==", "!="],
  ["<", ">", "<=", ">="],
  ["<<", ">>"],
  ["+", "-"],
  ["*", "/", "%"],
];

class Condition {
  private readonly tokens: string[] = [];
  private at = 0;

  constructor(
    text: string,
    private readonly defined: ReadonlyMap<string, string>,
    private readonly depth: number,
  ) {
    const code = text.replace(/\/\*.*?\*\/|\/[/*].*$/g, " ").trimEnd();
    for (TOKEN.lastIndex = 0; TOKEN.lastIndex < code.length;) {
      const found = TOKEN.exec(code);
      if (!found) throw new UnreadableCondition();
      this.tokens.push(found[1] ?? found[2] ?? found[3] ?? found[4]);
    }
  }

  value(): number {
    const value = this.binary(0);
    if (this.at < this.tokens.length) throw new UnreadableCondition();
    return value;
  }

  private binary(level: number): number {
    if (level === OPERATORS.length) return this.unary();
    let value = this.binary(level + 1);
    while (OPERATORS[level].includes(this.tokens[this.at])) {
      const operator = this.tokens[this.at++];
      value = applied(operator, value, this.binary(level + 1));
    }
    return value;
  }

  private unary(): number {
    const token = this.tokens[this.at++];
    if (token === undefined) throw new UnreadableCondition();
    if (token === "!") return this.unary() === 0 ? 1 : 0;
    if (token === "-") return -this.unary();
    if (token === "defined") return this.isDefined();
    if (token === "(") {
      const value = this.binary(0);
      if (this.tokens[this.at++] !== ")") throw new UnreadableCondition();
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (!/^\w/.test(token)) throw new UnreadableCondition();
    return this.macro(token);
  }

  private isDefined(): number {
    const inParentheses = this.tokens[this.at] === "(";
    if (inParentheses) this.at++;
    const name = this.tokens[this.at++] ?? "";
    if (inParentheses && this.tokens[this.at++] !== ")") throw new UnreadableCondition();
    return this.defined.has(name) ? 1 : 0;
  }

  /**
   * What is not defined is 0. What takes arguments is what it stands for, whatever these are; what is asked of a
   * compiler of today, yes.
   */
  private macro(name: string): number {
    const value = this.defined.get(name);
    if (this.tokens[this.at] === "(") {
      this.skipArguments();
      if (ASKED.has(name)) return LATEST;
      if (value === undefined || value.trim() === "") return 0;
    }
    if (value === undefined) return 0;
    if (value.trim() === "" || this.depth > MAX_EXPANDED) throw new UnreadableCondition();
    return new Condition(value, this.defined, this.depth + 1).value();
  }

  private skipArguments(): void {
    let depth = 0;
    do {
      const token = this.tokens[this.at++];
      if (token === undefined) throw new UnreadableCondition();
      depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    } while (depth > 0);
  }
}

function applied(operator: string, a: number, b: number): number {
  switch (operator) {
    case "||":
      return a !== 0 || b !== 0 ? 1 : 0;
    case "&&":
      return a !== 0 && b !== 0 ? 1 : 0;
    case "==":
      return a === b ? 1 : 0;
    case "!=":
      return a !== b ? 1 : 0;
    case "<":
      return a < b ? 1 : 0;
    case ">":
      return a > b ? 1 : 0;
    case "<=":
      return a <= b ? 1 : 0;
    case ">=":
      return a >= b ? 1 : 0;
    case "<<":
      return a * 2 ** b;
    case ">>":
      return Math.floor(a / 2 ** b);
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    default:
      if (b === 0) throw new UnreadableCondition();
      return operator === "/" ? Math.trunc(a / b) : a % b;
  }
}
