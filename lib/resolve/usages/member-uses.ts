/**
 * Uses of a member that the index has no symbol for, such as a key of a literal: only a compiler's engine tells them.
 */
import type { FilePlace } from "../../db/read/file-places";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";

/** Files that are looked through for one member. */
const MAX_FILES = 400;

interface MemberUses {
  uses: { file: CodeFile; at: number; basis: "precise" }[];
  /** there were more files to look through */
  incomplete: boolean;
}

/**
 * @param at occurrence that declares a name in a file; for one that is no such member nothing is found
 * @param keepFile files whose uses count
 */
export async function usesOfMember(
  { file, at }: { file: CodeFile; at: number },
  code: CodeIndex,
  keepFile: (place: FilePlace) => boolean,
): Promise<MemberUses> {
  const declared = file.precise?.declaredAt(file.uses.line[at], file.uses.column[at]) ?? [];
  const keys = new Set(declared.map(({ keyHash }) => keyHash));
  if (keys.size === 0) return { uses: [], incomplete: false };
  const name = file.name(at);
  const rows = (await code.uses(name)).map(({ place }) => place);
  const near = rows.filter((place) => place.repositoryId === file.repositoryId && keepFile(place));
  const own = near.filter(({ fileId }) => fileId === file.id);
  const ids = [...own, ...near].slice(0, MAX_FILES).map(({ fileId }) => fileId);
  await code.prefetchFiles(ids);
  const files = await Promise.all([...new Set(ids)].map((id) => code.file(id)));
  const uses = files.flatMap((each) => (each ? usesIn(each, name, keys) : []));
  return { uses, incomplete: near.length > MAX_FILES };
}

function usesIn(file: CodeFile, name: string, keys: ReadonlySet<bigint>): MemberUses["uses"] {
  const { precise, uses } = file;
  const found: MemberUses["uses"] = [];
  for (let i = 0; precise !== null && i < uses.count; i++) {
    if (file.name(i) !== name) continue;
    const isMeant = precise.at(uses.line[i], uses.column[i])?.some((each) => keys.has(each.keyHash));
    if (isMeant) found.push({ file, at: i, basis: "precise" });
  }
  return found;
}
