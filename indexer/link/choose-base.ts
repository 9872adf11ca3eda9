/** Of several types with one name, the one that a list of bases most likely means. Pure. */
import type { BaseCandidate } from "../../lib/db/link/link-bases";
import { splitQualified } from "../../lib/format/symbol-key";
import { folderOf } from "./known-files";

/** Hash of the chosen type's key, or null when two are equally likely. Candidates of one relation. */
export function chooseBase(candidates: readonly BaseCandidate[]): string | null {
  let best = -1;
  let key: string | null = null;
  for (const candidate of candidates) {
    const score = likelihood(candidate);
    if (score > best) {
      best = score;
      key = candidate.keyHash;
    } else if (score === best && candidate.keyHash !== key) key = null;
  }
  return best > 0 ? key : null;
}

function likelihood(candidate: BaseCandidate): number {
  const owner = splitQualified(candidate.baseName).at(-2);
  let score = 0;
  if (owner !== undefined && owner === candidate.owner) score += 16;
  if (candidate.file === candidate.childFile) score += 8;
  if (candidate.imported) score += 4;
  if (candidate.repository !== candidate.childRepository) return score;
  return score + (folderOf(candidate.path) === folderOf(candidate.childPath) ? 3 : 1);
}
