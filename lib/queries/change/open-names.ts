/** Whether what held something that is gone answers for names that it does not declare: `__getattr__` of a module. */
import { scopeOf } from "../../resolve/facts/declaration";
import { RULES } from "../../resolve/languages/registry";
import type { Subject } from "../navigation/subject";
import { fileWithText, sameIn, type ChangeSet } from "./change-set";

export async function answersAnyName({ head: gone }: Subject, { revisions, moved }: ChangeSet): Promise<boolean> {
  const { base, head, repositoryId } = revisions;
  const words = RULES[gone.language].answersAnyName;
  if (words.size === 0) return false;
  if (gone.holderKind === null) {
    const path = moved.has(gone.path) ? moved.get(gone.path) : gone.path;
    const module = path === null || path === undefined ? null : await fileWithText(head.session, repositoryId, path);
    return module?.file.symbols.some(({ container, name }) => container < 0 && words.has(name)) ?? false;
  }
  const owner = await base.session.overrides.owner(gone);
  const [holder] = owner ? await sameIn(head.session, owner.declarations[0]) : [];
  if (!holder) return false;
  for (const word of words) {
    const { members } = await head.session.resolver.members.find(scopeOf(holder), holder.language, word);
    if (members.length > 0) return true;
  }
  return false;
}
