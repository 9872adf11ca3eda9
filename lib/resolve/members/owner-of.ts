/** The type that a member belongs to. */
import type { Declaration } from "../facts/declaration";
import { holdsMembers } from "./holder-types";
import type { NameResolver } from "./name-resolver";
import { asNode, type TypeNode } from "../facts/type-edges";

/** Null for what no type holds. */
export async function ownerOf(member: Declaration, resolver: NameResolver): Promise<TypeNode | null> {
  const { holder, holderKind, language } = member;
  if (holderKind === null || !holdsMembers({ kind: holderKind, language })) return null;
  const types = await resolver.members.types.ofScope(holder, language);
  return types.length > 0 ? asNode(types, member.repositoryId) : null;
}
