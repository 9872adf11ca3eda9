/** What a call of a value gives whose type has a method for it: `booker(2)`, where `Booker` has `__call__`. */
import { TYPED } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { scopeOf, type Declaration } from "../facts/declaration";
import type { ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import type { TypeSources } from "./type-sources";

type ReadDeclaration = (
  d: Declaration,
  chain: Chain,
  receiver: () => Promise<ValueType | null>,
) => Promise<ValueType | null>;

/**
 * Undefined where the value is no object of such a type: it may be a class, which makes an object when it is called.
 * @param name the occurrence that declares the value
 */
export async function givenByObject(
  names: TypeSources,
  { file, name, type }: { file: CodeFile; name: number; type: ValueType | null },
  chain: Chain,
  ofDeclaration: ReadDeclaration,
): Promise<ValueType | null | undefined> {
  const { callOperator } = RULES[file.language];
  if (callOperator === null || type?.sort !== "type" || !holdsObject(file, name)) return undefined;
  const [head] = type.declarations;
  const [method] = (await names.members.find(scopeOf(head), head.language, callOperator)).members;
  return method && ofDeclaration(method, chain, async () => type);
}

/** Whether a value is declared with a type, or is what a call gives. */
function holdsObject(file: CodeFile, name: number): boolean {
  const [by, how] = file.typedBy.get(name) ?? [-1, -1];
  if (how === TYPED.byValue) return file.uses.arity[by] >= 0;
  return how === TYPED.byType && !CLASS_OF.has(file.name(by));
}

/** What is declared with one of these is a class. */
const CLASS_OF: ReadonlySet<string> = new Set(["type", "Type"]);
