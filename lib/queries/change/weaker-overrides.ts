/** Overrides that are seen by fewer than what they override, since the one or the other is seen otherwise. */
import { isFunction, type Declaration } from "../../resolve/facts/declaration";
import type { Reach } from "../../resolve/languages/rules/access-rules";
import { RULES } from "../../resolve/languages/registry";
import { onePerSymbol } from "../navigation/one-per-symbol";
import type { Session } from "../navigation/session";
import { declaredAs, fileWithText, sameIn, type ChangeSet } from "./change-set";
import { placeOf } from "./left-overrides";
import type { Left } from "./left-uses";
import type { Pair } from "./pair-items";
import { isNarrower, reachOf } from "./reach";

export async function weakerOverrides(pair: Pair, changes: ChangeSet): Promise<Left[]> {
  const { before, after } = pair;
  if (!before?.reach || !after?.reach || before.reach === after.reach || !isFunction(after.kind)) return [];
  const { base, head } = changes.revisions;
  const [was, is] = [await declaredAs(base.session, before), await declaredAs(head.session, after)];
  if (!was || !is || is.head.holderKind === null || !RULES[is.head.language].overridesSeenAsFar) return [];
  const found: Left[] = [];
  const add = async (below: Declaration, above: Declaration): Promise<void> => {
    const place = await placeOf(head.session, below);
    const why = `is seen by fewer than ${above.owners.at(-1) ?? ""}.${above.name}, which it overrides`;
    if (place) found.push({ pair, problem: "override", why, basis: "scope", place, renamedTo: null });
  };
  for (const above of onePerSymbol(await head.session.overrides.overridden(is.head)))
    if (await isWeaker(head.session, after.reach, above, before.reach)) await add(is.head, above);
  for (const below of onePerSymbol(await head.session.overrides.overriding(is.head))) {
    const own = await reachIn(head.session, below);
    const wasBelow = (await sameIn(base.session, below)).at(0);
    const reachBelow = own && wasBelow ? await reachIn(base.session, wasBelow) : null;
    const isNew = own !== null && reachBelow !== null && !isNarrower(reachBelow, before.reach);
    if (isNew && isNarrower(own, after.reach)) await add(below, is.head);
  }
  return found;
}

/** Whether it is seen by fewer than what it overrides, and was not so before. */
async function isWeaker(session: Session, reach: Reach, above: Declaration, was: Reach): Promise<boolean> {
  // what an interface asks for is seen everywhere without a word
  const wanted = above.holderKind === "interface" ? "everywhere" : await reachIn(session, above);
  return wanted !== null && isNarrower(reach, wanted) && !isNarrower(was, wanted);
}

/** How far a member is seen, as its own words say it. */
async function reachIn(session: Session, { repositoryId, path, ordinal }: Declaration): Promise<Reach | null> {
  const known = await fileWithText(session, repositoryId, path);
  return known && reachOf(known.file, ordinal, known.text);
}
