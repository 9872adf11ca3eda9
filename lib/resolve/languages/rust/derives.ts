/**
 * Rust's `#[derive(Debug)]` names macros of the standard library, whatever type of that name the file has, and
 * `#[test]` a word of the language's own.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";

const STANDARD_DERIVES: ReadonlySet<string> = new Set(
  "Clone Copy Debug Default Eq Hash Ord PartialEq PartialOrd".split(" "),
);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    "allow automatically_derived bench cfg cfg_attr cold deny deprecated derive doc expect export_name feature forbid global_allocator ignore inline link " +
    "link_name macro_export macro_use must_use no_mangle no_std non_exhaustive panic_handler path proc_macro proc_macro_attribute proc_macro_derive " +
    "repr should_panic target_feature test track_caller used warn"
  ).split(" "),
);

/** Lines of one attribute that are looked at. */
const MAX_LINES = 6;
const INSIDE_DERIVE = /#\[\s*(?:cfg_attr\s*\([^\]]*?)?derive\s*\([^)\]]*$/;

const BEGINS_ATTRIBUTE = /#!?\[\s*$/;

/** Whether an occurrence names one of the standard derive macros, or an attribute of the language. */
export async function isStandardAttribute(code: CodeIndex, file: CodeFile, i: number): Promise<boolean> {
  const { left, line, column } = file.uses;
  const [isDerive, isAttribute] = [STANDARD_DERIVES.has(file.name(i)), ATTRIBUTES.has(file.name(i))];
  const mayBe = left[i] === LEFT_CODES.none && (isDerive || isAttribute);
  const text = mayBe ? await code.text(file.id) : null;
  if (!text) return false;
  const start = text.offsetAt(Math.max(0, line[i] - MAX_LINES), 0);
  return (isDerive ? INSIDE_DERIVE : BEGINS_ATTRIBUTE).test(text.slice(start, text.offsetAt(line[i], column[i])));
}
