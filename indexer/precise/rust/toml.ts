/**
 * Reads TOML as far as manifests go: tables, arrays of tables, dotted and quoted keys, strings of all four kinds,
 * arrays, inline tables. Numbers and dates stay as they are written. What cannot be read is passed over by the line.
 */

export type TomlValue = string | boolean | TomlValue[] | TomlTable;

export interface TomlTable {
  [key: string]: TomlValue;
}

const NOTHING = /(?:[ \t]|#[^\n]*)*/y;
const SPACE = /(?:\s|#[^\n]*)*/y;
const REST_OF_LINE = /[^\n]*\n?/y;
const KEY = /[\w-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'/y;
const HEADER_END = /\]\]?[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
const STRING = /"""\n?((?:\\[^]|[^\\])*?"{0,2})"""(?!")|'''\n?([^]*?)'''(?!')|"((?:\\.|[^"\\\n])*)"|'([^'\n]*)'/y;
const BARE = /[^\s,[\]{}#"']+/y;
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", e: "\u001B" };

export function readToml(text: string): TomlTable {
  return new TomlReader(text.replaceAll("\r\n", "\n")).read();
}

export const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === "object" && !Array.isArray(value);

/** A reader is at one place of the text; each method leaves it behind what it has read. */
class TomlReader {
  private at = 0;

  constructor(private readonly text: string) {}

  read(): TomlTable {
    const root: TomlTable = emptyTable();
    let table: TomlTable | null = root;
    for (this.take(SPACE); this.at < this.text.length; this.take(SPACE)) {
      if (this.text[this.at] === "[") table = this.header(root);
      else if (table === null || !this.pairOrNothing(table)) this.take(REST_OF_LINE);
    }
    return root;
  }

  /** `[a.b]`, `[[a.b]]`: the table that the lines below belong to; null for a header that is none. */
  private header(root: TomlTable): TomlTable | null {
    const isList = this.text[this.at + 1] === "[";
    this.at += isList ? 2 : 1;
    const keys = this.keys();
    if (keys === null || this.take(HEADER_END) === null) {
      this.take(REST_OF_LINE);
      return null;
    }
    const last = keys.pop() ?? "";
    const owner = tableIn(root, keys);
    if (!isList) return tableIn(owner, [last]);
    const list = owner[last];
    const table = emptyTable();
    if (Array.isArray(list)) list.push(table);
    else owner[last] = [table];
    return table;
  }

  /** What cannot be read costs the line that it begins on. */
  private pairOrNothing(table: TomlTable): boolean {
    const start = this.at;
    const isRead = this.pair(table);
    if (!isRead) this.at = start;
    return isRead;
  }

  private pair(table: TomlTable): boolean {
    const keys = this.keys();
    if (keys === null || this.text[this.at] !== "=") return false;
    this.at++;
    this.take(SPACE);
    const value = this.value();
    if (value === null) return false;
    const last = keys.pop() ?? "";
    tableIn(table, keys)[last] = value;
    return true;
  }

  private keys(): string[] | null {
    const keys: string[] = [];
    do {
      if (keys.length > 0) this.at++;
      this.take(NOTHING);
      const key = this.take(KEY);
      if (key === null) return null;
      keys.push(/^["']/.test(key) ? key.slice(1, -1) : key);
      this.take(NOTHING);
    } while (this.text[this.at] === ".");
    return keys;
  }

  private value(): TomlValue | null {
    const first = this.text[this.at];
    if (first === "[") return this.list();
    if (first === "{") return this.inlineTable();
    STRING.lastIndex = this.at;
    const string = STRING.exec(this.text);
    if (string) {
      this.at = STRING.lastIndex;
      const escaped = string[1] ?? string[3];
      return escaped === undefined ? (string[2] ?? string[4]) : unescape(escaped);
    }
    const bare = this.take(BARE);
    return bare === "true" || bare === "false" ? bare === "true" : bare;
  }

  private list(): TomlValue[] | null {
    const values: TomlValue[] = [];
    for (this.next(); this.text[this.at] !== "]"; this.next(",")) {
      const value = this.value();
      if (value === null) return null;
      values.push(value);
      this.take(SPACE);
      if (this.text[this.at] !== "," && this.text[this.at] !== "]") return null;
    }
    this.at++;
    return values;
  }

  private inlineTable(): TomlTable | null {
    const table = emptyTable();
    for (this.next(); this.text[this.at] !== "}"; this.next(",")) {
      if (!this.pair(table)) return null;
      this.take(SPACE);
      if (this.text[this.at] !== "," && this.text[this.at] !== "}") return null;
    }
    this.at++;
    return table;
  }

  /** Goes past a bracket, or past the sign where it stands, to what follows. */
  private next(sign?: string): void {
    if (sign === undefined || this.text[this.at] === sign) this.at++;
    this.take(SPACE);
  }

  /** What a pattern finds here; null where it finds nothing. */
  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found?.[0] ?? null;
  }
}

/** Keys are words of strangers: `__proto__` is one like any other. */
const emptyTable = (): TomlTable => Object.create(null) as TomlTable;

/** The table behind these keys, made where there is none; of a list, its last one. */
function tableIn(table: TomlTable, keys: readonly string[]): TomlTable {
  let found = table;
  for (const key of keys) {
    const known = found[key];
    const inner = Array.isArray(known) ? known.at(-1) : known;
    if (isTable(inner)) found = inner;
    else {
      const made = emptyTable();
      found[key] = made;
      found = made;
    }
  }
  return found;
}

const unescape = (text: string): string =>
  text
    .replace(/\\[ \t]*\n\s*/g, "")
    .replace(
      /\\(?:u\{?([0-9a-fA-F]{4,8})\}?|U([0-9a-fA-F]{8})|(.))/g,
      (_, four?: string, eight?: string, sign = "") => {
        const code = four ?? eight;
        return code === undefined
          ? (ESCAPES[sign] ?? sign)
          : String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
      },
    );
