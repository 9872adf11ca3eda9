/** How a symbol is used, in figures: proven, inferred and possible apart, then by role. */
import { exactKey } from "@/lib/contract/exact-key";
import type { OperationOutput } from "@/lib/contract/operation";
import type { symbolUsages } from "@/lib/contract/symbol-usages";
import { BASIS_GROUPS, type UseRole } from "@/lib/contract/vocabulary";
import { dockUrl } from "./dock-url";
import { SectionNote } from "./section-note";
import type { About, SymbolAnswers } from "./symbol-answers";
import { UsageFigures } from "./usage-figures";
import type { FirstUses } from "./use-usage-sum";

interface UsagesSectionProps extends About {
  repo: string;
  asked: SymbolAnswers["usages"];
}

export async function UsagesSection({ asked, symbolKey, repo, url }: UsagesSectionProps) {
  const { answer, failure } = await asked;
  if (answer === null) return <SectionNote title="Usages" failure={failure} />;
  return (
    <UsageFigures
      first={firstOf(answer)}
      symbolKey={exactKey(repo, symbolKey)}
      all={dockUrl(url, "usages", symbolKey)}
      none={answer.emptyReason?.message ?? "Nothing uses it."}
    />
  );
}

const PROVEN: readonly string[] = BASIS_GROUPS.proven;

function firstOf({ results, counts, totalIsLowerBound, next }: OperationOutput<typeof symbolUsages>): FirstUses {
  const roles = new Map<UseRole, number>();
  for (const { role } of results) roles.set(role, (roles.get(role) ?? 0) + 1);
  return {
    ...{ counts, totalIsLowerBound, next },
    listed: results.length,
    proven: results.filter(({ basis }) => PROVEN.includes(basis)).length,
    roles: [...roles],
    files: [...new Set(results.map(({ repo, file }) => `${repo}/${file}`))],
  };
}
