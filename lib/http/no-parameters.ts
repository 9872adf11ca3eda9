/**
 * Addresses refuse parameters that they do not know, by name, because a caller believes that an ignored parameter
 * works.
 */
import { AppError } from "../errors";

/** Longest piece of a name that a message repeats. */
const SHOWN = 60;

/** @throws AppError invalid_input for the first parameter that an address does not take. */
export function refuseParameters(url: string, takes: readonly string[] = []): void {
  const { pathname, searchParams } = new URL(url);
  const name = [...searchParams.keys()].find((each) => !takes.includes(each));
  if (name === undefined) return;
  const field = name.slice(0, SHOWN);
  const path = pathname.slice(0, 200);
  const taken = takes.length === 0 ? "none" : takes.join(", ");
  throw new AppError("invalid_input", `There is no parameter "${field}". ${path} takes ${taken}.`, {
    hint: takes.length === 0 ? `Ask ${path} without a query string.` : `Ask ${path} with no other parameter.`,
    details: { field, takes },
  });
}
