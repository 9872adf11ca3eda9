/**
 * What a value of a class turns into by operators of its own: a handle with `operator T*()` is passed to what takes a
 * pointer. The type of each is written behind the operator's word, which is its name.
 */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, type Declaration } from "../facts/declaration";
import type { ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import { isPrimitive } from "../types/parameter-fit";
import type { ValueNames } from "./value-names";

/** Such operators of one class that are looked at. */
const MAX_OPERATORS = 8;

/** Null stands for one whose type is not known. @param value of the class that `type` declares */
export async function turnsInto(
  { code, values }: { code: CodeIndex; values: ValueNames },
  type: Declaration,
  value: ValueType,
  chain: Chain,
): Promise<(ValueType | string | null)[]> {
  const { conversionOperator } = RULES[type.language];
  const home = conversionOperator === null ? null : await code.file(type.fileId);
  const inner = home && chain.next(`conversions ${type.id}`);
  if (!home || !inner || conversionOperator === null) return [];
  const operators = home.symbols.filter(
    (s) => s.container === type.ordinal && conversionOperator.test(s.name) && !hasModifier(s, "explicit"),
  );
  const found = new Map<string, ValueType | string | null>();
  for (const { ordinal, name } of operators.slice(0, MAX_OPERATORS)) {
    if (found.has(name)) continue;
    const word = name.split(" ").at(-1) ?? "";
    const at = isPrimitive(word) ? -1 : typeWithin(home, ordinal);
    const written = at < 0 ? null : values.written.at({ file: home, at, isArray: false }, inner, async () => value);
    found.set(name, isPrimitive(word) ? word : await written);
  }
  return [...found.values()];
}

/** The type that an operator's name ends in: of `std::vector<T>` the vector; -1 for none. */
function typeWithin(file: CodeFile, ordinal: number): number {
  let at = file.firstWithin(ordinal);
  while (at >= 0 && file.qualifies(at)) at++;
  return at >= 0 && file.role(at) === "type" ? at : -1;
}
