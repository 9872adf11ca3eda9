import { readFileSync } from "node:fs";
import { RE2JS } from "re2js";
import { describe, expect, it } from "vitest";
import { lineStarts } from "../../format/line-starts";
import { compilePattern, type PatternRequest } from "../pattern/text-pattern";
import { matchingParts } from "./line-parts";
import { findMatchingLines } from "./matching-lines";

const ask = (source: string, more: Partial<PatternRequest> = {}): PatternRequest => ({
  source,
  regex: true,
  caseSensitive: true,
  word: false,
  ...more,
});

/** 1-based numbers of the lines that match. */
function linesOf(text: string, request: PatternRequest): number[] {
  const starts = [...lineStarts(text)];
  const found: number[] = [];
  findMatchingLines(
    text,
    compilePattern(request),
    (start) => found.push(starts.indexOf(start) + 1),
    () => false,
  );
  return found;
}

/** What the linear matcher says of every line, one after the other. */
function slowly(text: string, { source, regex, caseSensitive }: PatternRequest): number[] {
  const expression = RE2JS.compile(regex ? source : RE2JS.quote(source), caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === "") lines.pop();
  return lines.flatMap((line, i) => (expression.matcher(line).find() ? [i + 1] : []));
}

const SAMPLE = [
  "static int foo_bar(struct page *page)\r",
  "{",
  "\treturn -EINVAL; /* größer als Ω, Straße, ſpin */",
  "",
  "  #define MAX_LEN 0x7fffffffffffULL",
  "foo bar  foo-bar foo_bar FOO",
  "\r",
  'if (a && b) { call(a, b); } else { panic("no\\n"); }',
  `long ${"ab ".repeat(900)}end`,
  "naïve café 中文 🙂 İstanbul KELVIN",
  "x".repeat(3000),
  "x".repeat(1000),
  "}",
].join("\n");

const PATTERNS = [
  ...[
    "foo",
    "foo|bar",
    "^$",
    "^",
    "$",
    "^\\s*#\\s*define\\s+\\w+",
    "\\bfoo\\b",
    "\\Bbar",
    "[A-Z]{3,}",
    "\\d+",
    "[^a-z]",
    ".",
  ],
  ...[
    "(?i)FOO",
    "(?i)straße",
    "(?i)STRASSE",
    "(?i)k",
    "(?i)ſ",
    "[^x]+$",
    "a.*b.*c",
    "(ab )+",
    "(?:foo|bar)+",
    "(a|b)*end",
  ],
  ...[
    "\\x{1F642}",
    "🙂",
    "[中-文]+",
    "ï",
    "\\pL+é",
    "\\p{Greek}",
    "[[:upper:]]{2}",
    "[[:^alpha:]]{4}",
    "\\Qa && b\\E",
    "x{10,}",
  ],
  ...[
    "x{1000}",
    "^x{1000}$",
    "^.{5,9}$",
    "a{0}b",
    "(?U)a+b",
    "foo(?i)BAR",
    "(?i:F)oo",
    "\\t",
    "\\r",
    "\\n",
    "[\\d\\s]{2}",
    "\\W\\w\\W",
  ],
  ...[
    "(?:a(?:b(?:c)?)?)?",
    "()",
    "a??b",
    "[]a]",
    "[^]a]",
    "[a\\]]",
    "[a-]",
    "\\.",
    "\\x41",
    "\\{",
    "{",
    "a{,2}",
    "\\A.",
    "\\z",
    "(?s).",
    "İ",
  ],
  // A text that every match holds, behind something that may begin anywhere.
  ...[
    "[a-z]+_bar\\(struct page \\*",
    "\\w+\\s+int foo_bar.*page\\)$",
    "(?i)[a-z ]+_BAR\\(",
    "\\w+ Bar|x+ foo",
    "[a-z ]+(?i)KELVIN",
    "^long .*ab end$",
    "(?:ab )+end",
    "0x[0-9a-f]{8}",
    "\\s*\\{ call.*panic",
  ],
];

describe("finding lines", () => {
  it.each(PATTERNS)("agrees with the linear matcher on every line: %s", (source) => {
    for (const caseSensitive of [true, false]) {
      for (const text of [SAMPLE, `${SAMPLE}\n`, SAMPLE.replaceAll("\r", ""), "", "\n", "\r\n", "a\rfoo\rb"]) {
        const request = ask(source, { caseSensitive });
        expect(linesOf(text, request)).toEqual(slowly(text, request));
      }
    }
  });

  it("agrees on texts that stand for themselves", () => {
    for (const source of ["foo", "a && b", "(", "\\n", "[", "größer", "GRÖSSER", "🙂", "*", " "]) {
      for (const caseSensitive of [true, false]) {
        const request = ask(source, { regex: false, caseSensitive });
        expect(linesOf(SAMPLE, request)).toEqual(slowly(SAMPLE, request));
      }
    }
  });

  it("agrees on real code, for patterns of every way of matching", () => {
    const text = readFileSync(new URL("./matching-lines.ts", import.meta.url), "utf8");
    for (const source of [
      "return",
      "(?i)this\\.\\w+\\(",
      "\\b\\w+: number\\b",
      "(?:\\w+\\.)+test",
      "^\\s+\\}$",
      "=> .*;$",
    ]) {
      expect(linesOf(text, ask(source))).toEqual(slowly(text, ask(source)));
      expect(linesOf(text, ask(source)).length).toBeGreaterThan(0);
    }
  });

  it("finds whole words only where it is told so, whatever stands around", () => {
    const text = "foo\nfoo_bar\na foo b\nfoo-foo\nöfoo\nfooé\n(foo)\n&foo\na&foo\n";
    expect(linesOf(text, ask("foo", { regex: false, word: true }))).toEqual([1, 3, 4, 7, 8, 9]);
    expect(linesOf(text, ask("&foo", { regex: false, word: true }))).toEqual([8]);
    const linear = ask("(?:fo+)+\\pL*", { word: true });
    expect(compilePattern(linear).native).toBeNull();
    expect(linesOf(text, linear)).toEqual([1, 3, 4, 6, 7, 8, 9]);
  });

  it("stops when it is told to", () => {
    const text = "foo\n".repeat(10_000);
    for (const source of ["foo", "fo+", "(?:fo+)+", "\\pL"]) {
      let found = 0;
      const whole = findMatchingLines(
        text,
        compilePattern(ask(source)),
        () => found++,
        () => true,
      );
      expect(whole).toBe(false);
      expect(found).toBeLessThan(1000);
    }
  });

  it("takes no time to speak of for patterns that backtracking would get lost in", () => {
    const text = `${"a".repeat(4000)}\n`.repeat(5);
    const begun = performance.now();
    for (const source of ["(a+)+b", "a*a*a*a*b", "(a|aa)+b", "a+a+b", ".*.*.*x", "(?:a?){30}a{30}b"]) {
      expect(linesOf(text, ask(source))).toEqual([]);
    }
    expect(performance.now() - begun).toBeLessThan(8000);
  });
});

describe("the parts of a line that match", () => {
  const parts = (line: string, request: PatternRequest) =>
    matchingParts(line, compilePattern(request)).parts.map(([from, to]) => line.slice(from, to));

  it("are told in order, empty ones left out", () => {
    expect(parts("foo bar foo", ask("fo+"))).toEqual(["foo", "foo"]);
    expect(parts("abc", ask("x*"))).toEqual([]);
    expect(matchingParts("abc", compilePattern(ask("x*"))).first).toBe(0);
    expect(parts("foo foo,foo xfoo", ask("foo", { regex: false, word: true }))).toEqual(["foo", "foo", "foo"]);
    expect(parts("fofo fofo", ask("(?:fo)+", { word: true }))).toEqual(["fofo", "fofo"]);
    expect(parts("Größe", ask("RÖ", { regex: false, caseSensitive: false }))).toEqual(["rö"]);
  });
});

describe("an expression that cannot be read", () => {
  it.each([
    ["foo(bar", 3, 4, "missing closing )"],
    ["foo)bar", 3, 4, "unexpected )"],
    ["[a", 0, 2, "missing closing ]"],
    ["a*|*b", 3, 4, "missing argument to repetition operator"],
    ["x[b-a]", 2, 5, "invalid character class range"],
    ["a(?=b)", 1, 4, "look-around is not taken"],
    ["(?<!x)a", 0, 7, "look-around is not taken"],
    ["(a)\\1", 3, 5, "back references are not taken"],
    ["x\\p{Nope}", 1, 9, "unknown class of characters"],
    ["ab\\", 2, 3, "trailing backslash at end of expression"],
    ["a\\y", 1, 3, "invalid escape sequence"],
  ])("names the bad part of %s", (source, start, end, reason) => {
    expect(() => compilePattern(ask(source))).toThrow(
      expect.objectContaining({ code: "invalid_input", details: expect.objectContaining({ start, end, reason }) }),
    );
  });

  it("is no matter where the text stands for itself, unless it has a line end", () => {
    expect(() => compilePattern(ask("foo(", { regex: false }))).not.toThrow();
    expect(() => compilePattern(ask("foo\nbar", { regex: false }))).toThrow("line end");
  });
});
