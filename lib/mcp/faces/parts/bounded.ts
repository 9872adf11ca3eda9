/** What the bounds of a walk over the code left out, in words. */
import type { Bounds } from "../../../contract/symbol-path";
import { counted } from "./wording";

/** `not complete: 12 symbols beyond the depth`; "" where nothing was left out. */
export function bounded({ depth, width, time, possible }: Bounds): string {
  const parts = [
    depth > 0 ? `${counted(depth, "symbol")} beyond the depth` : "",
    width > 0 ? `${counted(width, "symbol")} beyond the width` : "",
    time > 0 ? `${counted(time, "symbol")} not followed in time` : "",
    possible > 0 ? `${counted(possible, "step")} of which only the name fits` : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : `not complete: ${parts.join(", ")}`;
}
