/** The members of a type with kind, line, signature, access and modifiers. */
import { expandKinds } from "../contract/parameters";
import type { Member as MemberRow, symbolMembers as operation } from "../contract/symbol-members";
import type { Basis, Modifier } from "../contract/vocabulary";
import { weaker } from "../resolve/facts/certainty";
import { isScope, isType, type Declaration } from "../resolve/facts/declaration";
import type { Member } from "../resolve/hierarchy/member-list";
import { MemberList } from "../resolve/hierarchy/member-list";
import { ENGINE } from "../resolve/languages/engine";
import { asNode } from "../resolve/facts/type-edges";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { Describer } from "./navigation/describer";
import { reflectedField, reflectedOf, reflectionTest } from "./navigation/reflected";
import { openSession, type Session } from "./navigation/session";
import { findSubjects, type Subject } from "./navigation/subject";

export const symbolMembers: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  // `kind` is about the members; what is asked for is whatever has some.
  const asked = await findSubjects({ ...input, kind: undefined }, session);
  asked.subjects = withMembers(asked.subjects);
  const list = new MemberList(context.pool, session.code, session.graph);
  const kinds = expandKinds(input.kind);
  const removedByFilter: Record<string, number> = {};
  const fits = reflectionTest(input);
  const rows: { of: Subject; member: Member; basis: Basis }[] = [];
  const membersOf = (of: Subject) =>
    ENGINE.isModule(of.head)
      ? typesOfModule(of.head, session)
      : list.of(asNode(of.declarations, of.repositoryId), input.inherited);
  const lists = await Promise.all(asked.subjects.map(membersOf));
  for (const [at, of] of asked.subjects.entries()) {
    const members = lists[at];
    const reflected = fits ? await reflectedOf(context, members.map(idOf)) : null;
    for (const member of members) {
      const { declaration } = member;
      const failed =
        kinds !== undefined && !kinds.includes(declaration.kind)
          ? "kind"
          : fits && !fits(reflected?.get(declaration.id))
            ? "has"
            : null;
      if (failed === null) rows.push({ of, member, basis: weaker("scope", of.basis) });
      else removedByFilter[failed] = (removedByFilter[failed] ?? 0) + 1;
    }
  }
  const describer = new Describer(context, asked.subjects);
  const page = pageOf(rows, input);
  const [said] = await Promise.all([
    reflectedOf(
      context,
      page.map(({ member }) => idOf(member)),
    ),
    describer.readSignatures(page.flatMap(({ of, member }) => [of.head, member.declaration])),
  ]);
  const results = page.map(({ of, member, basis }) =>
    Object.assign(memberRow(of, member, basis, describer), reflectedField(said.get(idOf(member)))),
  );
  const none = `"${asked.name}" has no members.`;
  return {
    ...(await answerOf(input, asked, { rows, removedByFilter, none }, describer, context)),
    results,
    members: results,
  };
};

const idOf = ({ declaration }: Member): bigint => declaration.id;

async function typesOfModule(module: Declaration, { code, context }: Session): Promise<Member[]> {
  const types = await ENGINE.typesOfModule(module, code, context.pool);
  return types.map((declaration) => ({ declaration, definition: null, inheritedFrom: null }));
}

/** Of what a name means, types and namespaces have members. */
function withMembers(subjects: readonly Subject[]): Subject[] {
  return subjects.filter(({ head }) => isType(head.kind) || isScope(head.kind));
}

const ACCESS = ["public", "protected", "private", "internal"] as const satisfies readonly Modifier[];

function memberRow(
  of: Subject,
  { declaration, definition, inheritedFrom }: Member,
  basis: Basis,
  describer: Describer,
): MemberRow {
  const row = describer.row(declaration, basis);
  return Object.assign(row, {
    of: describer.names(of.head).key,
    access: ACCESS.find((access) => row.modifiers.includes(access)) ?? null,
    inheritedFrom: inheritedFrom ? describer.names(inheritedFrom.declarations[0]).qualifiedName : null,
    definition: definition
      ? { repo: definition.repo, file: definition.path, line: describer.place(definition).line }
      : null,
  });
}
