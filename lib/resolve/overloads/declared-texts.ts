/**
 * The types of names and calls of C# as declarations write them, with type arguments: `Task<int>`. What is inferred is
 * followed from name to name. Null where the source does not say it.
 */
import { TYPED } from "../../format/occurrence-table";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import type { SourceText } from "../../format/source-text";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, type Declaration } from "../facts/declaration";
import { typeParametersOf } from "../facts/type-parameters";
import type { OccurrenceReader } from "../languages/readers";
import { argumentsOfType, headOf, resultTaken, typeBefore } from "./written-parameters";

/** Characters before a name in which its type is looked for, and behind it, in which its type arguments stand. */
const MAX_TYPE = 300;
/** Names that are followed. */
const MAX_STEPS = 4;

export class DeclaredTexts {
  constructor(
    private readonly code: CodeIndex,
    private readonly occurrence: OccurrenceReader,
  ) {}

  /** The type of what an occurrence names, or of what its call gives. */
  async of(file: CodeFile, at: number, chain: Chain, steps = 0): Promise<string | null> {
    const text = await this.code.text(file.id);
    if (!text || steps > MAX_STEPS) return null;
    const local = file.uses.local[at];
    if (local >= 0) {
      const said = await this.ofLocal(file, local, text, chain, steps);
      return file.uses.arity[at] >= 0 ? givenByValue(said) : said;
    }
    const { basis, declarations } = await this.occurrence(file, at, chain);
    const [first] = declarations;
    if (basis === "name" || first === undefined) return null;
    const isMade = isType(first.kind) || first.kind === "constructor";
    if (isMade) return file.uses.arity[at] >= 0 ? file.name(at) + behind(file, at, text) : null;
    if (!isFunction(first.kind) && file.uses.arity[at] >= 0) return givenByValue(await this.ofAll(declarations));
    if (isFunction(first.kind) && file.uses.arity[at] < 0) return null;
    const said = await this.ofAll(declarations);
    return said && this.given(said, first, await this.typeArguments(file, at));
  }

  /** What all of them say, of their type or of what they give; null where they differ. */
  async ofAll([first, ...others]: readonly Declaration[]): Promise<string | null> {
    const said = first ? await this.ofDeclaration(first) : null;
    for (const other of others) if ((await this.ofDeclaration(other)) !== said) return null;
    return said;
  }

  /** The type arguments that a call says. */
  async typeArguments(file: CodeFile, at: number): Promise<string[]> {
    const text = file.typedBy.arityOf(at) > 0 ? await this.code.text(file.id) : null;
    return text ? argumentsOfType(file.name(at) + behind(file, at, text)) : [];
  }

  /** `var` says what its value does. */
  private async ofLocal(file: CodeFile, local: number, text: SourceText, chain: Chain, steps: number) {
    const start = text.offsetAt(file.uses.line[local], file.uses.column[local]);
    const said = typeBefore(text.slice(Math.max(0, start - MAX_TYPE), start));
    if (said !== null && !/^(?:var|out|in|ref|await|return|async)$/.test(said)) return said;
    const [by, how] = file.typedBy.get(local) ?? [-1, 0];
    if (said !== "var" || how !== TYPED.byValue || by < local) return null;
    const value = text.slice(start, text.offsetAt(file.uses.line[by], file.uses.column[by]));
    return /\bawait\b|\(/.test(value) ? null : this.of(file, by, chain, steps + 1);
  }

  private async ofDeclaration(d: Declaration): Promise<string | null> {
    const text = await this.code.text(d.fileId);
    const { nameLine, nameColumn } = decodeSymbolRanges(d.source.symbol.ranges);
    const start = text?.offsetAt(nameLine, nameColumn) ?? 0;
    return text && typeBefore(text.slice(Math.max(0, start - MAX_TYPE), start));
  }

  /** What a method's own type parameters stand for, where the call says it. */
  private async given(said: string, d: Declaration, given: readonly string[]): Promise<string> {
    if (given.length === 0) return said;
    const open = await typeParametersOf(this.code, d);
    return said.replace(/\w+/g, (word) => given[open.indexOf(word)] ?? word);
  }
}

/** What a call gives of a value that is declared with this type: `Func<int, Task>`; null for any other type. */
function givenByValue(said: string | null): string | null {
  if (said === null) return null;
  return headOf(said) === "Action" ? "void" : resultTaken(said);
}

/** The type arguments behind a name. */
function behind(file: CodeFile, at: number, text: SourceText): string {
  if (file.typedBy.arityOf(at) === 0) return "";
  const end = text.offsetAt(file.uses.line[at], file.columnBehind(at));
  const list = text.slice(end, end + MAX_TYPE);
  let depth = 0;
  for (let i = 0; i < list.length; i++) {
    if (list[i] === "<") depth++;
    else if (list[i] === ">" && --depth === 0) return list.slice(0, i + 1).replace(/\s+/g, "");
  }
  return "";
}
