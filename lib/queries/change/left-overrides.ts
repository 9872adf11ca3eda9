/** Methods that a change left without what they override, and types that it left without a member. */
import type { Change } from "../../contract/change-impact";
import { isStructural } from "../../contract/languages";
import { MODIFIERS, SYMBOL_KINDS, type Basis } from "../../contract/vocabulary";
import { fileTexts } from "../../db/read/file-text";
import { hasModifier, isFunction, isType, scopeOf, type Declaration } from "../../resolve/facts/declaration";
import { parameterCount } from "../../resolve/facts/disambiguator";
import { nodeId, type TypeNode } from "../../resolve/facts/type-edges";
import type { SymbolRecord } from "../../format/symbol-record";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { RULES } from "../../resolve/languages/registry";
import { onePerSymbol } from "../navigation/one-per-symbol";
import type { Session } from "../navigation/session";
import { declaredAs, sameIn, type ChangeSet } from "./change-set";
import type { Left } from "./left-uses";
import { mayHave, mayOverrideOutside } from "./outside-members";
import type { Pair } from "./pair-items";

/** Types below one that are looked at. */
const MOST_TYPES = 400;

/** Methods elsewhere that overrode a changed one, and override nothing any more. */
export async function leftOverrides(pair: Pair, changes: ChangeSet): Promise<Left[]> {
  const { base, head } = changes.revisions;
  const { before, after, change } = pair;
  if (!before || !isFunction(before.kind) || change === "body") return [];
  const subject = await declaredAs(base.session, before);
  if (!subject || subject.head.holderKind === null) return [];
  const found: Left[] = [];
  for (const method of onePerSymbol(await base.session.overrides.overriding(subject.head))) {
    const [now] = await sameIn(head.session, method);
    if (!now || (await head.session.overrides.overridden(now)).length > 0) continue;
    const place = await placeOf(head.session, now);
    if (!place) continue;
    const isSure =
      (change !== "removed" || (await saysOverride(now, head.session))) &&
      !(await mayOverrideOutside(head.session, now, subject.head));
    const what =
      change === "renamed"
        ? `is called ${after?.name} now`
        : change === "removed"
          ? "is gone"
          : change === "visibility"
            ? "is not seen from there any more"
            : "takes other parameters now";
    const why = `overrides nothing any more: ${subject.head.owners.at(-1) ?? ""}.${before.name} ${what}`;
    found.push({ pair, problem: "override", why, basis: isSure ? "scope" : "name", place, renamedTo: null });
  }
  return found;
}

/** Whether a method says by a word or a mark that it overrides: `override`, `@Override`, `#[\\Override]`. */
async function saysOverride(d: Declaration, { context }: Session): Promise<boolean> {
  if (hasModifier(d, "override")) return true;
  const text = (await fileTexts(context.pool, [d.fileId])).get(d.fileId);
  if (!text) return false;
  const { startLine, startColumn, nameLine, nameColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  return /(?<![\w$])override(?![\w$])/i.test(text.between(startLine, startColumn, nameLine, nameColumn));
}

const RESIGNED: ReadonlySet<Change> = new Set(["renamed", "visibility", "signature"]);

/** A changed method that says it overrides and no longer does. */
export async function leftAlone(pair: Pair, changes: ChangeSet): Promise<Left[]> {
  const { base, head } = changes.revisions;
  const { before, after, change } = pair;
  if (!before || !after || !isFunction(after.kind) || !RESIGNED.has(change ?? "body")) return [];
  const [was, is] = [await declaredAs(base.session, before), await declaredAs(head.session, after)];
  if (!was || !is || !(await saysOverride(is.head, head.session))) return [];
  const above = await base.session.overrides.overridden(was.head);
  if (above.length === 0 || (await head.session.overrides.overridden(is.head)).length > 0) return [];
  const place = await placeOf(head.session, is.head);
  if (!place) return [];
  const basis: Basis = (await mayOverrideOutside(head.session, is.head, above[0])) ? "name" : "scope";
  const why = `says that it overrides, and overrides nothing: ${above[0].owners.at(-1) ?? ""}.${above[0].name} is as it was`;
  return [{ pair, problem: "override", why, basis, place, renamedTo: null }];
}

/** Types that have no body for a method which they must have. */
export async function lackingMembers(pair: Pair, changes: ChangeSet): Promise<Left[]> {
  const { base, head } = changes.revisions;
  const { before, after, change } = pair;
  if (change === "body") return [];
  const found: Left[] = [];
  const is = after && isFunction(after.kind) ? await declaredAs(head.session, after) : null;
  if (is && change !== "moved" && isAbstract(is.head)) {
    for (const type of await typesThatMust(is.head, changes))
      found.push(...(await lacking(type, is.head, pair, head.session)));
  }
  const was = before && isFunction(before.kind) && change !== "moved" ? await declaredAs(base.session, before) : null;
  const owner = was && !isAbstract(was.head) ? await base.session.overrides.owner(was.head) : null;
  if (!was || owner === null) return found;
  const type = await typeIn(head.session, owner);
  if (type === null) return found;
  for (const above of onePerSymbol(await base.session.overrides.overridden(was.head))) {
    const [asked] = await sameIn(head.session, above);
    if (!asked || !isAbstract(asked)) continue;
    found.push(...(await lacking(type, asked, pair, head.session)));
  }
  return found;
}

/** Types that must have a method which asks for a body: those that derive from its owner, or satisfied it before. */
async function typesThatMust(method: Declaration, { revisions: { base, head } }: ChangeSet): Promise<TypeNode[]> {
  const owner = await head.session.overrides.owner(method);
  if (owner === null) return [];
  if (!isStructural(method.language))
    return (await head.session.graph.descendants([owner], MOST_TYPES)).map(({ edge }) => edge.child);
  const before = await typeIn(base.session, owner);
  const satisfying = before === null ? [] : await base.session.satisfaction.satisfying(before);
  const found: TypeNode[] = [];
  for (const type of satisfying.slice(0, MOST_TYPES)) {
    const now = await typeIn(head.session, type);
    if (now !== null) found.push(now);
  }
  return found;
}

/** A type of one side as the other side has it; null where that has none. */
async function typeIn(session: Session, { declarations }: TypeNode): Promise<TypeNode | null> {
  const [same] = await sameIn(session, declarations[0]);
  return same ? session.graph.whole(same) : null;
}

/** Nothing, or the type where it lacks the method. */
async function lacking(type: TypeNode, method: Declaration, pair: Pair, session: Session): Promise<Left[]> {
  const [d] = type.declarations;
  if (!d || !isType(d.kind) || d.kind === "interface" || hasModifier(d, "abstract") || d.kind === "blueprint")
    return [];
  if (await hasBody(type, method, session)) return [];
  const place = await placeOf(session, d);
  if (!place) return [];
  // Each value of an enum may have a body of its own.
  const isOpen =
    d.kind === "enum" ||
    RULES[d.language].mayLackMembers ||
    (await mayHave(session, type, method.name)) ||
    (await isAbstractByItself(session, type));
  const why = `has no ${method.name}, which ${method.owners.at(-1) ?? ""} asks for`;
  return [{ pair, problem: "implementation", why, basis: isOpen ? "name" : "scope", place, renamedTo: null }];
}

/** Whether a type has a body for a method: its own, or that of a type above it that is not above the method, too. */
async function hasBody(type: TypeNode, method: Declaration, session: Session): Promise<boolean> {
  const { graph, overrides, resolver, satisfaction } = session;
  const asking = await overrides.owner(method);
  if (isStructural(method.language)) return asking === null || satisfaction.isSatisfied(type, asking);
  const beyond = new Set(asking === null ? [] : (await graph.ancestors(asking)).map(nodeId));
  const isBody = (member: Declaration): boolean =>
    !isAbstract(member) && (!isFunction(member.kind) || sameCount(member, method));
  // A type's own overloads hide those above it by name, and override none of them.
  for (const node of [type, ...(await graph.ancestors(type))]) {
    const [d] = node.declarations;
    if (!d || beyond.has(nodeId(node))) continue;
    const { members } = await resolver.members.find(scopeOf(d), d.language, method.name);
    if (members.some(isBody)) return true;
  }
  return false;
}

function sameCount(a: Declaration, b: Declaration): boolean {
  const [left, right] = [parameterCount(a), parameterCount(b)];
  return left === null || right === null || left === right;
}

/** A method without a body that whoever derives must give one. */
function isAbstract(d: Declaration): boolean {
  if (hasModifier(d, "abstract")) return true;
  if (
    d.holderKind !== "interface" ||
    hasModifier(d, "default") ||
    hasModifier(d, "static") ||
    hasModifier(d, "optional")
  )
    return false;
  const { endLine, endColumn, signatureEndLine, signatureEndColumn } = decodeSymbolRanges(d.source.symbol.ranges);
  return d.role === "declaration" || endLine * 1e6 + endColumn - (signatureEndLine * 1e6 + signatureEndColumn) <= 1;
}

/** A type that declares a method without a body is no type of values. */
async function isAbstractByItself({ code }: Session, { declarations }: TypeNode): Promise<boolean> {
  for (const { fileId, ordinal } of declarations) {
    const file = await code.file(fileId);
    const isMethod = ({ container, kind }: SymbolRecord): boolean =>
      container === ordinal && isFunction(SYMBOL_KINDS[kind]);
    if (file?.symbols.some((symbol) => isMethod(symbol) && (symbol.modifiers & ABSTRACT) !== 0)) return true;
  }
  return false;
}
const ABSTRACT = 1 << MODIFIERS.indexOf("abstract");

/** Where a declaration names itself. */
export async function placeOf({ code }: Session, { fileId, ordinal }: Declaration) {
  const file = await code.file(fileId);
  const at = file?.nameOccurrence(ordinal) ?? -1;
  return file && at >= 0 ? { file, at } : null;
}
