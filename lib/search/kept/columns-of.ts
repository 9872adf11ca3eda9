/** Takes typed arrays out of a file, each as it is expected to be. */
import { type ArrayFile, type Column, RefusedFile } from "./array-file";

type ColumnType<C extends Column> = abstract new (length: number) => C;

/** Gives a reader of columns, which throws RefusedFile where one is missing, of another type or of another length. */
export function columnsOf({ arrays }: ArrayFile) {
  return <C extends Column>(type: ColumnType<C>, name: string, length?: number): C => {
    const array = arrays.get(name);
    if (array instanceof type && (length === undefined || array.length === length)) return array;
    throw new RefusedFile(`its ${name} does not fit the rest`);
  };
}
