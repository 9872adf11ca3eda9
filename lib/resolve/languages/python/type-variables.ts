/**
 * What a type variable of Python stands for: the receiver where the method annotates `self` with it, what a call
 * passes where one parameter is annotated with it, what the class around is given for it, else its bound.
 */
import { TYPED } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { TypeSite } from "../../facts/value-type";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { parametersIn } from "../../facts/parameters";
import type { TakenArgument, TypeVariable } from "../rules/member-hooks";

/** Null where what is written is no type variable. */
export async function typeVariable(
  { file, at }: TypeSite,
  [declared]: readonly Declaration[],
  code: CodeIndex,
): Promise<TypeVariable | null> {
  if (!VALUES.has(declared?.kind)) return null;
  const home = await code.file(declared.fileId);
  const made = home ? madeOf(home, declared.ordinal) : -1;
  if (!home || made < 0) return null;
  return { isOwn: annotatesSelf(file, at), bound: boundOf(home, made), taken: takenBy(file, at) };
}

/** The call that makes a variable of types, by the occurrence of its name; -1 where another value is assigned. */
function madeOf(home: CodeFile, ordinal: number): number {
  const made = home.typedBy.get(home.nameOccurrence(ordinal))?.[0] ?? -1;
  return made >= 0 && home.name(made) === "TypeVar" ? made : -1;
}

/** What a call hands over without being written. */
const RECEIVER = /^(?:self|cls)$/;

const VALUES: ReadonlySet<string> = new Set(["variable", "constant"]);

/** `def __enter__(self: T) -> T`, `def make(cls: type[T]) -> T`. */
function annotatesSelf(file: CodeFile, at: number): boolean {
  const ordinal = file.uses.enclosing[at];
  const [first] = ordinal < 0 ? [] : parametersIn(file, ordinal);
  const type = first === undefined ? undefined : file.typedBy.get(first)?.[0];
  if (first === undefined || type === undefined || !RECEIVER.test(file.name(first))) return false;
  const [inside] = file.argumentsOf(type);
  return file.name(inside?.at ?? type) === file.name(at);
}

/** `TypeVar("T", bound=Ship)`. */
function boundOf(home: CodeFile, made: number): TypeSite | null {
  for (let i = made + 1; i + 1 < home.uses.count && home.uses.line[i] <= home.uses.line[made] + MAX_LINES; i++)
    if (home.calleeOfNamed(i) === made && home.name(i) === "bound") {
      const at = i + 1;
      return home.calleeOfNamed(at) < 0 && home.uses.symbol[at] < 0 ? { file: home, at, isArray: false } : null;
    }
  return null;
}

/** Lines of the call that makes a type variable. */
const MAX_LINES = 4;

/** The parameter `kind: type[T]` or `value: T` of the function whose types name `T`; null for none and for several. */
function takenBy(file: CodeFile, at: number): TakenArgument | null {
  const ordinal = file.uses.enclosing[at];
  if (ordinal < 0) return null;
  const all = parametersIn(file, ordinal);
  const own = all.flatMap((name, place) => (isOf(file, name, file.name(at)) ? [place] : []));
  const isAsked = all.length > 0 && RECEIVER.test(file.name(all[0]));
  const [place] = own;
  return own.length === 1 ? { place: isAsked ? place - 1 : place, name: file.name(all[place]) } : null;
}

/** Whether a parameter is annotated with a variable and nothing else, or with a class of it. */
function isOf(file: CodeFile, parameter: number, variable: string): boolean {
  const [type, way] = file.typedBy.get(parameter) ?? [];
  if (type === undefined || way !== TYPED.byType) return false;
  const given = CLASS_OF.has(file.name(type)) ? file.argumentsOf(type) : [];
  return file.name(given[0]?.at ?? type) === variable;
}

const CLASS_OF: ReadonlySet<string> = new Set(["type", "Type"]);

/** `class Box(Generic[T, U])`; without that word the file's own variables that the bases are given, in order. */
export function classVariables(home: CodeFile, ordinal: number): string[] {
  const bases: number[] = [];
  for (let i = home.nameOccurrence(ordinal) + 1; i < home.uses.count && home.uses.enclosing[i] === ordinal; i++)
    if (home.mayNameBase(i)) bases.push(i);
  const said = bases.find((i) => GENERIC.has(home.name(i)) && home.argumentsOf(i).length > 0);
  const from = said === undefined ? bases : [said];
  const given = from.flatMap((i) => home.argumentsOf(i).flatMap((each) => (each ? [home.name(each.at)] : [])));
  return [...new Set(said === undefined ? given.filter((name) => isMadeIn(home, name)) : given)];
}

/** Whether a file makes a variable of types of this name. */
const isMadeIn = (home: CodeFile, name: string): boolean =>
  home.symbols.some((s) => s.container < 0 && s.name === name && madeOf(home, s.ordinal) >= 0);

const GENERIC: ReadonlySet<string> = new Set(["Generic", "Protocol"]);
