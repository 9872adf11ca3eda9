/**
 * Where constructors and destructors of C++ are declared and defined, as uses of their type: they say its name, and a
 * type that is renamed takes them along.
 */
import type { FilePlace } from "../../db/read/file-places";
import type { CodeIndex } from "../facts/code-index";
import { isType, scopeOf } from "../facts/declaration";
import { holderOf } from "../facts/declared-name";
import { RULES } from "../languages/registry";
import type { Target, Use } from "./use";

/** @param keepFile files whose uses count */
export async function namesOfSpecialMembers(
  targets: readonly Target[],
  code: CodeIndex,
  keepFile: (place: FilePlace) => boolean,
): Promise<Use[]> {
  const uses = await Promise.all(targets.map((target) => ofType(target, code)));
  return uses.flat().filter(({ file }) => keepFile(file.record));
}

async function ofType(target: Target, code: CodeIndex): Promise<Use[]> {
  const { head, basis } = target;
  const mark = RULES[head.language].destructorMark;
  if (mark === null || !isType(head.kind)) return [];
  const scope = scopeOf(head);
  const named = await Promise.all([head.name, mark + head.name].map((name) => code.named(name)));
  const members = named
    .flatMap((each) => each.where(holderOf, scope))
    .filter(({ kind, name, repositoryId }) => {
      const isOne = kind === "constructor" || (kind === "method" && name.startsWith(mark));
      return isOne && repositoryId === head.repositoryId;
    });
  await code.prefetchFiles(members.map(({ fileId }) => fileId));
  const uses = await Promise.all(
    members.map(async ({ fileId, ordinal }) => {
      const file = await code.file(fileId);
      const at = file?.nameOccurrence(ordinal) ?? -1;
      return file && at >= 0 ? [{ target, through: "constructor" as const, basis, file, at }] : [];
    }),
  );
  return uses.flat();
}
