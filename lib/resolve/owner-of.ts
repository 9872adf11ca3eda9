/** The type that holds a member. */
import { isType, type Declaration } from "./declaration";
import type { Resolver } from "./resolver";
import { asNode, type TypeNode } from "./type-graph";

/** Null for what no type holds. */
export async function ownerOf(member: Declaration, resolver: Resolver): Promise<TypeNode | null> {
  if (member.holderKind === null || !(isType(member.holderKind) || member.holderKind === "module")) return null;
  const types = await resolver.members.types(member.holder, member.language);
  return types.length > 0 ? asNode(types, member.repositoryId) : null;
}
