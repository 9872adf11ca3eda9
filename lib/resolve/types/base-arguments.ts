/**
 * What a call says of a type parameter through what its other arguments derive from: `fun <E, T : Table<E>> all(of:
 * T): List<E>` is given a table, and that one's base says what `E` is.
 */
import { TYPED } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { isFunction, isType } from "../facts/declaration";
import { parametersIn } from "../facts/parameters";
import type { TypeSite, ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import { argumentAt, type TypeOfValue } from "./given-arguments";
import type { TypeParameters } from "./type-parameters";
import type { TypeSources } from "./type-sources";

interface Known {
  names: TypeSources;
  parameters: TypeParameters;
  ofValue: TypeOfValue;
}

/** What a function takes: the type as it is written, and that of what is given. */
interface Taken {
  written: number;
  given: () => Promise<ValueType | null>;
}

/**
 * @param local the type parameter, by the occurrence that declares it
 * @param asked what an extension is called on
 * @returns where the type is written that it stands for; null where no base says it
 */
export async function givenByBase(
  { file, call }: TypeSite,
  local: number,
  asked: ValueType | null,
  known: Known,
  chain: Chain,
): Promise<TypeSite | null> {
  const ordinal = file.uses.enclosing[local];
  if (!call || ordinal < 0 || !RULES[file.language].infersTypeArguments || !isFunction(file.kind(ordinal))) return null;
  if (call.file.name(call.at) !== file.symbols[ordinal].name) return null;
  const reader = { code: known.names.code, ofValue: known.ofValue };
  const taken = parametersIn(file, ordinal).flatMap((at, place): Taken[] => {
    const typed = file.typedBy.get(at);
    const given = () => argumentAt(call.file, call.at, place, reader, chain);
    return typed?.[1] === TYPED.byType ? [{ written: typed[0], given }] : [];
  });
  const extended = file.extendedBy(ordinal);
  if (extended && asked) taken.unshift({ written: extended.at, given: async () => asked });
  for (const each of taken) {
    const found = await throughBase(file, boundOf(file, each.written), local, each.given, known, chain);
    if (found) return found;
  }
  return null;
}

/** Of a type parameter the type that it is bound by; any other type itself. */
function boundOf(file: CodeFile, written: number): number {
  const local = file.uses.local[written];
  if (local < 0) return written;
  const typed = file.typedBy.get(local);
  return typed?.[1] === TYPED.byType ? typed[0] : -1;
}

async function throughBase(
  file: CodeFile,
  base: number,
  local: number,
  given: () => Promise<ValueType | null>,
  { names, parameters }: Known,
  chain: Chain,
): Promise<TypeSite | null> {
  const place = base < 0 ? -1 : file.argumentsOf(base).findIndex((each) => each && file.uses.local[each.at] === local);
  if (place < 0) return null;
  const found = await names.occurrence(file, base, chain);
  const above = found.basis === "name" ? undefined : found.declarations.find((d) => isType(d.kind));
  const home = above ? await names.code.file(above.fileId) : null;
  const own = home && above ? home.argumentsOf(home.nameOccurrence(above.ordinal))[place] : undefined;
  const type = own ? await given() : null;
  if (!home || !own || type?.sort !== "type" || type.isGuess) return null;
  return parameters.given({ file: home, local: own.at }, type.declarations[0], type.site, chain);
}
