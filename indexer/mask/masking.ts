/**
 * Length-preserving masks over a text: what a grammar cannot parse is blanked, every line end stays, so that offsets into
 * the masked text are offsets into the original. The blank is a vertical tab: white space to every grammar here, and not
 * to be taken for white space that someone wrote.
 */

/** What masked characters become. */
export const MASK = "\v";
export const MASK_CODE = 11;

/** A macro that was masked, kept because it is a use of the macro and says something about what follows. */
export interface MaskedMacro {
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
}

/** Collects replacements in order and applies them once. */
export class MaskBuilder {
  readonly macros: MaskedMacro[] = [];
  private readonly parts: string[] = [];
  private done = 0;

  constructor(private readonly source: string) {}

  /** Blanks [start, end); calls must come in order, what lies before the last one is left alone. */
  blank(start: number, end: number): void {
    this.replace(start, end, "");
  }

  /** Puts `text` at the start of [start, end) and blanks the rest; `text` must fit. */
  replace(start: number, end: number, text: string): void {
    const from = Math.max(start, this.done);
    if (from >= end) return;
    this.parts.push(this.source.slice(this.done, from), text, blanked(this.source.slice(from + text.length, end)));
    this.done = end;
  }

  macro(name: string, start: number, end: number, hasUses: boolean): void {
    this.macros.push({ name, start, end, hasUses });
  }

  finish(): MaskedText {
    if (this.done === 0) return { text: this.source, macros: this.macros };
    this.parts.push(this.source.slice(this.done));
    return { text: this.parts.join(""), macros: this.macros };
  }
}

function blanked(text: string): string {
  return text.replace(/[^\r\n]/g, MASK);
}
