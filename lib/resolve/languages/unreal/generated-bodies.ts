/**
 * What Unreal's header tool writes between declarations, said in names: a UFUNCTION `Lift` without a body calls
 * `Lift_Implementation` and `Lift_Validate`; the interface class `ULoadable` stands for `ILoadable`, and its function
 * `Board` is called on any object by `ILoadable::Execute_Board`.
 */
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";

const ENDINGS = ["_Implementation", "_Validate"] as const;

/** What the functions are called that hold the body of a UFUNCTION; none for such a function itself. */
export const bodyNames = (name: string): string[] =>
  ENDINGS.some((end) => name.endsWith(end)) ? [] : ENDINGS.map((end) => name + end);

/** The functions that hold the body of a UFUNCTION, and the UFUNCTION whose body a function holds. */
export async function generatedPartners(code: CodeIndex, d: Declaration): Promise<Declaration[]> {
  if (d.language !== "cpp" || d.kind !== "method") return [];
  const ending = ENDINGS.find((end) => d.name.endsWith(end));
  const names = ending ? [d.name.slice(0, -ending.length)] : bodyNames(d.name);
  const found: Declaration[] = [];
  for (const name of names) {
    const all = (await code.declarations(name)).filter(
      (other) => other.language === "cpp" && other.holder === d.holder && other.repositoryId === d.repositoryId,
    );
    found.push(...all);
  }
  return found;
}

/** `ILoadable` for `ULoadable`, where one file declares both. */
export async function interfacePartner(code: CodeIndex, d: Declaration): Promise<Declaration[]> {
  if (d.language !== "cpp" || d.kind !== "class" || !/^U[A-Z]/.test(d.name)) return [];
  const all = await code.declarations(`I${d.name.slice(1)}`);
  return all.filter((other) => other.kind === "class" && other.fileId === d.fileId && other.role === "definition");
}

const EXECUTE = "Execute_";

/**
 * The methods of an interface that a name calls on any object; none for any other name. @param find methods by their
 * own names
 */
export async function executed(
  code: CodeIndex,
  name: string,
  find: (name: string) => Promise<readonly Declaration[]>,
): Promise<Declaration[]> {
  if (!name.startsWith(EXECUTE)) return [];
  const found = await find(name.slice(EXECUTE.length));
  const known = await Promise.all(found.map((d) => isOfInterface(code, d)));
  return found.filter((_d, at) => known[at]);
}

/** What calls a method of an interface on any object; none for any other method. */
export async function executingNames(code: CodeIndex, d: Declaration): Promise<string[]> {
  return (await isOfInterface(code, d)) ? [EXECUTE + d.name] : [];
}

/**
 * Whether a method is one of an interface that the header tool knows: its file declares the reflected class as well.
 */
async function isOfInterface(code: CodeIndex, d: Declaration): Promise<boolean> {
  const owner = d.language === "cpp" && d.kind === "method" ? (d.owners.at(-1) ?? "") : "";
  if (!/^I[A-Z]/.test(owner)) return false;
  const reflected = await code.declarations(`U${owner.slice(1)}`);
  return reflected.some(({ kind, fileId }) => kind === "class" && fileId === d.fileId);
}
