/** A description as contracts write it: what stands between backticks is code. */
import { Fragment } from "react";

export function WithCode({ text }: { text: string }) {
  const parts = text.split("`");
  // A backtick without its other one is a letter like any other.
  const whole = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join("`")];
  return whole.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>));
}
