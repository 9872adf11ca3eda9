/**
 * Which rows of uses can hold the name of a package at all. Languages with packages write one with all of its parts,
 * so the part before stands left of its last. `text` and `list` end the names of packages and are used in thousands of
 * files for something else: their rows tell it without the files.
 */
import { nameHash } from "../../format/name-hash";
import { decodeReferencePost, LEFT_KINDS, type ReferenceUse } from "../../format/reference-post";
import { splitQualified } from "../../format/symbol-key";
import type { UseRow } from "../facts/named-uses";
import type { Target } from "./use";
import { RULES } from "../languages/registry";

const NAME = LEFT_KINDS.indexOf("name");

/** Whether rows of a name can hold uses of any of these targets. */
export function mayMean(targets: readonly Target[], name: string): (row: UseRow) => boolean {
  const befores = targets.filter(({ names }) => names.includes(name)).map(({ head }) => partBefore(head, name));
  const hashes = new Set<number>();
  for (const before of befores) {
    if (before === null) return () => true;
    hashes.add(Number(BigInt.asUintN(32, nameHash(before))));
  }
  const isBehind = ({ left, leftHash }: ReferenceUse) => left === NAME && hashes.has(leftHash);
  return ({ post }) => decodeReferencePost(post).some(isBehind);
}

/** What stands left of this name wherever it means the symbol; null when that is not known. */
function partBefore({ kind, language, name: whole }: Target["head"], name: string): string | null {
  if (kind !== "package" || RULES[language].sharedScope !== "package") return null;
  const parts = splitQualified(whole);
  return parts.length > 1 && parts.at(-1) === name ? parts[parts.length - 2] : null;
}
