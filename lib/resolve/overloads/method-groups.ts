/** Methods of C# that are passed by name and not called: which function types take one of them. */
import { lastNameIn, type WrittenArgument } from "../facts/arguments";
import type { SourceText } from "../../format/source-text";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction } from "../facts/declaration";
import { writtenParameters } from "../facts/default-arguments";
import { occurrenceFrom } from "../facts/offsets";
import type { OccurrenceReader } from "../languages/readers";
import type { DeclaredTexts } from "./declared-texts";
import { isLeftOpen } from "./taken-parameters";
import { handedBy, headOf, parameterIn, resultTaken, takenBy } from "./written-parameters";

/** A method as far as a function type asks for it. */
export interface MethodShape {
  /** the types of its parameters as they are written */
  takes: readonly string[];
  /** what it gives, `void` for nothing; null where that is not known */
  gives: string | null;
}

/** Methods of a name that are read. */
const MAX_METHODS = 12;
const PATH = /^(?:this\.)?\w+(?:\.\w+)*$/;

export class MethodGroups {
  constructor(
    private readonly code: CodeIndex,
    private readonly texts: DeclaredTexts,
    private readonly occurrence: OccurrenceReader,
  ) {}

  /** Null for what is no name of a method, and where it is not known which one that is. */
  async at(
    file: CodeFile,
    call: number,
    text: SourceText,
    { text: value, start }: WrittenArgument,
    chain: Chain,
  ): Promise<readonly MethodShape[] | null> {
    const at = PATH.test(value) ? occurrenceFrom(file, text, call, start + lastNameIn(value)) : -1;
    if (at < 0 || file.uses.local[at] >= 0 || file.uses.arity[at] >= 0) return null;
    const { basis, declarations } = await this.occurrence(file, at, chain);
    if (basis === "name" || declarations.length === 0 || declarations.length > MAX_METHODS) return null;
    const shapes: MethodShape[] = [];
    for (const d of declarations) {
      const parameters = isFunction(d.kind) ? (await writtenParameters(this.code, d)).map(parameterIn) : [null];
      const takes = parameters.flatMap((each) => (each ? [each.type] : []));
      if (takes.length < parameters.length) return null;
      shapes.push({ takes, gives: await this.texts.ofAll([d]) });
    }
    return shapes;
  }
}

const FITS = 1;

/**
 * How well one of the methods fits a function type; -Infinity where none does. @param open the taker's type parameters
 */
export function fitOfGroup(group: readonly MethodShape[], parameter: string, open: readonly string[]): number {
  return group.some((method) => isTaken(method, parameter, open)) ? FITS : -Infinity;
}

function isTaken({ takes, gives }: MethodShape, parameter: string, open: readonly string[]): boolean {
  const count = takenBy(parameter);
  if (count !== null && count !== takes.length) return false;
  const wanted = resultTaken(parameter);
  const isNothing = headOf(parameter) === "Action";
  if (gives !== null && count !== null && (gives === "void") !== isNothing) return false;
  const isSame = (one: string, other: string) =>
    isLeftOpen(one, open) || isLeftOpen(other, []) || headOf(one) === headOf(other);
  if (wanted !== null && gives !== null && !isSame(wanted, gives)) return false;
  const handed = handedBy(parameter);
  // what a method takes may be what is handed derives from
  return (
    handed === null ||
    takes.length !== handed.length ||
    takes.every((own, at) => isLeftOpen(own, []) || isLeftOpen(handed[at], open) || mayTake(own, handed[at]))
  );
}

/** Types that nothing derives from. */
const FINAL: ReadonlySet<string> = new Set(
  "int long bool double float decimal char string CancellationToken TimeSpan".split(" "),
);

function mayTake(own: string, handed: string): boolean {
  const [first, second] = [headOf(own), headOf(handed)];
  return first === second || !FINAL.has(first);
}
