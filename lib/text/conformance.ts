/**
 * What every engine behind the port TextSearch must keep, as tests: an engine brings a way to open itself over some
 * texts, and calls `itFindsText`. What is right is decided by the linear matcher, line by line, over all files.
 */
import { RE2JS } from "re2js";
import { afterEach, describe, expect, it } from "vitest";
import type { PatternRequest } from "./pattern/text-pattern";
import type { FoundLine, TextRequest, TextSearch, TextSummary } from "./port";

/** An engine over given texts, by file id. */
export interface OpenedText {
  search: TextSearch;
  /**
   * A file is there from now on, in place of the one with id `instead`. The engine need not have it in its index yet.
   */
  put(id: number, text: string, instead?: number): Promise<void>;
  close(): Promise<void>;
}

const numbered = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join("\n");

const TEXTS: Readonly<Record<number, string>> = {
  3: "static int spin_lock(struct lock *l)\n{\n\treturn -EINVAL;\n}\n",
  4: "Windows\r\nlines\r\n\r\nspin_lock(&a);\r\n",
  7: "größer Straße STRASSE ſpin_lock İstanbul K\n中文字符 🙂🙂 café naïve\n",
  8: "",
  9: "\n",
  20: numbered(400, (i) => `#define FLAG_${i} 0x${(i * 7919).toString(16)}UL /* ${i % 7} */`),
  21: `x${"ab ".repeat(3000)}needle${" ba".repeat(3000)}\nshort\n`,
  22: "no end of line at the end",
  23: "old\rmac\rlines\r",
  300: numbered(50, (i) => (i % 5 === 0 ? "spin_lock_irqsave(&lock, flags);" : `value[${i}] = ${i};`)),
  // Kept in several blocks, and in the index in several parts.
  302: numbered(1500, (i) => `void long_${i}(int größer, char *中文_${i % 211}); /* ${"x".repeat(i % 30)} */`),
  303: `${numbered(1200, (i) => `\tWindows line ${i} of many with spin_${i % 97}`).replaceAll("\n", "\r\n")}\r\nlast`,
  304: numbered(1500, (i) => `an old Mac's line ${i}, needle_${i % 301}`).replaceAll("\n", "\r"),
  301: 'a\tb\n"quoted" \\backslash\\ (paren) [bracket] {brace} a+b a*b a.b a|b ^start $end\n',
};

const LITERALS = [
  "spin_lock",
  "SPIN_LOCK",
  "return -EINVAL",
  "größer",
  "straße",
  "中文",
  "🙂",
  "\\backslash\\",
  "(paren)",
  "a+b",
  "ab",
  "\t",
  "nothing of it",
  '"quoted"',
  "K",
  "long_1499(",
  "中文_210",
  "of many with spin_96",
  "line 1200",
  "line 1499, needle_",
];
const EXPRESSIONS = [
  ...[
    "spin_lock\\w*\\(",
    "^\\s*return",
    "lines$",
    "^$",
    "^#define\\s+FLAG_1[0-9]\\b",
    "FLAG_(?:7|8)\\d ",
    "[A-Z]{4,}",
    "\\d{3}",
    "0x[0-9a-f]+UL",
  ],
  ...[
    "(?i)STRAßE",
    "(?i)ſPIN",
    "caf.",
    "[中-字]",
    "\\pL+é",
    "^.{5}$",
    "needle|lines",
    "a\\|b",
    "x(ab )+needle",
    "\\bvalue\\b",
    "[^ -~\\t]",
    "spin.*flags",
    "(spin|mac)_?",
    "^void long_(?:7|999|1499)\\(.*/$",
    "spin_96$",
    "^last$",
    "needle_30\\d",
    ".",
  ],
];

/** Declares the tests for an engine. */
export function itFindsText(
  engine: string,
  open: (texts: Readonly<Record<number, string>>) => Promise<OpenedText>,
): void {
  describe(`${engine} as TextSearch`, () => {
    let opened: OpenedText | undefined;
    afterEach(async () => {
      await opened?.close();
      opened = undefined;
    });
    const ask = async (pattern: PatternRequest, more: Partial<TextRequest> = {}): Promise<Found> => {
      opened ??= await open(TEXTS);
      return gather(opened.search, pattern, more);
    };

    it("finds the lines of a text that stands for itself, in every case and as a whole word", async () => {
      for (const source of LITERALS) {
        for (const caseSensitive of [true, false]) {
          for (const word of [false, true]) {
            const pattern = { source, regex: false, caseSensitive, word };
            expect(linesOf(await ask(pattern)), JSON.stringify(pattern)).toEqual(expected(pattern, TEXTS));
          }
        }
      }
    });

    it("finds the lines that an expression matches", async () => {
      for (const source of EXPRESSIONS) {
        for (const caseSensitive of [true, false]) {
          const pattern = { source, regex: true, caseSensitive, word: false };
          expect(linesOf(await ask(pattern)), JSON.stringify(pattern)).toEqual(expected(pattern, TEXTS));
        }
      }
    });

    it("keeps to the files that are meant, and to their order", async () => {
      const files = [300, 4, 3];
      const found = await ask(plain("spin_lock"), { files });
      expect(found.files.map(({ fileId }) => fileId)).toEqual(files);
      expect((await ask(plain("spin_lock"), { files: [] })).files).toEqual([]);
    });

    it("shows the rows that are wanted and counts all", async () => {
      const found = await ask(plain("FLAG_"), { rows: { offset: 5, limit: 3, perFile: 100, contextLines: 1 } });
      expect(found.files.map(({ matches }) => matches)).toEqual([400]);
      const { rows } = found.files[0];
      expect(rows.map(({ line }) => line)).toEqual([6, 7, 8]);
      expect([rows[0].before.length, rows[1].before.length, rows[2].after.length]).toEqual([1, 0, 1]);
      const few = await ask(plain("lock"), { rows: { offset: 0, limit: 100, perFile: 2, contextLines: 0 } });
      expect(few.files.every(({ rows: own }) => own.length <= 2)).toBe(true);
      expect(few.files.find(({ fileId }) => fileId === 300)?.matches).toBe(10);
    });

    it("shows rows of a long text with the lines around them, wherever they stand in it", async () => {
      for (const id of [302, 303, 304]) {
        const lines = TEXTS[id].split(/\r\n|\n|\r/);
        const files = [id];
        for (const offset of [0, 3, 200]) {
          const rows = { offset, limit: 5, perFile: Infinity, contextLines: 2 };
          const found = await ask({ ...plain("0"), source: "(?:9|last)", regex: true }, { files, rows });
          const all = lines.flatMap((line, at) => (/9|last/.test(line) ? [at] : []));
          const wanted = all.slice(offset, offset + 5);
          expect(found.files[0].matches).toBe(all.length);
          expect(found.files[0].rows.map(({ line, text }) => [line, text])).toEqual(
            wanted.map((at) => [at + 1, lines[at]]),
          );
          for (const { line, before, after } of found.files[0].rows) {
            expect(lines.slice(line - 1 - before.length, line - 1)).toEqual(before);
            expect(lines.slice(line, line + after.length)).toEqual(after);
          }
          expect(found.files[0].rows[0].before).toEqual(lines.slice(Math.max(0, wanted[0] - 2), wanted[0]));
        }
      }
    });

    it("finds what was just written, and no longer what was replaced", async () => {
      await ask(plain("spin_lock"));
      await opened?.put(999, "brand new words\n", 3);
      const files = [...meant().filter((id) => id !== 3), 999];
      expect((await ask(plain("brand new"), { files })).files.map(({ fileId }) => fileId)).toEqual([999]);
      expect((await ask(plain("static int"), { files })).files).toEqual([]);
    });

    it("counts files without a text, and ends at its deadline with a count of what it left", async () => {
      const missing = await ask(plain("zzz"), { files: [...meant(), 5000] });
      expect(missing.summary).toMatchObject({ withoutText: 1, notSearched: 0 });
      const late = await ask(
        { source: "[a-z]", regex: true, caseSensitive: true, word: false },
        { deadline: Date.now() - 1 },
      );
      expect(late.summary.notSearched).toBeGreaterThan(0);
    });

    it("ends when nobody waits any more", async () => {
      const over = new AbortController();
      over.abort();
      const found = await ask(plain("e"), { signal: over.signal });
      expect(found.summary.notSearched + found.files.length).toBeGreaterThan(0);
    });
  });
}

const plain = (source: string): PatternRequest => ({ source, regex: false, caseSensitive: false, word: false });
const meant = (): number[] => Object.keys(TEXTS).map(Number);

interface Found {
  files: { fileId: number; matches: number; rows: FoundLine[] }[];
  summary: TextSummary;
}

async function gather(search: TextSearch, pattern: PatternRequest, more: Partial<TextRequest>): Promise<Found> {
  const rows = { offset: 0, limit: 10_000, perFile: Infinity, contextLines: 0 };
  const steps = search.search({ pattern, files: meant(), rows, deadline: Date.now() + 20_000, ...more });
  const files: Found["files"] = [];
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done === true) return { files, summary: step.value };
    if (step.value.kind === "file") files.push(step.value);
  }
}

const linesOf = ({ files }: Found): Record<number, number[]> =>
  Object.fromEntries(files.map(({ fileId, rows }) => [fileId, rows.map(({ line }) => line)]));

function expected(
  { source, regex, caseSensitive, word }: PatternRequest,
  texts: typeof TEXTS,
): Record<number, number[]> {
  const inner = regex ? source : RE2JS.quote(source);
  const beside = "[^\\pL\\pN\\pM_]";
  const whole = word ? `(?:^|${beside})(?:${inner})(?:${beside}|$)` : inner;
  const expression = RE2JS.compile(whole, caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  const found: Record<number, number[]> = {};
  for (const [id, text] of Object.entries(texts)) {
    const lines = text.split(/\r\n|\n|\r/);
    if (lines.at(-1) === "") lines.pop();
    const own = lines.flatMap((line, i) => (expression.matcher(line).find() ? [i + 1] : []));
    if (own.length > 0) found[Number(id)] = own;
  }
  return found;
}
