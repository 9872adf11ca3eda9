/**
 * What each platform of a project of Kotlin declares for itself, `actual` for what all of them `expect`: a file of one
 * platform means that one's.
 */
import type { CodeFile } from "../../facts/code-file";
import { groupBy } from "../../facts/group-by";
import type { Declaration } from "../../facts/declaration";
import type { Called, Namesakes } from "../rules/call-hooks";

/** `jvm` of `src/jvmMain/kotlin/Clock.kt` and of `src/jvmTest/…`; null for a file of no source set. */
const platformOf = (path: string): string | null => /(?:^|\/)src\/([a-z]\w*?)(?:Main|Test)\//.exec(path)?.[1] ?? null;

export class SourceSets implements Namesakes {
  near({ path }: CodeFile, _i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    const own = found.length < 2 ? null : platformOf(path);
    if (own === null) return Promise.resolve(found);
    const meant = new Set<Declaration>();
    for (const same of groupBy(found, (d) => d.keyHash).values()) {
      const ofPlatform = same.filter((d) => platformOf(d.path) === own);
      for (const d of ofPlatform.length > 0 && own !== COMMON ? ofPlatform : same) meant.add(d);
    }
    return Promise.resolve(meant.size === found.length ? found : found.filter((d) => meant.has(d)));
  }

  called(_file: CodeFile, _i: number, declarations: readonly Declaration[]): Promise<Called> {
    return Promise.resolve({ declarations, isExplicit: false });
  }

  ofReceiver(_file: CodeFile, _i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    return Promise.resolve(found);
  }

  compiledFirst(_file: CodeFile, _i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    return Promise.resolve(found);
  }

  areLeftOut(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** What stands there means what any platform declares. */
const COMMON = "common";
