/** Find Inheritors: the types that derive from a type, nearest first. */
import type { OperationRequest } from "../contract/operation";
import type { Inheritor, symbolInheritors as operation } from "../contract/symbol-inheritors";
import { isType } from "../resolve/declaration";
import { interfacePartner } from "../resolve/generated-bodies";
import { NAME_RULES } from "../resolve/name-rules";
import { asNode, type TypeEdge } from "../resolve/type-graph";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { Describer } from "./navigation/describe";
import { filterRows } from "./navigation/filters";
import { openSession, type Session } from "./navigation/session";
import { findSubjects, type Asked, type Subject } from "./navigation/subject";
import { blueprintsBelow } from "./navigation/blueprints-below";

type Request = OperationRequest<typeof operation>;

/** Types below one type that are looked at. */
const MAX_TYPES = 10_000;

interface Row {
  /** null for a base outside of the index, which only its name is known of */
  of: Subject | null;
  edge: TypeEdge;
  depth: number;
  basis: TypeEdge["basis"];
}

export const symbolInheritors: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  asked.subjects = typesFirst(asked.subjects);
  const found: Row[] = [];
  for (const subject of asked.subjects) found.push(...(await below(subject, input, session)));
  if (asked.subjects.every(isOnlyAnnounced) && !asked.local && input.key === undefined)
    found.push(...(await belowOutside(asked, input, session)));
  const { passed, removedByFilter } = filterRows(found, input, ({ edge }) => edge.child.declarations[0]);
  const describer = new Describer(context);
  const page = pageOf(passed, input);
  await describer.read(page.map(({ edge }) => edge.child.declarations[0].fileId));
  const results = page.map((row) => inheritorRow(row, input.symbol ?? asked.name, describer));
  const none = `Nothing derives from "${asked.name}".`;
  const total = { rows: passed, totalIsLowerBound: found.length >= MAX_TYPES, removedByFilter, none };
  const heads = [...asked.subjects.map(({ head }) => head), ...found.map(({ edge }) => edge.child.declarations[0])];
  const isCpp = heads.some(({ language }) => language === "cpp" || language === "c");
  return {
    ...(await answerOf(input, asked, total, describer, context)),
    results,
    ...(isCpp ? { cppInheritors: results.filter(({ kind }) => kind !== "blueprint") } : {}),
    blueprintInheritors: await blueprintsBelow(asked.subjects, input, session, describer),
  };
};

/** Where a name means a type and other things, the type is asked for. */
export function typesFirst(subjects: Subject[]): Subject[] {
  const types = subjects.filter(({ head }) => isType(head.kind) || head.kind === "module");
  return types.length > 0 ? types : subjects;
}

async function below(subject: Subject, { transitive }: Request, session: Session): Promise<Row[]> {
  const own = asNode(subject.declarations, subject.repositoryId);
  const partner = await interfacePartner(session.code, subject.head);
  const nodes = partner.length > 0 ? [own, asNode(partner, subject.repositoryId)] : [own];
  const found = transitive
    ? await session.graph.descendants(nodes, MAX_TYPES)
    : (await Promise.all(nodes.map((node) => session.graph.children(node)))).flat().map((edge) => ({ edge, depth: 1 }));
  return found.map(({ edge, depth }) => ({ of: subject, edge, depth, basis: edge.basis }));
}

/** A type that is named ahead and not defined here: an engine's, a library's. */
function isOnlyAnnounced({ declarations }: Subject): boolean {
  return declarations.every(({ role }) => role === "forward_declaration");
}

/** Types below a base that is not indexed: only its name is known, so that a namesake of it counts too. */
async function belowOutside(asked: Asked, { symbol, transitive }: Request, { graph }: Session): Promise<Row[]> {
  const family = asked.subjects.length > 0 ? NAME_RULES[asked.subjects[0].head.language].family : null;
  const direct = await graph.childrenOfOutside(symbol ?? asked.name, family);
  const rows: Row[] = direct.map((edge) => ({ of: null, edge, depth: 1, basis: edge.basis }));
  if (!transitive) return rows;
  const deeper = await graph.descendants(
    direct.map(({ child }) => child),
    MAX_TYPES,
  );
  return [...rows, ...deeper.map(({ edge, depth }) => ({ of: null, edge, depth: depth + 1, basis: edge.basis }))];
}

function inheritorRow({ of, edge, depth, basis }: Row, asked: string, describer: Describer): Inheritor {
  const { relation, child, base } = edge;
  return {
    ...describer.row(child.declarations[0], basis),
    of: of ? describer.row(of.head, "scope").key : asked,
    relation,
    depth,
    via: depth > 1 && base ? describer.row(base.declarations[0], "scope").key : null,
  };
}
