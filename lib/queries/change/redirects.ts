/** The line of an Unreal project's settings that leads assets from an old name to a new one. */
import { isFunction, isType } from "../../resolve/facts/declaration";
import type { Item } from "./items";

/**
 * @param named the path by which the asset names it: `/Script/Game.Crane:Lift`
 * @param renamedTo null where it is gone: nothing mends that
 */
export function redirectOf({ kind }: Item, named: string, renamedTo: string | null): string | null {
  if (renamedTo === null || !named.startsWith("/")) return null;
  const what = isFunction(kind)
    ? "Function"
    : kind === "enum"
      ? "Enum"
      : kind === "struct"
        ? "Struct"
        : isType(kind)
          ? "Class"
          : "Property";
  const old = named.replace(":", ".");
  const bare = what === "Class" || what === "Struct" ? renamedTo.replace(/^[AUF](?=[A-Z])/, "") : renamedTo;
  return `+${what}Redirects=(OldName="${old}",NewName="${old.replace(/[^.]*$/, bare)}")`;
}
