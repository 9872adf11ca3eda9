/** Puts what types have from their bases behind their own symbols, base by base. Pure. */
import type { BaseMembers } from "../symbol/members-by-base";
import { counted } from "../words/figures";
import { kindWord } from "../words/kinds";
import type { InheritedRow, OutlineRow } from "./outline-rows";

/**
 * @param bases by id of the type's row
 * @param unfolded ids of bases whose members are shown
 * @param filter a part of the names to show; shows the members that have it
 */
export function withInherited(
  rows: readonly OutlineRow[],
  bases: ReadonlyMap<string, readonly BaseMembers[]>,
  unfolded: ReadonlySet<string>,
  filter = "",
): (OutlineRow | InheritedRow)[] {
  const wanted = filter.trim().toLowerCase();
  const all: (OutlineRow | InheritedRow)[] = [];
  /** Types whose own symbols are being listed, the innermost last. */
  const open: OutlineRow[] = [];
  const close = (level: number): void => {
    for (let type = open.at(-1); type !== undefined && type.level >= level; type = open.at(-1)) {
      open.pop();
      all.push(...rowsBehind(type, bases.get(type.id) ?? [], unfolded, wanted));
    }
  };
  for (const row of rows) {
    close(row.level);
    all.push(row);
    if (bases.has(row.id) && row.expanded !== false) open.push(row);
  }
  close(1);
  return all;
}

function rowsBehind(
  type: OutlineRow,
  bases: readonly BaseMembers[],
  unfolded: ReadonlySet<string>,
  wanted: string,
): InheritedRow[] {
  const own = type.node.children.length;
  const shown = bases.flatMap(({ base, members }) => {
    const found = members.filter(({ name }) => name.toLowerCase().includes(wanted));
    return found.length > 0 ? [{ base, members: found }] : [];
  });
  return shown.flatMap(({ base, members }, at): InheritedRow[] => {
    const id = `${type.id} from ${base}`;
    const expanded = wanted !== "" || unfolded.has(id);
    const head: InheritedRow = {
      ...{ id, base, members: members.length, level: type.level + 1, expanded },
      ...{ position: own + at + 1, siblings: own + shown.length },
      label: `from ${base}, ${counted(members.length, "member")}`,
      name: base,
    };
    if (!expanded) return [head];
    const below = members.map((member, place): InheritedRow => ({
      id: `${id} ${member.key}@${member.line}`,
      member,
      ...{ level: type.level + 2, expanded: null, position: place + 1, siblings: members.length },
      label: `${kindWord(member.kind)} ${member.name}, from ${base}`,
      name: member.name,
      href: member.url,
    }));
    return [head, ...below];
  });
}
