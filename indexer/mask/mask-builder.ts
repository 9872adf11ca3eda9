/**
 * Length-preserving masks over a text: what a grammar cannot parse is blanked, every line end stays, so that offsets
 * into the masked text are offsets into the original. The blank is a vertical tab: white space to every grammar here,
 * and not to be taken for white space that someone wrote.
 */

import type { ImportFact } from "../model";

/** What masked characters become. */
export const MASK = "\v";
export const MASK_CODE = 11;
const LINE_END = /[\r\n]/;

/**
 * A masked macro. It is kept because it is a use of the macro and may say something about the declaration after it.
 */
export interface MaskedMacro {
  /** "" where a stretch of code was masked, of which only the identifiers count */
  name: string;
  /** [start, end) of the macro with its arguments */
  start: number;
  end: number;
  /** identifiers in the arguments are uses (`EXPORT_SYMBOL(x)`), not words of their own (`UPROPERTY(EditAnywhere)`) */
  hasUses: boolean;
}

export interface MaskedText {
  text: string;
  /** the text that names are read from, where the parser had to be given other names; as long as `text` */
  named?: string;
  /** in order of their starts */
  macros: MaskedMacro[];
  /** what masked directives include, in their order */
  includes: ImportFact[];
}

/** What stands in place of [start, end); the rest is blanked. */
interface Edit {
  start: number;
  end: number;
  text: string;
  /** for the parser alone: the name stays what it was */
  isRespelled?: boolean;
}

/** Collects replacements, in any order, and applies them once. One inside another is dropped. */
export class MaskBuilder {
  readonly macros: MaskedMacro[] = [];
  readonly includes: ImportFact[] = [];
  private readonly edits: Edit[] = [];
  private isSorted = true;

  constructor(private readonly source: string) {}

  /** Blanks [start, end). */
  blank(start: number, end: number): void {
    this.replace(start, end, "");
  }

  /** Puts `text` at the start of [start, end) and blanks the rest; `text` must fit. */
  replace(start: number, end: number, text: string): void {
    if (start < end) this.add({ start, end, text });
  }

  /** Gives the parser another name of the same length, because it takes this one for a keyword. */
  respell(start: number, text: string): void {
    this.add({ start, end: start + text.length, text, isRespelled: true });
  }

  private add(edit: Edit): void {
    const { edits } = this;
    if (edits.length > 0 && edits[edits.length - 1].start > edit.start) this.isSorted = false;
    edits.push(edit);
  }

  macro(name: string, start: number, end: number, hasUses: boolean): void {
    this.macros.push({ name, start, end, hasUses });
  }

  /** Identifiers in [start, end) stay uses although the parser does not see them. */
  uses(start: number, end: number): void {
    this.macros.push({ name: "", start, end, hasUses: true });
  }

  finish(): MaskedText {
    const { edits, macros, includes, source } = this;
    if (edits.length === 0) return { text: source, macros, includes };
    // of two that start together the longer one first: it holds the other
    if (!this.isSorted) edits.sort((a, b) => a.start - b.start || b.end - a.end);
    const text = edited(source, edits);
    if (!edits.some(({ isRespelled }) => isRespelled)) return { text, macros, includes };
    const named = edited(
      source,
      edits.filter(({ isRespelled }) => !isRespelled),
    );
    return { text, named, macros, includes };
  }
}

function edited(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const edit of edits) {
    const { end, text } = edit;
    const start = text === "" ? Math.max(edit.start, done) : edit.start;
    if (start < done || start >= end) continue;
    parts.push(source.slice(done, start), text, blanked(source, start + text.length, end));
    done = end;
  }
  parts.push(source.slice(done));
  return parts.join("");
}

/** Only line ends are left of [start, end). */
function blanked(source: string, start: number, end: number): string {
  const text = source.slice(start, end);
  return LINE_END.test(text) ? text.replace(/[^\r\n]/g, MASK) : MASK.repeat(end - start);
}
