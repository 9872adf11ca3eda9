/** `Super`, which Unreal's header tool declares in the classes that it knows: the first base. What declares a `Super` of its own means that one. */
import type { CodeFile } from "./code-file";
import { enclosingType } from "./enclosing-type";
import type { Members } from "./members";
import { means, meansOutside, type Resolution } from "./resolution";

const GENERATED_NAME = "Super";

/** What a bare `Super` means that nothing around declares; null where it stands in no type, or is another name. */
export async function generatedSuper(file: CodeFile, i: number, members: Members): Promise<Resolution | null> {
  if (file.language !== "cpp" || file.name(i) !== GENERATED_NAME) return null;
  const scope = enclosingType(file, file.uses.enclosing[i]);
  if (scope === null) return null;
  for (const type of await members.types(scope, file.language)) {
    const [first] = await members.bases(type);
    if (first !== undefined) return first === null ? meansOutside(null) : means(first, "scope");
  }
  return meansOutside(null);
}
