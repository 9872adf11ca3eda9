/**
 * What Unreal's header tool writes between declarations, said in names: a UFUNCTION `Lift` without a body calls
 * `Lift_Implementation` and `Lift_Validate`; the interface class `ULoadable` stands for `ILoadable`.
 */
import type { CodeIndex } from "./code-index";
import type { Declaration } from "./declaration";

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
