/**
 * How comments of JavaScript write types: names, `import("./ship.js").Ship`, `{name: string}`, `A & B`, `(ship: A) =>
 * void`. Text that is no such type gives nothing.
 */
import type { WrittenName, WrittenType } from "./written-type";

/** Longer types are no plain ones. */
export const MAX_TYPE = 2000;
const MAX_DEPTH = 20;

/** The type between two offsets of a comment, the first a brace; null where none stands there. */
export function typeIn(text: string, from: number, until: number): WrittenType | null {
  const tokens = tokensIn(text.slice(0, until), from + 1);
  return tokens && new Reader(tokens).whole();
}

/** The brace that closes the one at an offset; -1 for none. */
export function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + MAX_TYPE); at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return -1;
}

interface Token extends WrittenName {
  sort: "module" | "name" | "mark" | "literal";
}

const MODULE = String.raw`import\s*\(\s*(["'])([^"'\n]+)\1\s*\)`;
const NAME = String.raw`([\p{L}_$][\p{L}\p{N}_$]*)`;
const MARK = String.raw`(\.\.\.|=>|\[\]|[.|&<>(),!?=*{}:;])`;
const LITERAL = String.raw`("[^"\n]*"|'[^'\n]*'|-?\d[\w.]*)`;
const TOKEN = new RegExp(String.raw`\s*(?:${[MODULE, NAME, MARK, LITERAL].join("|")})`, "uy");

/** Null where the text holds anything that no plain type does. */
function tokensIn(text: string, from: number): Token[] | null {
  const found: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = from;
  while (TOKEN.lastIndex < end) {
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [whole, quote, module, name, mark, literal] = match;
    if (module !== undefined)
      found.push({ sort: "module", text: module, start: match.index + whole.indexOf(quote + module) + 1 });
    else if (name !== undefined) found.push({ sort: "name", text: name, start: TOKEN.lastIndex - name.length });
    else if (mark !== undefined) found.push({ sort: "mark", text: mark, start: TOKEN.lastIndex - mark.length });
    else found.push({ sort: "literal", text: literal, start: TOKEN.lastIndex - literal.length });
  }
  return found;
}

/** Types of the language itself that have no declaration, and what says no type at all. */
const NAMES_NOTHING: ReadonlySet<string> = new Set(
  (
    "any bigint boolean false function Function never null number object Object string symbol this true undefined unknown " +
    "void"
  ).split(" "),
);

const NOTHING: WrittenType = { module: null, path: [], parts: [], isArray: false };

const saysSomething = ({ module, path, parts, members, besides, taken }: WrittenType): boolean =>
  path.length + parts.length > 0 || module !== null || (members ?? besides ?? taken) !== undefined;

/** No place: what cannot be read leaves the rest unread. */
const FAILED = Number.MAX_SAFE_INTEGER;

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** Null where the tokens are no type, or where names are left over: `typeof Ship`, prose. */
  whole(): WrittenType | null {
    const type = this.alternatives(0);
    return this.at === this.tokens.length ? type : null;
  }

  /** `A | B`: the one that says something; where several do, a type without a name that holds them. */
  private alternatives(depth: number): WrittenType {
    this.skip("|");
    const all = [this.together(depth)];
    while (this.skip("|")) all.push(this.together(depth));
    const saying = all.filter(saysSomething);
    return saying.length === 1 ? saying[0] : { ...NOTHING, parts: saying };
  }

  /** `A & B` */
  private together(depth: number): WrittenType {
    this.skip("&");
    const all = [this.one(depth)];
    while (this.skip("&")) all.push(this.one(depth));
    const saying = all.filter(saysSomething);
    return all.length === 1 ? all[0] : saying.length === 1 ? saying[0] : { ...NOTHING, besides: saying };
  }

  private one(depth: number): WrittenType {
    const isRest = this.skip("...");
    while (this.skip("!") || this.skip("?"));
    const type = this.beginsFunction() ? this.functionType(depth) : this.plain(depth);
    while (this.skip("!") || this.skip("?") || this.skip("="));
    let isArray = isRest;
    while (this.skip("[]")) isArray = true;
    while (this.skip("=") || this.skip("!") || this.skip("?"));
    return isArray ? { ...type, isArray } : type;
  }

  private plain(depth: number): WrittenType {
    return this.skip("(") && depth < MAX_DEPTH ? this.enclosed(depth) : this.named(depth);
  }

  /** `(ship: Ship) => …`, `function(Ship): …` */
  private beginsFunction(): boolean {
    if (this.isNext("function", "name") && this.isNext("(", "mark", 1)) return true;
    if (!this.isNext("(", "mark")) return false;
    let depth = 0;
    let at = this.at;
    do {
      const { sort, text } = this.tokens[at];
      if (sort === "mark" && "({".includes(text)) depth++;
      else if (sort === "mark" && ")}".includes(text)) depth--;
      at++;
    } while (depth > 0 && at < this.tokens.length);
    return this.tokens[at]?.text === "=>";
  }

  private functionType(depth: number): WrittenType {
    this.take("name");
    this.skip("(");
    const taken: (WrittenType | null)[] = [];
    while (depth < MAX_DEPTH && this.at < this.tokens.length && !this.skip(")")) {
      const isRest = this.skipName();
      const type = this.alternatives(depth + 1);
      taken.push(!isRest && saysSomething(type) ? type : null);
      if (!this.skip(",") && !this.isNext(")", "mark")) this.at = FAILED;
    }
    // what it gives is read, and said nowhere
    if (this.skip("=>") || this.skip(":")) this.alternatives(depth + 1);
    return { ...NOTHING, taken };
  }

  /** `ship:`, `ship?:`, `...ships:`. @returns whether all that follow are meant */
  private skipName(): boolean {
    const ahead = this.isNext("...", "mark") ? 1 : 0;
    const behind = ahead + (this.isNext("?", "mark", ahead + 1) ? 2 : 1);
    if (!this.isNext(":", "mark", behind)) return false;
    this.at += behind + 1;
    return ahead > 0;
  }

  private enclosed(depth: number): WrittenType {
    const type = this.alternatives(depth + 1);
    this.skip(")");
    return type;
  }

  private named(depth: number): WrittenType {
    if (this.skip("*") || this.take("literal")) return NOTHING;
    if (depth < MAX_DEPTH && this.skip("{")) return this.writtenOut(depth);
    const isValue = this.tokens[this.at + 1]?.sort === "module" && this.isNext("typeof", "name");
    if (isValue) this.at++;
    const module = this.take("module");
    const path: WrittenName[] = [];
    if (!module || this.skip(".")) {
      for (let name = this.take("name"); name; name = this.isNameBehindDot() ? this.take("name") : null)
        path.push(name);
    }
    const isPlain = !module && path.length === 1 && NAMES_NOTHING.has(path[0].text);
    const type = { module, path: isPlain ? [] : path, parts: this.list(depth), isArray: false };
    return isValue ? { ...type, isValue } : type;
  }

  /** `name: A, depth?: B }`, or one key on each line */
  private writtenOut(depth: number): WrittenType {
    const members: NonNullable<WrittenType["members"]> = [];
    for (let key = this.key(); key; key = this.key()) {
      this.skip("?");
      if (!this.skip(":")) break;
      const type = this.alternatives(depth + 1);
      if (key.sort === "name") members.push({ key: { text: key.text, start: key.start }, type });
      if (!this.skip(",")) this.skip(";");
    }
    // what is no list of keys is no type: what follows stays unread
    if (!this.skip("}")) this.at = FAILED;
    return members.length > 0 ? { ...NOTHING, members } : NOTHING;
  }

  private key(): Token | null {
    const token = this.tokens[this.at];
    if (token?.sort !== "name" && token?.sort !== "literal") return null;
    this.at++;
    return token;
  }

  /** `<A, B>`, also behind a dot. */
  private list(depth: number): WrittenType[] {
    if (this.tokens[this.at + 1]?.text === "<") this.skip(".");
    const found: WrittenType[] = [];
    if (depth >= MAX_DEPTH || !this.skip("<")) return found;
    do found.push(this.alternatives(depth + 1));
    while (this.skip(","));
    // without its end this is no type: what follows stays unread
    if (!this.skip(">")) this.at = FAILED;
    return found;
  }

  private isNext(text: string, sort: Token["sort"], ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    return token?.sort === sort && token.text === text;
  }

  private isNameBehindDot(): boolean {
    return this.tokens[this.at + 1]?.sort === "name" && this.skip(".");
  }

  private take(sort: Token["sort"]): WrittenName | null {
    const token = this.tokens[this.at];
    if (token?.sort !== sort) return null;
    this.at++;
    return { text: token.text, start: token.start };
  }

  private skip(mark: string): boolean {
    const isThere = this.isNext(mark, "mark");
    if (isThere) this.at++;
    return isThere;
  }
}
