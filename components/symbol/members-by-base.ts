/** What a type has from its bases, base by base, the nearest first. Pure. */
import type { Member } from "@/lib/contract/symbol-members";

export interface BaseMembers {
  /** Qualified name. */
  base: string;
  members: Member[];
}

/** Own members are left out: they stand in a list of their own. */
export function membersByBase(all: readonly Member[]): BaseMembers[] {
  const bases = new Map<string, Member[]>();
  for (const member of all)
    if (member.inheritedFrom !== null)
      bases.set(member.inheritedFrom, [...(bases.get(member.inheritedFrom) ?? []), member]);
  return [...bases].map(([base, members]) => ({ base, members }));
}
