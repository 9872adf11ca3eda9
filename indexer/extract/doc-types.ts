/**
 * Types written in comments are uses like others, and give their type to the declaration below the comment. Does not
 * decide which declaration a tag is about.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { DocTag } from "../languages/jsdoc-types";
import type { WrittenName, WrittenType } from "../languages/written-type";
import { LEFT_EXPRESSION, MAX_TYPE_ARGUMENTS, OCC_ROOTED, OCC_SCOPE_QUALIFIED, OCC_UNLISTED } from "../model";
import { typeBelow } from "./doc-members";
import { DocParts } from "./doc-parts";
import { documentedTriples, says, type DocumentedType, type NotedMember } from "./documented-types";
import { emitLookup } from "./emit-lookup";
import type { FileState } from "./file-state";

const ROLE_READ = USE_ROLES.indexOf("read");
const ROLE_TYPE = USE_ROLES.indexOf("type");

/** Emits the names of the types in a comment. */
export function emitDocTypes(state: FileState, comment: number): void {
  const { language, view, docTypes, types } = state;
  const below = typeBelow(state, comment);
  const parts = new DocParts(types);
  for (const each of language.table.docTags?.(view.text(comment)) ?? []) {
    if (each.member) {
      if (below < 0) continue;
      const head = emitType(state, comment, each.type);
      noteMember(state, comment, { ...each, member: each.member }, head, below);
    } else if (each.declared) emitAlias(state, comment, { ...each, declared: each.declared }, parts);
    else {
      const said = emitSaid(state, comment, each.type);
      if (says(said)) docTypes.note(comment, each, said);
      const key = each.key;
      if (key) parts.add(each, said, () => emitOwn(state, comment, key));
      else if (each.tag === "param") parts.describe(each.name, said, (whole) => docTypes.note(comment, each, whole));
    }
  }
}

/** `@typedef {Ship} Boat`: the name stands for the type in all comments of the file. */
function emitAlias(
  state: FileState,
  comment: number,
  { name, declared, type }: DocTag & { declared: WrittenName },
  parts: DocParts,
): void {
  const { docTypes, types } = state;
  const { module, path } = type;
  // the name of a callback stands before what it takes
  const isFirst = type.taken?.every((each) => each === null || startOf(each) > declared.start);
  const before = isFirst ? emitOwn(state, comment, declared) : -1;
  const said = emitSaid(state, comment, type);
  if (module && path.length === 1)
    return noteImport(state, comment, { specifier: module.text, name, imported: path[0].text });
  const at = before < 0 ? emitOwn(state, comment, declared) : before;
  const alias = { at, isTyped: says(said) };
  docTypes.nameAlias(name, alias);
  types.written.push(...documentedTriples(at, said));
  parts.describe("", said, (whole) => {
    alias.isTyped = true;
    types.written.push(...documentedTriples(at, whole));
  });
}

/** Where the first name of a type stands. */
function startOf({ module, path, members, parts, besides, taken }: WrittenType): number {
  const inner = [...parts, ...(besides ?? []), ...(taken ?? [])].map((each) => (each ? startOf(each) : Infinity));
  return Math.min((module ?? path[0] ?? members?.[0].key)?.start ?? Infinity, ...inner);
}

function noteMember(state: FileState, comment: number, tag: NotedMember["tag"], head: number, node: number): void {
  const { occurrences, scopes, source, tree } = state;
  const start = tree.start[comment] + tag.member.start;
  const nameId = occurrences.nameIds.idAt(source, start, start + tag.name.length);
  const at = occurrences.add(start, nameId, ROLE_READ, scopes.now.enclosing);
  if (state.language.table.docsAreNoUses) occurrences.all.flags[at] |= OCC_UNLISTED;
  state.docMembers.push({ tag, at, head, start, node });
}

/** What a written type says, function types included. */
function emitSaid(state: FileState, comment: number, written: WrittenType): DocumentedType {
  const { isArray, taken } = written;
  if (!taken) return { head: emitType(state, comment, written), isArray };
  return { head: -1, isArray, taken: taken.map((each) => each && emitSaid(state, comment, each)) };
}

/** The occurrence of the name that the type is; -1 for none. */
function emitType(state: FileState, comment: number, written: WrittenType): number {
  const { module, path, parts, members, besides, taken } = written;
  if (members) return emitKeys(state, comment, members);
  if (besides) return emitBesides(state, comment, besides);
  for (const each of taken ?? []) if (each) emitType(state, comment, each);
  const first = module ? undefined : path[0]?.text;
  const isDeclared = first !== undefined && state.docTypes.declares(state.source, first);
  if (isDeclared && !state.imports.some(({ name }) => name === first)) return emitAliasUse(state, comment, path);
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
  return path.length > 0 || written.isValue ? head : -1;
}

/** A name that a comment declares for a type; what else comments declare, `@template`, stands for anything. */
function emitAliasUse(state: FileState, comment: number, [name, ...more]: WrittenName[]): number {
  if (more.length > 0 || !state.docTypes.namesType(state.source, name.text)) return -1;
  const at = emitAt(state, comment, name, ROLE_TYPE);
  state.docTypes.useAlias(at, name.text);
  return at;
}

/** Objects without a name stand before what else the type is at once: it has no other way to have their keys. */
function emitBesides(state: FileState, comment: number, besides: readonly WrittenType[]): number {
  const all = besides.map((each) => ({ head: emitType(state, comment, each), isObject: each.members !== undefined }));
  const known = all.filter(({ head }) => head >= 0);
  const heads = [...known.filter(({ isObject }) => isObject), ...known.filter(({ isObject }) => !isObject)];
  heads.slice(1).forEach(({ head }, before) => state.types.noteWrittenBeside(heads[before].head, head));
  return heads[0]?.head ?? -1;
}

/** The keys of a type that is written out are their own declarations; the first one stands for the type. */
function emitKeys(state: FileState, comment: number, members: NonNullable<WrittenType["members"]>): number {
  let first = -1;
  for (const { key, type } of members) {
    const at = emitOwn(state, comment, key);
    if (first < 0) first = at;
    state.types.noteWrittenKey(at, first);
    state.types.written.push(...documentedTriples(at, emitSaid(state, comment, type)));
  }
  return first;
}

/** A name that the comment itself declares. */
function emitOwn(state: FileState, comment: number, name: WrittenName): number {
  const at = emitAt(state, comment, name, ROLE_READ);
  state.occurrences.all.local[at] = at;
  return at;
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
  name: WrittenName,
  role: number,
  left: number,
  isRooted = false,
): number {
  const { all } = state.occurrences;
  const { docsAreNoUses, rootMark, localPlaces } = state.language.table;
  const i = emitAt(state, comment, name, role);
  if (docsAreNoUses) all.flags[i] |= OCC_UNLISTED;
  if (left >= 0) {
    all.left[i] = left;
    if (rootMark !== undefined) all.flags[i] |= OCC_SCOPE_QUALIFIED;
  } else if (isRooted) {
    all.left[i] = LEFT_EXPRESSION;
    all.flags[i] |= OCC_ROOTED;
  } else if (!localPlaces) emitLookup(state, comment, i, all.name[i], role);
  return i;
}

function emitAt(
  { occurrences, scopes, source, tree }: FileState,
  comment: number,
  { text, start }: WrittenName,
  role: number,
): number {
  const at = tree.start[comment] + start;
  const nameId = occurrences.nameIds.idAt(source, at, at + text.length);
  return occurrences.add(at, nameId, role, scopes.now.enclosing);
}
