/** Blueprints whose parent a change took away: they name it by its path, and no code does. */
import { isType } from "../../resolve/facts/declaration";
import { RULES } from "../../resolve/languages/registry";
import { declaredAs, sameIn, type ChangeSet } from "./change-set";
import { placeOf } from "./left-overrides";
import { whyGone, type Left } from "./left-uses";
import type { Pair } from "./pair-items";

export async function leftAssets(pair: Pair, changes: ChangeSet): Promise<Left[]> {
  const { base, head } = changes.revisions;
  const { before, after, change } = pair;
  if (!before || !isType(before.kind) || change === "body") return [];
  const subject = await declaredAs(base.session, before);
  if (!subject || (await sameIn(head.session, subject.head)).length > 0) return [];
  const found: Left[] = [];
  const { graph } = base.session;
  for (const { child, baseName, basis } of await graph.children(await graph.whole(subject.head))) {
    const [asset] = child.declarations;
    if (!RULES[asset.language].assets) continue;
    const [now] = await sameIn(head.session, asset);
    const place = now ? await placeOf(head.session, now) : null;
    const stillNames = now && (await head.session.graph.bases(await head.session.graph.whole(now)));
    if (!place || !stillNames?.some((edge) => edge.baseName === baseName)) continue;
    const renamedTo = change === "renamed" ? (after?.name ?? null) : null;
    found.push({ pair, problem: "asset", why: whyGone(pair), basis, place, named: baseName, renamedTo });
  }
  return found;
}
