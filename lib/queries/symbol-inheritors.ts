/** Find Inheritors: the types that derive from a type, nearest first. */
import { RULES } from "../resolve/languages/registry";
import type { Inheritor, symbolInheritors as operation } from "../contract/symbol-inheritors";
import { weaker } from "../resolve/facts/certainty";
import { isType } from "../resolve/facts/declaration";
import type { TypeEdge } from "../resolve/facts/type-edges";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { blueprintsBelow } from "./navigation/blueprints-below";
import { decidedBy } from "./navigation/decided-by";
import { derivedRoots, MAX_DERIVED, typesBelow, type DerivedRoot } from "./navigation/derived";
import { Describer } from "./navigation/describer";
import { filterRows } from "./navigation/filters";
import { openSession, type Session } from "./navigation/session";
import { findSubjects, type Subject } from "./navigation/subject";

interface Row {
  of: DerivedRoot;
  edge: TypeEdge;
  depth: number;
  basis: TypeEdge["basis"];
}

export const symbolInheritors: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  asked.subjects = typesFirst(asked.subjects);
  const roots = await derivedRoots(asked, input, session);
  const found: Row[] = [];
  for (const of of roots)
    for (const { edge, depth } of await typesBelow(of, input.transitive, session))
      found.push({ of, edge, depth, basis: weaker(edge.basis, of.basis) });
  const { passed, removedByFilter } = filterRows(found, input, ({ edge }) => edge.child.declarations[0]);
  const describer = new Describer(context, asked.subjects);
  const page = pageOf(passed, input);
  await describer.readSignatures(page.map(({ edge }) => edge.child.declarations[0]));
  const results = await Promise.all(page.map((row) => inheritorRow(row, describer, session)));
  const none = `Nothing derives from "${asked.name}".`;
  const total = { rows: passed, totalIsLowerBound: found.length >= MAX_DERIVED, removedByFilter, none };
  const heads = [...asked.subjects.map(({ head }) => head), ...found.map(({ edge }) => edge.child.declarations[0])];
  const isCpp = heads.some(({ language }) => RULES[language].includes);
  return {
    ...(await answerOf(input, asked, total, describer, context)),
    results,
    ...(isCpp ? { cppInheritors: results.filter(({ kind }) => kind !== "blueprint") } : {}),
    blueprintInheritors: await blueprintsBelow(roots, input, session, describer),
  };
};

/** Where a name means a type and other things, the type is asked for. */
function typesFirst(subjects: Subject[]): Subject[] {
  const types = subjects.filter(({ head }) => isType(head.kind) || head.kind === "module");
  return types.length > 0 ? types : subjects;
}

async function inheritorRow(
  { of, edge, depth, basis }: Row,
  describer: Describer,
  { code }: Session,
): Promise<Inheritor> {
  const { relation, child, base } = edge;
  return Object.assign(describer.row(child.declarations[0], basis), {
    of: of.subject ? describer.names(of.subject.head).key : of.name,
    relation,
    depth,
    via: depth > 1 && base ? describer.names(base.declarations[0]).key : null,
    by: await decidedBy(code, child.declarations[0], basis),
  });
}
