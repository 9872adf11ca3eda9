/** Rows by a property, each group in the order of the rows. */
export function groupBy<T, K>(rows: Iterable<T>, property: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const value = property(row);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return groups;
}
