/**
 * Types written in comments are uses like others, and give their type to the declaration below the comment. Does not
 * decide which declaration a tag is about.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { WrittenName, WrittenType } from "../languages/jsdoc-types";
import { LEFT_EXPRESSION, MAX_TYPE_ARGUMENTS, OCC_ROOTED, OCC_SCOPE_QUALIFIED, OCC_UNLISTED } from "../model";
import { typeBelow } from "./doc-members";
import type { NotedMember } from "./documented-types";
import { emitLookup } from "./emit-lookup";
import type { FileState } from "./file-state";

const ROLE_READ = USE_ROLES.indexOf("read");
const ROLE_TYPE = USE_ROLES.indexOf("type");

/** Emits the names of the types in a comment. */
export function emitDocTypes(state: FileState, comment: number): void {
  const { language, view, docTypes } = state;
  const below = typeBelow(state, comment);
  for (const each of language.table.docTags?.(view.text(comment)) ?? []) {
    if (each.member && below < 0) continue;
    const head = emitType(state, comment, each.type);
    if (each.member) {
      noteMember(state, comment, { ...each, member: each.member }, head, below);
      continue;
    }
    if (head >= 0) docTypes.note(comment, each, head);
    const { module, path } = each.type;
    if (each.tag === "typedef" && module && path.length === 1 && each.name)
      noteImport(state, comment, { specifier: module.text, name: each.name, imported: path[0].text });
  }
}

function noteMember(state: FileState, comment: number, tag: NotedMember["tag"], head: number, node: number): void {
  const { occurrences, scopes, source, tree } = state;
  const start = tree.start[comment] + tag.member.start;
  const nameId = occurrences.nameIds.idAt(source, start, start + tag.name.length);
  const at = occurrences.add(start, nameId, ROLE_READ, scopes.now.enclosing);
  if (state.language.table.docsAreNoUses) occurrences.all.flags[at] |= OCC_UNLISTED;
  state.docMembers.push({ tag, at, head, start, node });
}

/** The occurrence of the name that the type is; -1 for none. */
function emitType(state: FileState, comment: number, written: WrittenType): number {
  const { module, path, parts, members } = written;
  if (members) return emitKeys(state, comment, members);
  const first = module ? undefined : path[0]?.text;
  const isDeclared = first !== undefined && state.docTypes.declares(state.source, first);
  if (isDeclared && !state.imports.some(({ name }) => name === first)) return -1;
  // a specifier that reads like an identifier may be one of the file's own
  if (module && /^[\p{L}\p{N}_$]+$/u.test(module.text)) return -1;
  let head = module ? emitModule(state, comment, module) : -1;
  path.forEach((name, at) => {
    const role = at === path.length - 1 ? ROLE_TYPE : ROLE_READ;
    head = emitName(state, comment, name, role, head, written.isRooted);
  });
  parts.forEach((part, place) => {
    const argument = emitType(state, comment, part);
    if (path.length > 0 && argument >= 0 && place < MAX_TYPE_ARGUMENTS)
      state.types.noteWrittenArgument(head, argument, place, part.isArray);
  });
  return path.length > 0 ? head : -1;
}

/** The keys of a type that is written out are their own declarations; the first one stands for the type. */
function emitKeys(state: FileState, comment: number, members: NonNullable<WrittenType["members"]>): number {
  const { occurrences, scopes, source, tree, types } = state;
  let first = -1;
  for (const { key, type } of members) {
    const start = tree.start[comment] + key.start;
    const nameId = occurrences.nameIds.idAt(source, start, start + key.text.length);
    const at = occurrences.add(start, nameId, ROLE_READ, scopes.now.enclosing);
    occurrences.all.local[at] = at;
    if (first < 0) first = at;
    types.noteWrittenKey(at, first, emitType(state, comment, type), type.isArray);
  }
  return first;
}

/** A module that a type names is known by its specifier in the file: no name that anyone declares is like it. */
function emitModule(state: FileState, comment: number, module: WrittenName): number {
  noteImport(state, comment, { specifier: module.text, name: module.text, imported: null });
  return emitName(state, comment, module, ROLE_READ, -1);
}

function noteImport(
  { imports, tree }: FileState,
  comment: number,
  fact: { specifier: string; name: string; imported: string | null },
): void {
  if (!imports.some(({ name }) => name === fact.name))
    imports.push({ ...fact, kind: "import", start: tree.start[comment] });
}

function emitName(
  state: FileState,
  comment: number,
  { text, start }: WrittenName,
  role: number,
  left: number,
  isRooted = false,
): number {
  const { occurrences, scopes, source, tree, language } = state;
  const { docsAreNoUses, rootMark } = language.table;
  const at = tree.start[comment] + start;
  const nameId = occurrences.nameIds.idAt(source, at, at + text.length);
  const i = occurrences.add(at, nameId, role, scopes.now.enclosing);
  const { all } = occurrences;
  if (docsAreNoUses) all.flags[i] |= OCC_UNLISTED;
  if (left >= 0) {
    all.left[i] = left;
    if (rootMark !== undefined) all.flags[i] |= OCC_SCOPE_QUALIFIED;
  } else if (isRooted) {
    all.left[i] = LEFT_EXPRESSION;
    all.flags[i] |= OCC_ROOTED;
  } else if (!language.table.localPlaces) emitLookup(state, comment, i, nameId, role);
  return i;
}
