/** How well what an extension of C# is called on fits the first parameter, by the texts of both types. Pure. */
import { argumentsOfType, headOf } from "./written-parameters";

/**
 * It is of just this type, which counts as much as an argument that is; of a type argument that is said and not left
 * open.
 */
const SAME = 4;
const SAME_ARGUMENT = 0.25;
/** Interfaces hand on what they hold as what it derives from. */
const IS_INTERFACE = /^I[A-Z]/;

/**
 * -Infinity where it cannot be called on it; 0 where nothing tells.
 * @param receiver the type as it is declared; what stands for type parameters may be `T`
 * @param parameter the parameter's type
 * @param open the type parameters of the method
 * @param given what the call says for them, empty for nothing
 */
export function fitOfReceiver(
  receiver: string,
  parameter: string,
  open: readonly string[],
  given: readonly string[],
): number {
  const stated =
    given.length === 0 ? parameter : parameter.replace(/\w+/g, (word) => given[open.indexOf(word)] ?? word);
  const isOpen = (type: string) => given.length === 0 && open.includes(type.replace(/\?$/, ""));
  if (isOpen(stated)) return 0;
  const [own, asked] = [headOf(receiver), headOf(stated)];
  if (own !== asked) return 0;
  const [held, wanted] = [argumentsOfType(receiver), argumentsOfType(stated)];
  if (held.length !== wanted.length) return held.length < wanted.length ? -Infinity : 0;
  let sum = SAME;
  for (const [place, type] of wanted.entries()) {
    const one = held[place];
    if (isOpen(type)) sum += type.endsWith("?") === one.endsWith("?") ? 0 : -SAME_ARGUMENT;
    else if (LEFT_OPEN.test(one) || LEFT_OPEN.test(type)) continue;
    else if (headOf(one) === headOf(type)) sum += SAME_ARGUMENT;
    else if (!IS_INTERFACE.test(own)) return -Infinity;
  }
  return sum;
}

/** A type parameter of something else. */
const LEFT_OPEN = /^T(?:[A-Z0-9]\w*)?\??$/;
