/** Whether a pattern matches in one line: natively where the line is short enough for that, else in linear time. */
import type { TextPattern } from "./compiled-pattern";

export function lineMatches(line: string, { native, linear }: TextPattern): boolean {
  if (native === null || line.length > native.longestLine) return linear.matcher(line).find();
  native.expression.lastIndex = 0;
  return native.expression.test(line);
}
