/**
 * Documentation in its blocks: paragraphs, lists, code, headings, and what is said by tags (parameters, results). One
 * tolerant reader for Javadoc, Doxygen, JSDoc, reST, Google's docstrings, XML comments and Markdown: they are mixed in
 * real code.
 */
import { normalised, takeCode, type CodeBlock } from "./doc-forms";
import { inlines, type Inline } from "./doc-inlines";
import { docSource } from "./doc-source";
import { FIELD, SAME, SECTION, SECTION_TAGS, tagOf, WITH_SUBJECT } from "./doc-tags";
import { isKernelDoc, kernelDocAsTags, TAG_END } from "./kernel-doc";

export type DocBlock =
  | { type: "paragraph"; parts: Inline[] }
  | { type: "heading"; parts: Inline[] }
  | { type: "list"; ordered: boolean; items: DocBlock[][] }
  | CodeBlock
  | DocTag;

export interface DocTag {
  type: "tag";
  /** As one says it: `param`, `returns`, `throws`, `see`. */
  tag: string;
  /** The parameter, or the exception; empty for all others. */
  subject: string;
  body: DocBlock[];
}

/** Nothing, the end of a tag, or a row of stars. */
const SAYS_NOTHING = new RegExp(`^\\s*(?:${TAG_END}|\\*{3,})?\\s*$`);
/** Between the head of a table and its rows. */
const TABLE_RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?)?\s*$/;
/** Markdown and docstrings: what is indented so far is code. */
const INDENTED = /^(?: {4}|\t)/;
const ITEM = /^(\s*)([-*+\u2022]|\d{1,3}[.)])\s+(.*)$/;

export function docBlocks(doc: string): DocBlock[] {
  const { text, codes } = takeCode(docSource(doc));
  const words = isKernelDoc(text) ? kernelDocAsTags(text) : text;
  return new BlockReader(normalised(words).split("\n"), codes).read();
}

class BlockReader {
  private at = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly codes: readonly CodeBlock[],
  ) {}

  read(): DocBlock[] {
    const blocks: DocBlock[] = [];
    while (this.at < this.lines.length) {
      if (SAYS_NOTHING.test(this.lines[this.at])) this.at++;
      else blocks.push(...this.next());
    }
    return blocks;
  }

  private next(): DocBlock[] {
    const line = this.lines[this.at];
    const held = /^\s*\uE000(\d+)\uE000\s*$/.exec(line);
    if (held !== null) {
      this.at++;
      return [this.codes[Number(held[1])]];
    }
    const tag = tagOf(line);
    if (tag !== null) return this.tag(tag.tag, tag.rest, () => false);
    const field = FIELD.exec(line);
    if (field !== null) return this.field(field);
    const section = SECTION.exec(line);
    if (section !== null) return this.section(section[1]);
    if (ITEM.test(line)) return [this.list()];
    const literal = INDENTED.test(line) ? this.indented((text) => !isSentence(text)) : null;
    if (literal !== null) return [literal];
    if (TABLE_RULE.test(this.lines[this.at + 1] ?? "") && line.includes("|")) return [this.table()];
    const titled = this.titledSection(line);
    if (titled !== null) return titled;
    const heading = this.heading(line);
    return heading !== null ? [heading] : this.paragraph();
  }

  /** What belongs to a tag goes on to the next one. */
  private tag(tag: string, rest: string, ends: (line: string) => boolean): DocBlock[] {
    this.at++;
    const body = [rest];
    while (this.at < this.lines.length) {
      const line = this.lines[this.at];
      if (tagOf(line) !== null || line === TAG_END || ends(line)) break;
      body.push(line);
      this.at++;
    }
    return made(tag, body, this.codes);
  }

  private field([, name, subject = "", rest]: RegExpExecArray): DocBlock[] {
    const blocks = this.tag(name, `${subject.split(/\s+/).at(-1) ?? ""} ${rest}`.trim(), (line) => /^\S/.test(line));
    // Types stand beside what they are the types of, in words that the signature says too.
    return name === "type" || name === "rtype" ? [] : blocks;
  }

  /** Google's sections: `name (type): words`, indented. */
  private section(title: string): DocBlock[] {
    const tag = SECTION_TAGS[title.toLowerCase()];
    this.at++;
    const indented: string[] = [];
    while (this.at < this.lines.length && /^\s|^$/.test(this.lines[this.at])) indented.push(this.lines[this.at++]);
    const inner = dedent(indented);
    if (!WITH_SUBJECT.has(tag)) return made(tag, inner, this.codes);
    const entries: string[][] = [];
    for (const line of inner) {
      const entry = /^(\*{0,2}[\w.]+)(?:\s*\([^)]*\))?\s*:\s*(.*)$/.exec(line);
      if (entry !== null) entries.push([`${entry[1]} ${entry[2]}`]);
      else entries.at(-1)?.push(line);
    }
    return entries.flatMap((entry) => made(tag, entry, this.codes));
  }

  /** NumPy's sections: a title that is underlined, then `name : type` with the words indented below. */
  private titledSection(line: string): DocBlock[] | null {
    const tag = SECTION_TAGS[line.trim().toLowerCase()];
    if (tag === undefined || !/^\s*-{3,}\s*$/.test(this.lines[this.at + 1] ?? "")) return null;
    this.at += 2;
    const inner: string[] = [];
    while (this.at < this.lines.length && !/^\s*-{3,}\s*$/.test(this.lines[this.at + 1] ?? ""))
      inner.push(this.lines[this.at++]);
    if (!WITH_SUBJECT.has(tag)) return made(tag, inner, this.codes);
    const entries: string[][] = [];
    for (const said of inner) {
      const name = /^(\*{0,2}[\w.]+(?:\s*,\s*\*{0,2}[\w.]+)*)(?:\s*:.*)?$/.exec(said)?.[1];
      if (name !== undefined) entries.push([name.replace(/\s+/g, "")]);
      else entries.at(-1)?.push(said);
    }
    return entries.flatMap((entry) => made(tag, entry, this.codes));
  }

  /** Its columns stand as they were written. */
  private table(): CodeBlock {
    const rows: string[] = [];
    while (this.at < this.lines.length && this.lines[this.at].includes("|")) rows.push(this.lines[this.at++]);
    return { type: "code", text: dedent(rows).join("\n"), language: null };
  }

  private list(): DocBlock {
    const first = ITEM.exec(this.lines[this.at]);
    const depth = first?.[1].length ?? 0;
    const items: string[][] = [];
    for (; this.at < this.lines.length; this.at++) {
      const line = this.lines[this.at];
      const item = ITEM.exec(line);
      if (item !== null && item[1].length <= depth + 1) items.push([item[3]]);
      else if (tagOf(line) !== null || (/^\S/.test(line) && this.lines[this.at - 1].trim() === "")) break;
      else items.at(-1)?.push(line);
    }
    return {
      type: "list",
      ordered: /^\d/.test(first?.[2] ?? ""),
      items: items.map(([head, ...rest]) => new BlockReader([head, ...dedent(rest)], this.codes).read()),
    };
  }

  private heading(line: string): DocBlock | null {
    const marked = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/.exec(line);
    if (marked !== null) {
      this.at++;
      return { type: "heading", parts: inlines(marked[1]) };
    }
    const under = this.lines.at(this.at + 1) ?? "";
    if (!/^\s{0,3}(?:={3,}|-{3,}|~{3,})\s*$/.test(under)) return null;
    this.at += 2;
    return { type: "heading", parts: inlines(line.trim()) };
  }

  private paragraph(): DocBlock[] {
    const words: string[] = [];
    while (this.at < this.lines.length && !this.startsAnew(this.lines[this.at], words.length > 0))
      words.push(this.lines[this.at++].trim());
    const text = words.join(" ");
    const literal = /::$/.test(text) ? this.indented() : null;
    if (literal === null) return [{ type: "paragraph", parts: inlines(text) }];
    const lead = text.replace(/\s*::$/, (colons) => (/^\s/.test(colons) ? "" : ":"));
    return [...(lead === ":" ? [] : [{ type: "paragraph" as const, parts: inlines(lead) }]), literal];
  }

  private startsAnew(line: string, begun: boolean): boolean {
    if (SAYS_NOTHING.test(line) || /^\s*\uE000\d+\uE000\s*$/.test(line)) return true;
    return begun && (tagOf(line) !== null || FIELD.test(line) || SECTION.test(line) || ITEM.test(line));
  }

  /** reST: what is indented below `::` is code. */
  private indented(holds: (text: string) => boolean = () => true): CodeBlock | null {
    let end = this.at;
    while (end < this.lines.length && /^\s+\S|^\s*$/.test(this.lines[end])) end++;
    const text = dedent(this.lines.slice(this.at, end))
      .join("\n")
      .replace(/^\n+|\s+$/g, "");
    if (text === "" || !holds(text)) return null;
    this.at = end;
    return { type: "code", text, language: null };
  }
}

/** A tag with its subject taken from its words. A summary is no tag: it is what the comment says. */
function made(written: string, lines: readonly string[], codes: readonly CodeBlock[]): DocBlock[] {
  const tag = SAME[written] ?? written;
  const words = lines.length === 0 ? [""] : [...lines];
  let subject = "";
  if (WITH_SUBJECT.has(tag)) {
    // JSDoc writes the type before the name, and a default into it; PHPDoc writes it without brackets.
    const head = words[0].replace(/^\{(?:[^{}]|\{[^{}]*\})*\}\s*/, "").replace(/^\S+\s+(?=&?(?:\.{3})?\$\w)/, "");
    const found = /^(\[[^\]]*\]|\S+)\s*(?:[-\u2013:]\s+)?(.*)$/s.exec(head);
    subject = (found?.[1] ?? "").replace(/^\[([^=\]]*).*$/, "$1").replace(/[,:]$/, "");
    words[0] = found?.[2] ?? "";
  } else if (tag === "returns") words[0] = words[0].replace(/^\{[^{}]*\}\s*/, "");
  const [head, ...rest] = words;
  const body = new BlockReader([head, ...dedent(rest)], codes).read();
  return tag === "brief" ? body : [{ type: "tag", tag, subject, body }];
}

/** Old comments indent their sentences, too. */
const isSentence = (text: string): boolean => /^[A-Z][^;{}=]*[.:?!]\)?$/.test(text);

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(shared));
}
