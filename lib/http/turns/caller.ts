/**
 * Who shares one place in the order of turns: a person, or a machine where nobody has a name. A browser, an agent and
 * other programs of one person count apart, so that what a program asks does not stand before what the person types.
 */
import type { Viewer } from "../../queries/viewer";
import { exchangeOf } from "../exchange";

export function callerOf(headers: Headers, { name }: Viewer): string {
  const exchange = exchangeOf(headers);
  const who = name === null ? `at ${exchange?.peer ?? ""}` : `named ${name}`;
  return `${faceOf(headers.get("user-agent"), exchange?.operation)} ${who}`;
}

/** Whoever pretends to be another gets three turns instead of one at most. */
export function faceOf(userAgent: string | null | undefined, operation: string | undefined): string {
  if (operation === "mcp") return "agent";
  return userAgent?.startsWith("Mozilla/") ? "browser" : "program";
}
