/** Go to Implementation: overrides of a method, implementers of a type. */
import type { Implementation, symbolImplementations as operation } from "../contract/symbol-implementations";
import type { Basis } from "../contract/vocabulary";
import { weaker } from "../resolve/facts/certainty";
import { isType, type Declaration } from "../resolve/facts/declaration";
import { HOOKS } from "../resolve/languages/hooks";
import { asNode } from "../resolve/facts/type-edges";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { Describer } from "./navigation/describer";
import { filterRows } from "./navigation/filters";
import { openSession, type Session } from "./navigation/session";
import { onePerSymbol } from "./navigation/one-per-symbol";
import { findSubjects, type Subject } from "./navigation/subject";

/** Types below one type that are looked at. */
const MAX_TYPES = 10_000;

interface Row {
  of: Subject;
  declaration: Declaration;
  relation: Implementation["relation"];
  basis: Basis;
}

export const symbolImplementations: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  const found = (await Promise.all(asked.subjects.map((subject) => implementing(subject, session)))).flat();
  const { passed, removedByFilter } = filterRows(found, input, ({ declaration }) => declaration);
  const describer = new Describer(context, asked.subjects);
  const page = pageOf(passed, input);
  await describer.readSignatures(page.map(({ declaration }) => declaration));
  const none = `Nothing overrides or implements "${asked.name}".`;
  return {
    ...(await answerOf(input, asked, { rows: passed, removedByFilter, none }, describer, context)),
    results: page.map(({ of, declaration, relation, basis }) =>
      Object.assign(describer.row(declaration, basis), { of: describer.names(of.head).key, relation }),
    ),
  };
};

async function implementing(subject: Subject, session: Session): Promise<Row[]> {
  const { head } = subject;
  if (!isType(head.kind)) {
    const overriding = await session.overrides.overriding(head);
    const generated = [
      ...((await HOOKS[head.language].generatedPartners?.(session.code, head)) ?? []),
      ...(await session.overrides.bodiesBelow(head)),
    ];
    return onePerSymbol([...generated, ...overriding]).map((declaration) => ({
      of: subject,
      declaration,
      basis: subject.basis,
      relation: generated.includes(declaration) ? ("implements" as const) : ("overrides" as const),
    }));
  }
  const node = asNode(subject.declarations, subject.repositoryId);
  const satisfying = (await session.satisfaction.satisfying(node)).map((type) => ({ type, basis: "scope" as Basis }));
  const below = await session.graph.descendants([node], MAX_TYPES);
  const all = [...below.map(({ edge }) => ({ type: edge.child, basis: edge.basis })), ...satisfying];
  const rows = all.map(({ type, basis }) => ({ declaration: type.declarations[0], basis }));
  const seen = new Set<bigint>();
  return rows.flatMap(({ declaration, basis }) => {
    if (seen.has(declaration.id)) return [];
    seen.add(declaration.id);
    return { of: subject, declaration, relation: "implements" as const, basis: weaker(basis, subject.basis) };
  });
}
