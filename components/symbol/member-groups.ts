/**
 * The members of a type by who may use them, as a reader of the type looks for them: what everybody may use first.
 * Pure.
 */
import type { Member } from "@/lib/contract/symbol-members";

export interface MemberGroup {
  /** Empty where no member of the type says who may use it. */
  heading: string;
  members: Member[];
}

/**
 * What has no word of access stands between: in some languages it is wider than private, in others narrower than
 * public.
 */
const ORDER = ["public", "protected", "internal", null, "private"] as const satisfies readonly Member["access"][];

export function memberGroups(members: readonly Member[]): MemberGroup[] {
  const silent = members.every(({ access }) => access === null);
  return ORDER.map((access) => ({
    heading: access ?? (silent ? "" : "no modifier"),
    members: members.filter((member) => member.access === access),
  })).filter((group) => group.members.length > 0);
}
