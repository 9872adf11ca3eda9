/**
 * What `await` gives of a value that is a promise and more: `type Sent = { id: string } & Promise<Answer>`, `class
 * Sent extends Promise<Answer>`. Promises alone are seen through without it.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { TypeSite, ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import type { NamedValue } from "../rules/member-hooks";

const PROMISES: ReadonlySet<string> = new Set(["Promise", "PromiseLike"]);
const AWAITED = /^\s*(?::[^=]*)?=\s*await\b/;
/** Characters behind a name that are looked at. */
const MAX_BEHIND = 300;

/** The type of what a name is bound to by `name = await value`; null where the value is no such promise. */
export async function entered(
  types: ValueTypeReader,
  { file, name, value }: NamedValue,
  chain: Chain,
): Promise<ValueType | null> {
  const promised = value.sort === "type" && !value.isGuess ? await promisedBy(types.code, value.declarations[0]) : null;
  const text = promised && (await types.code.text(file.id));
  const behind = text ? text.offsetAt(file.uses.line[name], file.columnBehind(name)) : 0;
  return text && AWAITED.test(text.slice(behind, behind + MAX_BEHIND)) ? types.written(promised, chain) : null;
}

async function promisedBy(code: CodeIndex, type: Declaration): Promise<TypeSite | null> {
  if (!["type_alias", "class", "interface"].includes(type.kind)) return null;
  const home = await code.file(type.fileId);
  const own = home?.nameOccurrence(type.ordinal) ?? -1;
  const promise = home && own >= 0 ? promiseOf(home, own, type) : -1;
  return (promise >= 0 && home?.argumentsOf(promise)[0]) || null;
}

/** The occurrence that names it as what the type is, or derives from; -1 for none. */
function promiseOf(home: CodeFile, own: number, { kind, ordinal }: Declaration): number {
  const isPromise = (at: number) => at >= 0 && PROMISES.has(home.name(at));
  if (kind === "type_alias") {
    const [stoodFor = -1] = home.typedBy.get(own) ?? [];
    return isPromise(stoodFor) ? stoodFor : -1;
  }
  const { count, enclosing } = home.uses;
  for (let at = own + 1; at < count && enclosing[at] === ordinal && home.uses.symbol[at] < 0; at++)
    if (home.role(at) === "inherit" && isPromise(at)) return at;
  return -1;
}
