/** How a link holds what tells its lines: `lines=<text>&in=<lines below>.<symbol key>&rev=<commit>`. Pure. */
import type { LineAnchor } from "./line-anchor";

export const ANCHOR_PARAMETERS = ["lines", "in", "rev"] as const;

/** Letters of a commit that a link holds: as many as people write. */
const SHORT_REVISION = 10;

export function writeAnchor({ text, inside, revision }: LineAnchor): Record<string, string> {
  return {
    lines: text,
    ...(inside !== null && { in: `${inside.below}.${inside.key}` }),
    ...(revision !== null && { rev: revision.slice(0, SHORT_REVISION) }),
  };
}

/** Null when the link holds nothing of its lines but their numbers. */
export function readAnchor(params: Pick<URLSearchParams, "get">): LineAnchor | null {
  const text = params.get("lines");
  if (text === null || text === "") return null;
  const inside = /^(-?\d{1,8})\.(.+)$/s.exec(params.get("in") ?? "");
  const revision = params.get("rev") ?? "";
  return {
    text,
    inside: inside === null ? null : { below: Number(inside[1]), key: inside[2] },
    revision: /^[\da-f]{4,64}$/i.test(revision) ? revision : null,
  };
}
