/** All that the compiler tells of one file. A node that it fails on costs only itself. */
import ts from "typescript";
import type { Place, PreciseDocument, PreciseMember, PreciseOccurrence, PreciseRelation } from "../port";
import { heritage, type NamedRelation } from "./heritage";
import { implementations } from "./literal-members";
import type { Meanings } from "./meanings";
import { isName, meaningOf } from "./names";
import { nameOf } from "./places";

/** @param path inside the repository @param contentHash of the bytes that the tree was made from */
export function walk(meanings: Meanings, file: ts.SourceFile, path: string, contentHash: Uint8Array): PreciseDocument {
  const occurrences = new Map<string, PreciseOccurrence>();
  const relations = new Map<string, PreciseRelation>();
  for (const node of nodes(file)) {
    guarded(() => {
      if (isName(node)) addOccurrence(meanings, node, occurrences);
    });
    guarded(() => {
      for (const relation of relationsAt(meanings, node)) addRelation(meanings, relation, relations);
    });
  }
  return {
    path,
    contentHash,
    occurrences: [...occurrences.values()].sort(byPlace),
    relations: [...relations.values()],
    members: membersOf(meanings, file),
  };
}

function membersOf(meanings: Meanings, file: ts.SourceFile): PreciseMember[] {
  const found: PreciseMember[] = [];
  guarded(() => {
    for (const { name, way: member } of meanings.members.in(file)) {
      const place = meanings.place(name);
      if (place) found.push({ line: place.line, column: place.column, member });
    }
  });
  return found.sort(byPlace);
}

/** Every node in the order of the text; types in JSDoc of JavaScript as well. */
function* nodes(file: ts.SourceFile): Iterable<ts.Node> {
  const open: ts.Node[] = [file];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    const children: ts.Node[] = [...jsDocOf(node)];
    ts.forEachChild(node, (child) => {
      children.push(child);
    });
    for (let at = children.length - 1; at >= 0; at--) open.push(children[at]);
  }
}

/** The parser hangs comments on nodes without listing them among the children. */
const jsDocOf = (node: ts.Node): readonly ts.Node[] => (node as { jsDoc?: readonly ts.Node[] }).jsDoc ?? [];

function addOccurrence(
  meanings: Meanings,
  name: Parameters<typeof meaningOf>[1],
  into: Map<string, PreciseOccurrence>,
) {
  const place = meanings.place(name);
  if (!place) return;
  const key = `${place.line}:${place.column}`;
  if (into.has(key)) return;
  const meaning = meaningOf(meanings, name);
  if (meaning) into.set(key, { line: place.line, column: place.column, ...meaning });
}

function relationsAt(meanings: Meanings, node: ts.Node): Iterable<NamedRelation> {
  if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node)) return heritage(meanings, node);
  return ts.isObjectLiteralExpression(node) ? implementations(meanings.expected, node) : [];
}

function addRelation(meanings: Meanings, { kind, from, to }: NamedRelation, into: Map<string, PreciseRelation>): void {
  const name = nameOf(to);
  const source = meanings.place(from);
  const target = name && meanings.place(name);
  if (!source || !target) return;
  const key = [kind, source.line, source.column, target.path, target.line, target.column].join(":");
  into.set(key, { kind, from: { line: source.line, column: source.column }, to: target });
}

/** The compiler throws on code that it did not foresee, and where its stack ends. */
function guarded(act: () => void): void {
  try {
    act();
  } catch {
    // Silence is an answer: rules take over here.
  }
}

const byPlace = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;
