/**
 * What a type variable of Python stands for: the receiver where the method annotates `self` with it, else its bound.
 * What a call's arguments would give it is not followed.
 */
import type { CodeFile } from "../../facts/code-file";
import type { TypeSite } from "../../facts/value-type";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { parametersIn } from "../../facts/parameters";
import type { TypeVariable } from "../rules/member-hooks";

/** Null where what is written is no type variable. */
export async function typeVariable(
  { file, at }: TypeSite,
  [declared]: readonly Declaration[],
  code: CodeIndex,
): Promise<TypeVariable | null> {
  if (!VALUES.has(declared?.kind)) return null;
  const home = await code.file(declared.fileId);
  const made = home?.typedBy.get(home.nameOccurrence(declared.ordinal))?.[0] ?? -1;
  if (!home || made < 0 || home.name(made) !== "TypeVar") return null;
  return { isOwn: annotatesSelf(file, at), bound: boundOf(home, made) };
}

const VALUES: ReadonlySet<string> = new Set(["variable", "constant"]);

/** `def __enter__(self: T) -> T`, `def make(cls: type[T]) -> T`. */
function annotatesSelf(file: CodeFile, at: number): boolean {
  const ordinal = file.uses.enclosing[at];
  const [first] = ordinal < 0 ? [] : parametersIn(file, ordinal);
  const type = first === undefined ? undefined : file.typedBy.get(first)?.[0];
  if (first === undefined || type === undefined || !/^(?:self|cls)$/.test(file.name(first))) return false;
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
