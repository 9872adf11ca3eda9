/** Functions of Java that are passed to a call: lambdas, and references like `Ship::sail`. */
import { lastNameIn } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, isFunction, isType, type Declaration } from "../../facts/declaration";
import { parameterCount } from "../../facts/disambiguator";
import { occurrenceFrom } from "../../facts/offsets";
import type { FunctionShape, Gives } from "../../types/function-shapes";
import type { ArgumentType } from "../../types/parameter-fit";
import type { OccurrenceReader } from "../readers";
import type { FunctionPlace, FunctionValues } from "../rules/call-hooks";
import { givesNothing } from "./gives-nothing";
import { lambdaIn, type LambdaText } from "./lambda-texts";

const REFERENCE = /^[\w.<>?[\],\s]+::\s*\w+$/;
const MADE = /^[\w.<>?[\],\s]+::\s*new$/;
/** Methods of the library that give nothing, whatever class has them. */
const NOTHING: ReadonlySet<string> = new Set("println sleep countDown run accept forEach printStackTrace".split(" "));

const functionOf = (shape?: FunctionShape): ArgumentType => ({ names: [], isWhole: false, isFunction: true, shape });

export class JavaFunctionValues implements FunctionValues {
  constructor(
    private readonly code: CodeIndex,
    private readonly occurrence: OccurrenceReader,
  ) {}

  async ofLambda(text: string, place: FunctionPlace): Promise<ArgumentType | null> {
    if (MADE.test(text)) return functionOf();
    const lambda = lambdaIn(text);
    if (!lambda) return null;
    const gives = lambda.isTyped && lambda.gives === "either" ? await this.called(lambda, place) : lambda.gives;
    // what a function without types gives is asked for last, and tells nothing of which method is called
    return functionOf({
      counts: [lambda.count],
      gives: gives ?? "either",
      isTelling: lambda.isTyped && gives !== null,
    });
  }

  typeBehind(): null {
    return null;
  }

  isReference(text: string): boolean {
    return REFERENCE.test(text);
  }

  /** By all methods of the name: `Ship::sail` takes a ship, where it is none of the class itself. */
  async ofReference(file: CodeFile, at: number, chain: Chain): Promise<ArgumentType | null> {
    const { basis, declarations } = await this.occurrence(file, at, chain);
    const methods = declarations.filter((d) => isFunction(d.kind));
    if (methods.length === 0 || methods.length < declarations.length || (basis === "name" && !areOverloads(methods)))
      return functionOf();
    const isOfType = await this.namesType(file, file.uses.left[at], chain);
    const counts = methods.map((d) => (parameterCount(d) ?? 0) + (isOfType && !hasModifier(d, "static") ? 1 : 0));
    const isVoid = methods.length === 1 ? await givesNothing(this.code, methods[0]) : null;
    return functionOf({ counts, gives: isVoid === true ? "nothing" : "either", isTelling: isVoid === false });
  }

  private async namesType(file: CodeFile, left: number, chain: Chain): Promise<boolean> {
    if (left < 0 || file.uses.local[left] >= 0) return false;
    const { declarations, external } = await this.occurrence(file, left, chain);
    return declarations.length > 0 ? isType(declarations[0].kind) : external !== null;
  }

  /** What the call gives that is a lambda's body; null where that is not known. */
  private async called({ expression }: LambdaText, { file, call, text, start, chain }: FunctionPlace) {
    if (expression === null) return "either";
    const name = lastNameIn(expression.text);
    const at = name < 0 ? -1 : occurrenceFrom(file, text, call, start + expression.start + name);
    if (at < 0) return null;
    if (/^new\b/.test(expression.text)) return "value";
    const { declarations, basis } = await this.occurrence(file, at, chain);
    const all = new Set<Gives | null>();
    for (const d of declarations) {
      const isVoid = isFunction(d.kind) ? await givesNothing(this.code, d) : null;
      all.add(isVoid === null ? null : isVoid ? "nothing" : "value");
    }
    if (all.size === 0 && NOTHING.has(file.name(at))) return "nothing";
    const [only] = all;
    return all.size === 1 && (basis !== "name" || areOverloads(declarations)) ? only : null;
  }
}

const areOverloads = (all: readonly Declaration[]): boolean => new Set(all.map(({ holder }) => holder)).size === 1;
