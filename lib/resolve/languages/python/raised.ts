/**
 * `with pytest.raises(Leak) as caught`: tests are handed the error that they wait for, as `caught.value`; those of the
 * standard library as `caught.exception`.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";

/** What the error is asked for by, of what each function of a test library hands out. */
const HANDED_AS: ReadonlyMap<string, string> = new Map([
  ["raises", "value"],
  ["assertRaises", "exception"],
  ["assertRaisesRegex", "exception"],
]);
/** One class alone as the first argument, and then the name that is bound. */
const WAITS_FOR_ONE = /^\s*\(\s*[\w.]+\s*[,)](?:(?!\bas\b)[^])*\bas\s+$/;

/** Names of a clause that are looked at. */
const MAX_NAMES = 16;

/** Undefined for any other name, null where it may be an error of several classes. */
export async function raisedValue(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  const { uses } = file;
  const asked = file.name(at);
  const bound = uses.left[at] >= 0 && uses.arity[at] < 0 ? uses.local[uses.left[at]] : -1;
  if (bound < 0 || (asked !== "value" && asked !== "exception")) return undefined;
  const waiting = waitingFor(file, bound, asked);
  if (waiting < 0) return undefined;
  const found = await types.occurrence(file, waiting, chain);
  if (found.declarations.length > 0 && found.basis !== "name") return undefined;
  if (!(await isBoundTo(types, file, waiting, bound))) return null;
  let error = waiting + 1;
  while (error + 1 < bound && uses.left[error + 1] === error) error++;
  return types.asScope(file, error, chain);
}

/** The nearest call before a bound name that hands out an error under this name; -1 for none. */
function waitingFor(file: CodeFile, bound: number, asked: string): number {
  for (let at = bound - 1; at >= 0 && bound - at < MAX_NAMES; at--)
    if (HANDED_AS.get(file.name(at)) === asked && file.uses.arity[at] > 0) return at;
  return -1;
}

async function isBoundTo({ code }: ValueTypeReader, file: CodeFile, call: number, bound: number): Promise<boolean> {
  const text = await code.text(file.id);
  const { line, column } = file.uses;
  const from = text?.offsetAt(line[call], column[call]) ?? 0;
  const between = text?.slice(from + file.name(call).length, text.offsetAt(line[bound], column[bound])) ?? "";
  return WAITS_FOR_ONE.test(between);
}
