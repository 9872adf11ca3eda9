/** Members that no declaration names but a use does (`self.x = …`): the first such use in a type declares them. */
import type { DerivedMember } from "../languages/declaration-rule";
import type { SymbolKind } from "../model";
import type { FileState } from "./file-state";
import { noteOfThis } from "./names-of-this";
import { ownerOfThis, type MemberOwner } from "./owner-of-this";

const MEMBER_OWNERS: ReadonlySet<SymbolKind> = new Set(["class", "struct", "interface", "enum", "module"]);

/** A node whose type has a rule for derived members. */
export function deriveMembers(state: FileState, n: number): void {
  const found = state.language.derived[state.tree.type[n]]?.({ view: state.view, node: n, ...state.site() });
  if (!found) return;
  const around = enclosingOwner(state);
  for (const member of "name" in found ? [found] : found) {
    const owner = member.within === undefined ? around : ownerOfThis(state, member.within, around);
    if (owner === null && member.isLocal) noteOfThis(state, member);
    if (owner === null || (owner.container < 0 && owner.qualifier === null)) continue;
    if (member.isUse) noteUse(state, owner.container, member);
    else deriveMember(state, n, owner, member);
  }
}

/** What a use of a declared member says of its type. */
function noteUse(state: FileState, container: number, { name, value = -1 }: DerivedMember): void {
  const ordinal = value < 0 ? -1 : state.declared(container, state.view.text(name));
  const leaf = ordinal < 0 ? -1 : leafOf(state, ordinal);
  if (leaf >= 0) state.types.noteGiven(leaf, value);
}

/** The identifier that declares a symbol; nodes are in the order of their starts. */
function leafOf({ tree, symbols, memory }: FileState, ordinal: number): number {
  const { nameStart } = symbols[ordinal];
  let [low, high] = [0, tree.count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tree.start[middle] <= nameStart) low = middle + 1;
    else high = middle;
  }
  return low > 0 && memory.mark[low - 1] === ordinal + 1 ? low - 1 : -1;
}

function deriveMember(state: FileState, n: number, owner: MemberOwner, member: DerivedMember): void {
  const { tree, view } = state;
  const { container, qualifier } = owner;
  const name = view.text(member.name);
  const id = `${container} ${qualifier ?? ""} ${name}`;
  let first = state.derivedAt.get(id);
  if (first === undefined && (qualifier !== null || state.declared(container, name) < 0))
    state.derivedAt.set(id, (first = member.name));
  if (first !== undefined) state.types.noteMember(state.language, view, first, member);
  if (first !== member.name) return;
  const doc = state.docs.above(tree.start[n]);
  const ordinal = state.addSymbol({
    name,
    kind: member.kind,
    role: "definition",
    container,
    qualifier,
    disambiguator: null,
    modifiers: member.modifiers ?? [],
    nameStart: tree.start[member.name],
    nameEnd: tree.end[member.name],
    fullStart: tree.start[n],
    fullEnd: tree.end[n],
    signatureEnd: tree.end[n],
    docStart: doc ? doc[0] : -1,
    docEnd: doc ? doc[1] : -1,
  });
  state.memory.mark[member.name] = ordinal + 1;
}

function enclosingOwner(state: FileState): MemberOwner {
  let at = state.scopes.now.enclosing;
  while (at >= 0 && !MEMBER_OWNERS.has(state.symbols[at].kind)) at = state.symbols[at].container;
  return { container: at, qualifier: null };
}
