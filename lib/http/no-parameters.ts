/** Addresses that take no parameters refuse them by name: what is ignored is believed to work. */
import { AppError } from "../errors";

/** Longest piece of a name that a message repeats. */
const SHOWN = 60;

/** @throws AppError invalid_input for the first parameter of an address that takes none. */
export function refuseParameters(url: string): void {
  const { pathname, searchParams } = new URL(url);
  const [name] = searchParams.keys();
  if (name === undefined) return;
  const field = name.slice(0, SHOWN);
  throw new AppError("invalid_input", `There is no parameter "${field}". ${pathname.slice(0, 200)} takes none.`, {
    hint: `Ask ${pathname.slice(0, 200)} without a query string.`,
    details: { field, takes: [] },
  });
}
