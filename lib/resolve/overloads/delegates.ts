/** Which parameters of C# may take a lambda: what no lambda is passed to, a call with one does not mean. */
import { argumentsBehind, MAX_BEHIND_NAME } from "../facts/arguments";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isType, type Declaration } from "../facts/declaration";
import { writtenParameters } from "../facts/default-arguments";
import { RULES } from "../languages/registry";
import { isPrimitive } from "../types/parameter-fit";
import { taken } from "./taken-parameters";
import { headOf, isFunctionType, lambdaIn, parameterIn, valueIn } from "./written-parameters";

/** `T`, `TKey`, `object`: what takes anything. */
export const OPEN_TYPE = /^(?:T(?:[A-Z]\w*)?|object|Object|dynamic)$/;

/** Structs and classes of .NET that are no delegates. */
const OBJECTS: ReadonlySet<string> = new Set(
  "string String CancellationToken TimeSpan DateTime DateTimeOffset Guid Type Uri Exception Stream Encoding".split(" "),
);

/** No class, no primitive and no type parameter takes a lambda. */
export async function mayBeDelegate(code: CodeIndex, head: string): Promise<boolean> {
  if (isPrimitive(head) || OBJECTS.has(head) || head.endsWith("Array") || OPEN_TYPE.test(head)) return false;
  const types = (await code.named(head)).all.filter((d) => RULES[d.language].writtenOverloads && isType(d.kind));
  return types.length === 0 || types.some(({ kind }) => kind === "delegate");
}

/** Whether a call passes a lambda where a method takes something else. */
export async function refusesLambdas(code: CodeIndex, file: CodeFile, i: number, d: Declaration): Promise<boolean> {
  if (!RULES[file.language].writtenOverloads) return false;
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
  const given = argumentsBehind(text?.slice(end, end + MAX_BEHIND_NAME) ?? "", 0) ?? [];
  const passed = given.map((each) => ({ value: valueIn(each.text) }));
  if (!passed.some(({ value }) => lambdaIn(value.text))) return false;
  const parameters = (await writtenParameters(code, d)).flatMap((each) => parameterIn(each) ?? []);
  for (const [at, parameter] of (taken(parameters, passed) ?? []).entries()) {
    if (!lambdaIn(passed[at].value.text)) continue;
    const type = parameter.isRest ? parameter.type.replace(/\[\]$/, "") : parameter.type;
    if (!isFunctionType(type) && !(await mayBeDelegate(code, headOf(type)))) return true;
  }
  return false;
}
