/** Whether a call with so many arguments fits a list of parameters, as both are written. Pure. */

/** How many arguments a function takes; `most` is Infinity where it takes any number. */
export interface Accepted {
  least: number;
  most: number;
}

/** What an object is called inside its own methods: no argument of a call. */
const RECEIVER = /^(?:self|cls|&?\s*(?:'\w+\s+)?(?:mut\s+)?self|this\s*:.*|mut\s+self|self\s*:.*)$/;
/** Takes any number. */
const OPEN = /^\*|^&|\.\.\.|^(?:\w+\s+)*vararg\s|^(?:\[[^\]]*\]\s*)?params\s/;
/** Marks of Python's lists, no parameters. */
const MARK = /^[*/]$/;
const HAS_DEFAULT =
  /[^=!<>]=(?![=>])|^\w+\s*\?\s*(?::|$)|^(?:(?:public|private|protected|readonly)\s+)*\w+\?\s*:|^\w+:$|^\[?Optional/;

/** @param parameters as they are written, in their order */
export function acceptedBy(parameters: readonly string[]): Accepted {
  const own = parameters
    .map((parameter) => parameter.replace(/^(?:@\w[\w.]*(?:\([^)]*\))?\s*)+/, "").trim())
    .filter(
      (parameter, at) => !(at === 0 && RECEIVER.test(parameter)) && !MARK.test(parameter) && parameter !== "void",
    );
  const open = own.some((parameter) => OPEN.test(parameter));
  const needed = own.filter((parameter) => !OPEN.test(parameter) && !HAS_DEFAULT.test(parameter));
  return { least: needed.length, most: open ? Infinity : own.length };
}

export const accepts = ({ least, most }: Accepted, count: number): boolean => least <= count && count <= most;

/** What is handed on as a list passes a number that nobody sees. */
const SPREAD = /^\*|^\.\.\.|\.\.\.$/;
export const isSpread = (argument: string): boolean => SPREAD.test(argument.trim());
