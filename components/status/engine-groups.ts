/** Rows of the state of compilers, as a table shows them: by repository, and the languages of one engine together. */
import type { Status } from "./status-type";

type PreciseLanguage = Status["precise"][number];

/** An engine in a repository; null for rules, which are a group for each language. */
export interface EngineGroup extends Omit<PreciseLanguage, "repo" | "language" | "files" | "filesTotal"> {
  languages: Pick<PreciseLanguage, "language" | "files" | "filesTotal">[];
}

export interface RepositoryEngines {
  repo: string;
  groups: EngineGroup[];
}

/** In the order of the rows. */
export function engineGroups(precise: readonly PreciseLanguage[]): RepositoryEngines[] {
  const repositories = new Map<string, EngineGroup[]>();
  for (const { repo, language, files, filesTotal, ...engine } of precise) {
    const groups = repositories.get(repo) ?? [];
    const row = { language, files, filesTotal };
    const known = groups.find((group) => group.engine !== null && group.engine === engine.engine);
    if (known === undefined) groups.push({ ...engine, languages: [row] });
    else known.languages.push(row);
    repositories.set(repo, groups);
  }
  return [...repositories].map(([repo, groups]) => ({ repo, groups }));
}
