/**
 * Members that the comment above a type declares: `@property Anchor $anchor`, `@method Anchor weigh(string $how)`.
 * What the type declares itself goes before them.
 */
import type { FileState } from "./file-state";

/** The type declared right below a comment, a node; -1 where none is. */
export function typeBelow({ tree, view, language }: FileState, comment: number): number {
  const below = tree.next[comment];
  const isNext = below < tree.count && tree.parent[below] === tree.parent[comment];
  return isNext && view.is(below, ...(language.table.docMembersOf ?? [])) ? below : -1;
}

/** Adds the members, once all that the file declares is known. */
export function declareDocMembers(state: FileState): void {
  const { symbols, occurrences, types } = state;
  for (const { tag, at, head, start, node } of state.docMembers) {
    const container = state.docOwners.get(node) ?? -1;
    if (container < 0 || state.declared(container, tag.name) >= 0) continue;
    const end = start + tag.name.length;
    const { kind, isStatic, isOwn } = tag.member;
    occurrences.all.symbol[at] = symbols.length;
    occurrences.all.enclosing[at] = container;
    state.addSymbol({
      name: tag.name,
      kind,
      role: "definition",
      container,
      qualifier: null,
      disambiguator: null,
      modifiers: isStatic ? ["public", "static"] : ["public"],
      nameStart: start,
      nameEnd: end,
      fullStart: start,
      fullEnd: end,
      signatureEnd: end,
      docStart: -1,
      docEnd: -1,
    });
    if (isOwn || head >= 0) types.noteWrittenType(at, isOwn ? at : head, tag.type.isArray);
  }
}
