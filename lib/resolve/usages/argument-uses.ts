/**
 * The arguments that name a parameter where its function is called, `f(name = 1)`: the uses of a parameter that its
 * own file does not bind.
 */
import type { Basis } from "../../contract/vocabulary";
import type { FilePlace } from "../../db/read/file-places";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType } from "../facts/declaration";
import type { UseRow } from "../facts/named-uses";
import { parametersIn } from "../facts/parameters";
import type { NameResolver } from "../members/name-resolver";
import { RULES } from "../languages/registry";

/**
 * Files that are looked through without asking whether they call the function by its name: they may import it under
 * another.
 */
const FEW_FILES = 40;
/** Files that are looked through for one parameter. */
const MAX_FILES = 200;

export interface ArgumentUses {
  uses: { file: CodeFile; at: number; basis: Basis }[];
  /** there were more files to look through */
  incomplete: boolean;
}

/**
 * @param at occurrence that binds a local name in a file; for one that is no parameter nothing is found
 * @param keepFile files whose uses count
 */
export async function argumentsNaming(
  { file, at }: { file: CodeFile; at: number },
  { code, resolver }: { code: CodeIndex; resolver: NameResolver },
  keepFile: (place: FilePlace) => boolean,
): Promise<ArgumentUses> {
  const called = RULES[file.language].namedArguments ? functionOf(file, at) : -1;
  if (called < 0) return { uses: [], incomplete: false };
  const name = file.name(at);
  const rows = (await code.uses(name)).filter(({ place }) => place.language === file.language && keepFile(place));
  const near = rows.length > FEW_FILES ? await whereCalled(file, called, rows, code) : rows;
  const read = near.slice(0, MAX_FILES);
  await code.prefetchFiles(read.map(({ place }) => place.fileId));
  const found = await Promise.all(
    read.map(async ({ place }) => {
      const caller = await code.file(place.fileId);
      const named = caller ? argumentsNamed(caller, name).map((each) => meaning(caller, each)) : [];
      return (await Promise.all(named)).flatMap((use) => use ?? []);
    }),
  );
  return { uses: found.flat(), incomplete: near.length > read.length };

  async function meaning(caller: CodeFile, argument: number) {
    const { local, parameter, basis } = await resolver.occurrence(caller, argument);
    const isOwn = caller.id === file.id ? local === at : parameter?.fileId === file.id && parameter.at === at;
    return isOwn ? { file: caller, at: argument, basis } : null;
  }
}

/** The function, or the type with a constructor of its own, that has the parameter; -1 for a name that is none. */
function functionOf(file: CodeFile, at: number): number {
  let nearest = -1;
  for (let ordinal = 0; ordinal < file.symbols.length; ordinal++) {
    const own = file.nameOccurrence(ordinal);
    const takes = isFunction(file.kind(ordinal)) || isType(file.kind(ordinal));
    if (takes && own >= 0 && own < at && own > (nearest < 0 ? -1 : file.nameOccurrence(nearest))) nearest = ordinal;
  }
  return nearest >= 0 && parametersIn(file, nearest).includes(at) ? nearest : -1;
}

/** Those of the files that call the function by its name, or what holds it by the holder's. */
async function whereCalled(file: CodeFile, called: number, rows: readonly UseRow[], code: CodeIndex) {
  const holder = file.symbols[called].container;
  const names = [called, ...(holder >= 0 && isType(file.kind(holder)) ? [holder] : [])].map(
    (ordinal) => file.symbols[ordinal].name,
  );
  const callers = new Set((await Promise.all(names.map((name) => code.uses(name)))).flat().map(fileOf));
  return rows.filter((row) => callers.has(fileOf(row)));
}

const fileOf = ({ place }: UseRow): number => place.fileId;

function argumentsNamed(file: CodeFile, name: string): number[] {
  const found: number[] = [];
  for (let i = 0; i < file.uses.count; i++) if (file.name(i) === name && file.calleeOfNamed(i) >= 0) found.push(i);
  return found;
}
