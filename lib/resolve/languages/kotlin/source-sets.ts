/**
 * What each platform of a project of Kotlin declares for itself, `actual` for what all of them `expect`: a file of one
 * platform means that one's.
 */
import type { CodeFile } from "../../facts/code-file";
import type { Nearest } from "../rules/near-namesakes";

/** `jvm` of `src/jvmMain/kotlin/Clock.kt` and of `src/jvmTest/…`; null for a file of no source set. */
const platformOf = (path: string): string | null => /(?:^|\/)src\/([a-z]\w*?)(?:Main|Test)\//.exec(path)?.[1] ?? null;

/** What stands there means what any platform declares. */
const COMMON = "common";

/** Null for a file of no platform. */
export function ofSourceSet({ path }: CodeFile): Nearest | null {
  const own = platformOf(path);
  if (own === null || own === COMMON) return null;
  return (same) => {
    const ofPlatform = same.filter((d) => platformOf(d.path) === own);
    return ofPlatform.length > 0 ? ofPlatform : same;
  };
}
