import type { Member, symbolMembers } from "../../contract/symbol-members";
import type { ToolFace } from "./parts/face";
import { placeFace } from "./parts/navigation-face";

/** Members by path with their signatures. */
export const symbolMembersFace: ToolFace<typeof symbolMembers> = placeFace(
  {
    what: "members",
    noun: "member",
    facts: ({ kind, signature, access, inheritedFrom }: Member) => ({
      kind,
      signature,
      ...(access === null ? {} : { access }),
      ...(inheritedFrom === null ? {} : { from: inheritedFrom }),
    }),
    row: ({ signature, access, inheritedFrom }: Member) =>
      `${access === null || signature.startsWith(access) ? "" : `${access} `}${signature}${inheritedFrom === null ? "" : `, from ${inheritedFrom}`}`,
  },
  (answer) => answer.results,
  (answer) => answer,
);
