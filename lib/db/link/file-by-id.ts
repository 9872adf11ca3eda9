/**
 * Joins `file f` row by row: Postgres, which does not know how short a list of ids is, would rather read the whole
 * table.
 */
export const fileById = (id: string, alias = "f"): string =>
  `cross join lateral (select * from file t where t.id = ${id} offset 0) ${alias}`;
