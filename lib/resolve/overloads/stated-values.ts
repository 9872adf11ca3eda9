/**
 * What a value of C# is that a call passes, where no name leads to its type: what its declaration says in words of the
 * language, what makes it, arithmetic, and what .NET's members give.
 */
import { lastNameIn, type WrittenArgument } from "../facts/arguments";
import type { SourceText } from "../../format/source-text";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { occurrenceFrom } from "../facts/offsets";
import type { OccurrenceReader } from "../languages/readers";
import { elementOf, literalType, type ArgumentType } from "../types/parameter-fit";
import type { DeclaredTexts } from "./declared-texts";
import { operationIn, withoutIndexes } from "./operations";
import { headOf } from "./written-parameters";
import { computedPlain, plainType, plainValue } from "./plain-types";
import { madeValue, saidOfLocal, saidOfMade, saidOfMember, typeOfWords } from "./said-types";
import { isOfObjects, standardValue } from "./standard-values";

/** Values of locals that are followed. */
const MAX_STEPS = 3;
/** `(byte)(on ? 1 : 0)` */
const CAST = /^\(\s*(\w+)\s*\)\s*[\w(]/;

/** `"name".AsSpan()` */
const OF_TEXT = /^"(?:[^"\\]|\\.)*"\.(\w+)\([^()]*\)$/;

/** A value and the occurrence from which on its names are looked for. */
interface Stated {
  file: CodeFile;
  text: SourceText;
  from: number;
  chain: Chain;
  steps: number;
}

export class StatedValues {
  constructor(
    private readonly code: CodeIndex,
    private readonly texts: DeclaredTexts,
    private readonly occurrence: OccurrenceReader,
  ) {}

  /** Null for any other value. @param call the occurrence that is called */
  of(file: CodeFile, text: SourceText, call: number, value: WrittenArgument, chain: Chain) {
    return this.read({ file, text, from: call, chain, steps: 0 }, value);
  }

  private async read(stated: Stated, value: WrittenArgument): Promise<ArgumentType | null> {
    const made = saidOfMade(value.text);
    if (made) return made;
    const cast = CAST.exec(value.text);
    if (cast) return plainType(cast[1]);
    const operation = operationIn(value.text);
    if (operation === null) return this.ofPath(stated, value);
    if (operation.isTruth) return plainValue("bool");
    const sides: (ArgumentType | null)[] = [];
    for (const side of operation.sides) {
      const literal = literalType(side.text, stated.file.language);
      sides.push(literal ?? (await this.read(stated, { text: side.text, start: value.start + side.start })));
    }
    return sides.some((type) => type?.names.includes("string")) ? literalType('""') : computedPlain(sides);
  }

  /** `count`, `this.rows[i]`, `ship.Name()` */
  private async ofPath(stated: Stated, { text: value, start }: WrittenArgument): Promise<ArgumentType | null> {
    const [held, indexes] = withoutIndexes(value);
    const ofText = OF_TEXT.exec(value)?.[1];
    if (ofText !== undefined) return standardValue(ofText, true, "");
    const name = lastNameIn(held);
    const at = name < 0 ? -1 : occurrenceFrom(stated.file, stated.text, stated.from, start + name);
    const type = at < 0 ? null : await this.ofName(stated, at);
    return type && indexes > 0 ? elementOf(type, indexes) : type;
  }

  private async ofName(stated: Stated, at: number): Promise<ArgumentType | null> {
    const { file, chain } = stated;
    const local = file.uses.local[at];
    if (local >= 0) return file.uses.arity[at] >= 0 ? null : this.ofLocal(stated, local);
    const { basis, declarations, external } = await this.occurrence(file, at, chain);
    const left = file.uses.left[at];
    const [name, isCalled] = [file.name(at), file.uses.arity[at] >= 0];
    const isOutside = external !== null || declarations.length === 0 || (isCalled && isOfObjects(name));
    if (isOutside || (isCalled && basis === "name"))
      return standardValue(name, isCalled, left < 0 ? "" : file.name(left));
    if (basis === "name") return null;
    const said = await saidOfMember(this.code, declarations);
    if (said) return said;
    const written = await this.texts.of(file, at, chain);
    return written === null ? null : (typeOfWords(written, file.language) ?? ofOutside(written));
  }

  /** What a local is declared with, or what the value is that it starts with. */
  private async ofLocal(stated: Stated, local: number): Promise<ArgumentType | null> {
    const { file, text, steps } = stated;
    const said = saidOfLocal(file, text, local);
    const value = said || steps > MAX_STEPS ? null : madeValue(file, text, local);
    return said ?? (value && this.read({ ...stated, from: local, steps: steps + 1 }, value));
  }
}

/** A type by its name alone, above which nothing is known: `ReadOnlySpan<char>`. */
const ofOutside = (written: string): ArgumentType | null =>
  /^[A-Z]\w+</.test(written) ? { names: [headOf(written)], isWhole: false } : null;
