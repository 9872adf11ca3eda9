/** The heads of a table of the status page. */

interface Head {
  name: string;
  className: string;
}

/** Above figures, which stand at the right. */
export const figure = (name: string): Head => ({ name, className: "right" });

/** @param columns their names, or names with a class */
export function TableHead({ columns }: { columns: readonly (string | Head)[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === "string" ? (
            <th key={column}>{column}</th>
          ) : (
            <th key={column.name} className={column.className}>
              {column.name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
