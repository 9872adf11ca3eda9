/** What a value was tested for, it is where the test held: `if ship.is_a?(Tug)`. */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isScope, isType } from "../../facts/declaration";
import { ofType, outside, type ValueType } from "../../facts/value-type";
import type { NameReader } from "../readers";
import { STANDARD } from "./asked-names";
import { testAround } from "./tests-around";

const TESTS = /\b(?:is_a|kind_of|instance_of)\?|\bcase\b/;
/** Lines above a use that are read. */
const MAX_LINES = 60;

/** The class that what stands left of a use was tested for, of the repository or of the language; null for none. */
export async function testedType(
  { code, occurrence }: Pick<NameReader, "code" | "occurrence">,
  file: CodeFile,
  i: number,
  chain: Chain,
): Promise<ValueType | null> {
  const { left, leftFlags, line, column } = file.uses;
  const of = left[i];
  if (of < 0 || leftFlags[i] !== 0 || left[of] !== LEFT_CODES.none || !/^[a-z_@]/.test(file.name(of))) return null;
  const text = await code.text(file.id);
  const from = Math.max(0, line[of] - MAX_LINES);
  const around = text?.lines(from, line[of]) ?? "";
  const found = TESTS.test(around) ? testAround(around.split("\n"), column[of], file.name(of)) : null;
  if (!found) return null;
  const at = file.occurrenceFrom(from + found.line, found.column + found.path.lastIndexOf(":") + 1);
  const { basis, declarations } = at < 0 ? { basis: "name", declarations: [] } : await occurrence(file, at, chain);
  const types = declarations.filter((d) => isType(d.kind) || isScope(d.kind));
  if (basis !== "name" && types.length > 0) return ofType(types);
  return declarations.length === 0 && STANDARD.has(found.path) ? outside(null) : null;
}
