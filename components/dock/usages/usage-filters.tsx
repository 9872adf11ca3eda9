/** Narrows the usages: by what they do, how sure they are, where they stand, and what their line says. */
import type { UseRole } from "@/lib/contract/vocabulary";
import { TIERS, type Tier } from "../../certainty/tiers";
import { count } from "../../words/figures";
import { EVERY_USE, isNarrowed, type UsageFilter } from "./usage-filter";

interface UsageFiltersProps {
  filter: UsageFilter;
  /** Roles that occur, each with its uses as far as they were read. */
  roles: ReadonlyMap<UseRole, number>;
  /** All were read. */
  complete: boolean;
  counts: Readonly<Record<Tier, number>>;
  /** Folders that tell the uses apart, each as `<repo>/<path>/` with its uses. */
  folders: readonly { folder: string; rows: number }[];
  onChange: (filter: UsageFilter) => void;
}

export function UsageFilters({ filter, roles, complete, counts, folders, onChange }: UsageFiltersProps) {
  return (
    <div className="usage-filters" role="group" aria-label="Show only">
      <button className="filter" aria-pressed={!isNarrowed(filter)} onClick={() => onChange(EVERY_USE)}>
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
      <i className="usage-filters-line" aria-hidden />
      <FolderChoice folder={filter.folder} folders={folders} onChange={(folder) => onChange({ ...filter, folder })} />
      <input
        className="usage-text"
        type="search"
        aria-label="Text in the line, the path or the name around it"
        placeholder="Text"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
    </div>
  );
}

interface FolderChoiceProps {
  folder: string | null;
  folders: UsageFiltersProps["folders"];
  onChange: (folder: string | null) => void;
}

/** There only where it tells uses apart, or one is chosen. */
function FolderChoice({ folder, folders, onChange }: FolderChoiceProps) {
  if (folders.length < 2 && folder === null) return null;
  const listed = folder === null || folders.some((each) => each.folder === folder);
  return (
    <select
      className="usage-folder"
      aria-label="Folder"
      value={folder ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    >
      <option value="">All folders</option>
      {!listed && <option value={folder}>{folder}</option>}
      {folders.map(({ folder: each, rows }) => (
        <option key={each} value={each}>{`${each} · ${count(rows)}`}</option>
      ))}
    </select>
  );
}
