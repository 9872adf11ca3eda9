/** Narrows the usages by what they do and by how sure they are. */
import type { UseRole } from "@/lib/contract/vocabulary";
import { TIERS, type Tier } from "../../certainty/tiers";
import { count } from "../../words/figures";

export interface UsageFilter {
  role: UseRole | null;
  tier: Tier | null;
}

interface UsageFiltersProps {
  filter: UsageFilter;
  /** Roles that occur, each with its uses as far as they were read. */
  roles: ReadonlyMap<UseRole, number>;
  /** All were read. */
  complete: boolean;
  counts: Readonly<Record<Tier, number>>;
  onChange: (filter: UsageFilter) => void;
}

export function UsageFilters({ filter, roles, complete, counts, onChange }: UsageFiltersProps) {
  return (
    <div className="usage-filters" role="group" aria-label="Show only">
      <button
        className="filter"
        aria-pressed={filter.role === null && filter.tier === null}
        onClick={() => onChange({ role: null, tier: null })}
      >
        All
      </button>
      {[...roles].map(([role, uses]) => (
        <button
          className="filter"
          key={role}
          aria-pressed={filter.role === role}
          onClick={() => onChange({ ...filter, role: filter.role === role ? null : role })}
        >
          {role.replaceAll("_", " ")} <span className="num">{`${count(uses)}${complete ? "" : "+"}`}</span>
        </button>
      ))}
      <i className="usage-filters-line" aria-hidden />
      {TIERS.filter((tier) => counts[tier] > 0).map((tier) => (
        <button
          className="filter"
          key={tier}
          aria-pressed={filter.tier === tier}
          onClick={() => onChange({ ...filter, tier: filter.tier === tier ? null : tier })}
        >
          <i className={`basis-line ${tier}`} aria-hidden />
          {tier} <span className="num">{count(counts[tier])}</span>
        </button>
      ))}
    </div>
  );
}
