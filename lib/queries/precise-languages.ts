/** Who tells what names mean, by repository and language: a compiler's engine, and how far it is, or rules alone. */
import type { z } from "zod";
import type { preciseLanguageSchema } from "../contract/index-status";
import { isParsed } from "../contract/languages";
import type { LanguageCount } from "../db/admin/file-statistics";
import type { PreciseRunRecord } from "../db/precise/precise-runs";

type PreciseLanguage = z.input<typeof preciseLanguageSchema>;

/**
 * By repository, its largest language first; of a language that several tell of, one row each. Languages without names
 * to tell of (settings, texts, assets) have no row.
 */
export function preciseLanguages(
  runs: readonly PreciseRunRecord[],
  counts: readonly LanguageCount[],
  repositories: readonly { id: number; name: string }[],
): PreciseLanguage[] {
  return repositories.flatMap(({ id, name }) => {
    const own = runs.filter(({ repositoryId }) => repositoryId === id);
    return counts
      .filter(({ repositoryId }) => repositoryId === id)
      .flatMap(({ language, files }) => {
        if (language === null || !isParsed(language)) return [];
        const told = own.flatMap((run) => rowOf(name, language, run) ?? []);
        return told.length > 0 ? told : [byRules(name, language, files)];
      });
  });
}

function rowOf(repo: string, language: PreciseLanguage["language"], run: PreciseRunRecord): PreciseLanguage | null {
  const share = run.languages.find((one) => one.language === language);
  if (share === undefined) return null;
  const { engine, version, state, cpuMs, error, changedAt } = run;
  const { files, filesTotal } = share;
  const since = changedAt?.toISOString() ?? null;
  return { repo, language, engine, version, state, files, filesTotal, cpuMs, since, error };
}

const byRules = (repo: string, language: PreciseLanguage["language"], filesTotal: number): PreciseLanguage => ({
  ...{ repo, language, engine: null, version: "", state: "rules", files: 0, filesTotal },
  ...{ cpuMs: 0, since: null, error: null },
});
