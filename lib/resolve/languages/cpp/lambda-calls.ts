/**
 * Overloads of C++ that take functions, told apart by how much the lambda takes that a call passes: `run([](int n)
 * {})` means `run(std::function<void(int)>)` and not `run(std::function<void()>)`.
 */
import { countedTypes } from "../../../format/counted-types";
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import { argumentsBehind, MAX_BEHIND_NAME } from "../../facts/arguments";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, isType, type Declaration } from "../../facts/declaration";
import { writtenParameters } from "../../facts/default-arguments";

/** Overloads that are read. */
const MAX_OVERLOADS = 24;
const LAMBDA = /^\[[^\]]*\]\s*(?:<[^<>]*>\s*)?(?:\(([^()]*)\))?/;
const FUNCTION_TYPE = /\bfunction\s*<[^()]*\(([^()]*)\)\s*>/;

/** Without those that hand their functions more or less than a lambda takes; all of them where that leaves none. */
export async function takingLambdas(
  code: CodeIndex,
  file: CodeFile,
  i: number,
  found: readonly Declaration[],
): Promise<readonly Declaration[]> {
  const keys = new Set(found.map((d) => d.keyHash));
  const isOpen = file.uses.arity[i] > 0 && keys.size > 1 && found.length <= MAX_OVERLOADS;
  if (!isOpen || !found.every((d) => d.language === "cpp" && isFunction(d.kind))) return found;
  const counts = await lambdasPassed(code, file, i);
  if (!counts.some((count) => count !== null)) return found;
  const refusing = new Set<bigint>();
  for (const d of found) {
    const handed = await Promise.all((await writtenParameters(code, d)).map((each) => handedIn(code, each)));
    const refuses = counts.some((count, at) => count !== null && (handed[at] ?? null) !== null && handed[at] !== count);
    if (refuses) refusing.add(d.keyHash);
  }
  return refusing.size < keys.size ? found.filter((d) => !refusing.has(d.keyHash)) : found;
}

/** For each argument how much the lambda takes that it is; null for what is none, or takes any number. */
async function lambdasPassed(code: CodeIndex, file: CodeFile, i: number): Promise<(number | null)[]> {
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
  const given = argumentsBehind(text?.slice(end, end + MAX_BEHIND_NAME) ?? "", 0) ?? [];
  return given.map(({ text: written }) => {
    const lambda = LAMBDA.exec(written);
    return lambda && !lambda[1]?.includes("...") ? countedTypes(lambda[1] ?? "") : null;
  });
}

/** How much a parameter hands to its function, be its type an alias; null for any other. */
async function handedIn(code: CodeIndex, parameter: string): Promise<number | null> {
  const handed = FUNCTION_TYPE.exec(parameter)?.[1] ?? (await handedByAlias(code, parameter));
  return handed === undefined || handed.includes("...") ? null : countedTypes(handed);
}

/** `using Done = std::function<void(int)>;` */
async function handedByAlias(code: CodeIndex, parameter: string): Promise<string | undefined> {
  const name = /^\s*(?:const\s+)?(?:\w+\s*::\s*)*(\w+)\b/.exec(parameter)?.[1] ?? "";
  const aliases = (await code.named(name)).all.filter((d) => d.language === "cpp" && isType(d.kind));
  const [alias] = aliases;
  if (!alias || aliases.some((d) => d.kind !== "type_alias" || d.keyHash !== alias.keyHash)) return undefined;
  const { startLine, startColumn, endLine, endColumn } = decodeSymbolRanges(alias.source.symbol.ranges);
  const text = await code.text(alias.fileId);
  return FUNCTION_TYPE.exec(
    text?.slice(text.offsetAt(startLine, startColumn), text.offsetAt(endLine, endColumn)) ?? "",
  )?.[1];
}
