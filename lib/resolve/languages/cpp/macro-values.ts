/**
 * What macros of C and C++ stand for, by what their bodies come to: `TASK(f)->twice()` asks for a member of what `=
 * (lib::add(new Task(f)))` gives. Their bodies are read as text: the grammars leave them unread.
 */
import { LEFT_CODES, TYPED } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { ofType, type ValueType } from "../../facts/value-type";
import type { ValueTypeReader } from "../readers";
import { macroText, placeInMacro, type MacroText } from "../c/macro-text";
import { c } from "../c/rules";
import { macroExpression, type MacroExpression, type WrittenPath } from "./macro-expression";

/** Definitions of one macro, and declarations of one name, that are looked at. */
const MAX_DECLARATIONS = 24;

/** The type of what a macro stands for; null where its body does not say, undefined for what is no macro. */
export async function ofMacro(
  types: ValueTypeReader,
  file: CodeFile,
  at: number,
  chain: Chain,
): Promise<ValueType | null | undefined> {
  if (file.uses.left[at] !== LEFT_CODES.none) return undefined;
  const { declarations, basis } = await types.occurrence(file, at, chain);
  if (declarations.length === 0 || basis === "name" || !declarations.every(isMacro)) return undefined;
  return agreed(declarations, (macro) => ofDefinition(types, macro, chain));
}

const isMacro = ({ kind }: Declaration): boolean => kind === "macro";

async function ofDefinition(types: ValueTypeReader, macro: Declaration, chain: Chain): Promise<ValueType | null> {
  const inner = chain.next(`macro ${macro.fileId} ${macro.ordinal}`);
  const home = inner && (await types.code.file(macro.fileId));
  const body = home && (await macroText(types.code, macro));
  const value = body && macroExpression(body.text);
  if (!inner || !home || !body || !value || saysParameter(value, body)) return null;
  const { line, column } = placeInMacro(body, value.path.offset);
  const at = home.occurrenceFrom(line, column);
  let type = at < 0 ? null : await ofHead(types, home, at, value, inner);
  for (const { name } of value.members) type = type && (await ofMember(types, type, name, inner));
  return type;
}

/** What depends on the arguments is not known. */
const saysParameter = ({ path, members }: MacroExpression, { parameters }: MacroText): boolean =>
  [...path.parts, ...members.map(({ name }) => name)].some((name) => parameters.includes(name));

async function ofHead(
  types: ValueTypeReader,
  home: CodeFile,
  at: number,
  { path, isType: isTypeNamed }: MacroExpression,
  chain: Chain,
): Promise<ValueType | null> {
  const found = await named(types, home, at, path, chain);
  const written = found.filter(({ kind }) => isType(kind));
  if (isTypeNamed || written.length > 0) return agreed(written, async (d) => ofType([d]));
  if (found.every(isMacro)) return agreed(found, (macro) => ofDefinition(types, macro, chain));
  return agreed(found, (d) => asDeclared(types, d, chain));
}

/** What a name in a body means, with the scopes that are written left of it. */
async function named(
  types: ValueTypeReader,
  home: CodeFile,
  at: number,
  { parts, isRooted }: WrittenPath,
  chain: Chain,
): Promise<readonly Declaration[]> {
  if (parts.length === 1 && !isRooted) {
    const { basis, declarations } = await types.occurrence(home, at, chain);
    return basis === "name" ? [] : declarations;
  }
  const scopes = parts.slice(0, -1).map((part) => `${part}.`);
  const wanted = scopes.join("");
  const all = await types.code.seenFrom(home.repositoryId, await types.code.declarations(parts[parts.length - 1]));
  const fits = all.filter(
    ({ language, holder }) =>
      c.family.has(language) && (holder === wanted || (!isRooted && holder.endsWith(`.${wanted}`))),
  );
  const includes = await types.code.included(home.id);
  const seen = fits.filter(({ fileId }) => fileId === home.id || includes(fileId));
  return seen.length > 0 ? seen : fits;
}

/** The type that a declaration is written with. */
async function asDeclared(types: ValueTypeReader, d: Declaration, chain: Chain): Promise<ValueType | null> {
  const home = await types.code.file(d.fileId);
  const typed = home?.typedBy.get(home.nameOccurrence(d.ordinal));
  if (!home || !typed || (typed[1] & ~(TYPED.isArray | TYPED.hasArgument)) !== TYPED.byType) return null;
  return types.written({ file: home, at: typed[0], isArray: (typed[1] & TYPED.isArray) !== 0 }, chain);
}

async function ofMember(
  types: ValueTypeReader,
  type: ValueType,
  name: string,
  chain: Chain,
): Promise<ValueType | null> {
  if (type.sort !== "type") return null;
  const [first] = type.declarations;
  const holders = first.kind === "type_alias" ? await types.members.types.unaliased(first) : [first];
  const holder = holders?.[0];
  if (!holder) return null;
  const { members } = await types.members.find(scopeOf(holder), holder.language, name);
  return agreed(
    members.filter(({ kind }) => isFunction(kind) || kind === "field"),
    (member) => asDeclared(types, member, chain),
  );
}

/** The one type that all of these give, each by one of its declarations; null where any gives none or another. */
async function agreed(
  declarations: readonly Declaration[],
  typeOf: (d: Declaration) => Promise<ValueType | null>,
): Promise<ValueType | null> {
  if (declarations.length > MAX_DECLARATIONS) return null;
  const given = new Map<string, ValueType | null>();
  for (const d of declarations) {
    const id = isMacro(d) ? `${d.fileId} ${d.ordinal}` : `${d.keyHash}`;
    given.set(id, given.get(id) ?? (await typeOf(d)));
  }
  const [first = null, ...rest] = given.values();
  return first?.sort === "type" && rest.every((type) => isSame(first, type)) ? first : null;
}

const isSame = (a: ValueType & { sort: "type" }, b: ValueType | null): boolean =>
  b?.sort === "type" && a.declarations[0]?.keyHash === b.declarations[0]?.keyHash;
