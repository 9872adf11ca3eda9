/**
 * Length-preserving masks over a text: what a grammar cannot parse is blanked, every line end stays, so that offsets into
 * the masked text are offsets into the original. The blank is a vertical tab: white space to every grammar here, and not
 * to be taken for white space that someone wrote.
 */

import type { ImportFact } from "../model";

/** What masked characters become. */
export const MASK = "\v";
export const MASK_CODE = 11;

/** A macro that was masked, kept because it is a use of the macro and says something about what follows. */
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
    if (start >= end) return;
    const { edits } = this;
    if (edits.length > 0 && edits[edits.length - 1].start > start) this.isSorted = false;
    edits.push({ start, end, text });
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
    const parts: string[] = [];
    let done = 0;
    for (const edit of edits) {
      const { end, text } = edit;
      const start = text === "" ? Math.max(edit.start, done) : edit.start;
      if (start < done || start >= end) continue;
      parts.push(source.slice(done, start), text, blanked(source.slice(start + text.length, end)));
      done = end;
    }
    parts.push(source.slice(done));
    return { text: parts.join(""), macros, includes };
  }
}

function blanked(text: string): string {
  return text.replace(/[^\r\n]/g, MASK);
}
