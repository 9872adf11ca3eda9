/**
 * Types that comments of JavaScript write: `@param {Ship} ship`, `@type {Ship[]}`, `@returns {Promise<Ship>}`, `@param
 * {import("./ship.js").Ship} ship`, `@param {{name: string}} ship`. Follows the notation that TypeScript reads in
 * JavaScript files. Text that is no plain type (a function type, a literal) gives nothing.
 */

/** One name in a written type; `start` is its offset in the comment. */
export interface WrittenName {
  text: string;
  start: number;
}

export interface WrittenType {
  /** the specifier of `import("…")`, null without one */
  module: WrittenName | null;
  /** `a.b.C`; empty where the type has no name of its own */
  path: WrittenName[];
  /** type arguments, or the alternatives of a type without a name */
  parts: WrittenType[];
  isArray: boolean;
  /** the path begins at the outermost scope */
  isRooted?: boolean;
  /** of a type that is written out, `{ name: string }`: its keys */
  members?: { key: WrittenName; type: WrittenType }[];
}

/** What a tag says of what: a parameter by its name, the value, the result, a name for a type. */
export interface DocTag {
  tag: "param" | "type" | "returns" | "typedef" | "property" | "member";
  name: string;
  type: WrittenType;
  /** of a member that the comment of a type declares */
  member?: DocMember;
}

/** A member that no declaration names: the comment above its type does. */
export interface DocMember {
  kind: "property" | "method";
  /** offset of its name in the comment */
  start: number;
  isStatic: boolean;
  /** it gives what it is asked of */
  isOwn: boolean;
}

const TAG = /@(param|arg|argument|type|returns?|typedef|prop|property)\s*(?=\{)/g;
const TAGS: ReadonlyMap<string, DocTag["tag"]> = new Map<string, DocTag["tag"]>([
  ["arg", "param"],
  ["argument", "param"],
  ["return", "returns"],
  ["prop", "property"],
  ...(["param", "type", "returns", "typedef", "property"] as const).map((tag) => [tag, tag] as const),
]);
/** Longer comments are prose, and longer types are no plain ones. */
const MAX_COMMENT = 20_000;
const MAX_TYPE = 400;
const MAX_DEPTH = 20;

/** The tags of a comment that give a type, in the order of the text. */
export function docTags(comment: string): DocTag[] {
  if (!comment.startsWith("/**") || comment.length > MAX_COMMENT || !comment.includes("{")) return [];
  // the stars that begin lines are no part of what is written
  const text = comment.replace(/\n[ \t]*\*(?!\/)/g, (edge) => `\n${" ".repeat(edge.length - 1)}`);
  const found: DocTag[] = [];
  for (const match of text.matchAll(TAG)) {
    const from = match.index + match[0].length;
    const until = closing(text, from);
    const tokens = until < 0 ? null : tokensIn(text.slice(0, until), from + 1);
    const type = tokens && new Reader(tokens).whole();
    const tag = TAGS.get(match[1]);
    if (!type || !tag) continue;
    const [, name = ""] = /^\s*\[?\s*([\w$.]+)/.exec(text.slice(until + 1, until + 1 + MAX_TYPE)) ?? [];
    found.push({ tag, name, type });
  }
  return found;
}

/** The brace that closes the one at an offset; -1 for none. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + MAX_TYPE); at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return -1;
}

interface Token extends WrittenName {
  sort: "module" | "name" | "mark";
}

const TOKEN = /\s*(?:import\(\s*(["'])([^"'\n]+)\1\s*\)|([\p{L}_$][\p{L}\p{N}_$]*)|(\.\.\.|\[\]|[.|<>(),!?=*{}:;]))/uy;

/** Null where the text holds anything that no plain type does. */
function tokensIn(text: string, from: number): Token[] | null {
  const found: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = from;
  while (TOKEN.lastIndex < end) {
    const match = TOKEN.exec(text);
    if (!match) return null;
    const [whole, quote, module, name, mark] = match;
    if (module !== undefined)
      found.push({ sort: "module", text: module, start: match.index + whole.indexOf(quote + module) + 1 });
    else if (name !== undefined) found.push({ sort: "name", text: name, start: TOKEN.lastIndex - name.length });
    else found.push({ sort: "mark", text: mark, start: TOKEN.lastIndex - mark.length });
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

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** Null where the tokens are no type, or where names are left over: `typeof Ship`, prose. */
  whole(): WrittenType | null {
    const type = this.alternatives(0);
    return this.at === this.tokens.length ? type : null;
  }

  /** `A | B`: the one that has a name; where several have, a type without a name that holds them. */
  private alternatives(depth: number): WrittenType {
    const all = [this.one(depth)];
    while (this.skip("|")) all.push(this.one(depth));
    const named = all.filter(({ path, parts, members }) => path.length + parts.length > 0 || members);
    return named.length === 1 ? named[0] : { module: null, path: [], parts: named, isArray: false };
  }

  private one(depth: number): WrittenType {
    const isRest = this.skip("...");
    while (this.skip("!") || this.skip("?"));
    const type = this.skip("(") && depth < MAX_DEPTH ? this.enclosed(depth) : this.named(depth);
    while (this.skip("!") || this.skip("?") || this.skip("="));
    let isArray = isRest;
    while (this.skip("[]")) isArray = true;
    while (this.skip("=") || this.skip("!") || this.skip("?"));
    return isArray ? { ...type, isArray } : type;
  }

  private enclosed(depth: number): WrittenType {
    const type = this.alternatives(depth + 1);
    this.skip(")");
    return type;
  }

  private named(depth: number): WrittenType {
    if (this.skip("*")) return { module: null, path: [], parts: [], isArray: false };
    if (depth < MAX_DEPTH && this.skip("{")) return this.writtenOut(depth);
    const module = this.take("module");
    const path: WrittenName[] = [];
    if (!module || this.skip(".")) {
      for (let name = this.take("name"); name; name = this.isNameBehindDot() ? this.take("name") : null)
        path.push(name);
    }
    const isPlain = !module && path.length === 1 && NAMES_NOTHING.has(path[0].text);
    return { module, path: isPlain ? [] : path, parts: this.list(depth), isArray: false };
  }

  /** `name: A, depth?: B }` */
  private writtenOut(depth: number): WrittenType {
    const members: NonNullable<WrittenType["members"]> = [];
    for (let key = this.take("name"); key; key = this.take("name")) {
      this.skip("?");
      if (!this.skip(":")) break;
      members.push({ key, type: this.alternatives(depth + 1) });
      if (!this.skip(",") && !this.skip(";")) break;
    }
    // what is no list of keys is no type: what follows stays unread
    if (!this.skip("}")) this.at = -1;
    const type = { module: null, path: [], parts: [], isArray: false };
    return members.length > 0 ? { ...type, members } : type;
  }

  /** `<A, B>`, also behind a dot. */
  private list(depth: number): WrittenType[] {
    if (this.tokens[this.at + 1]?.text === "<") this.skip(".");
    const found: WrittenType[] = [];
    if (depth >= MAX_DEPTH || !this.skip("<")) return found;
    do found.push(this.alternatives(depth + 1));
    while (this.skip(","));
    // without its end this is no type: what follows stays unread
    if (!this.skip(">")) this.at = -1;
    return found;
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
    const token = this.tokens[this.at];
    if (token?.sort !== "mark" || token.text !== mark) return false;
    this.at++;
    return true;
  }
}
