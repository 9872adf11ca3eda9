/** Rust's `#[derive(Debug)]` names macros of the standard library, whatever type of that name the file has. */
import { LEFT_CODES } from "../../../format/occurrences-blob";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";

const STANDARD_DERIVES: ReadonlySet<string> = new Set(
  "Clone Copy Debug Default Eq Hash Ord PartialEq PartialOrd".split(" "),
);

/** Lines of one attribute that are looked at. */
const MAX_LINES = 6;
const INSIDE_DERIVE = /#\[\s*(?:cfg_attr\s*\([^\]]*?)?derive\s*\([^)\]]*$/;

/** Whether an occurrence names one of the standard derive macros. */
export async function isStandardDerive(code: CodeIndex, file: CodeFile, i: number): Promise<boolean> {
  const { left, line, column } = file.uses;
  const mayBe = left[i] === LEFT_CODES.none && STANDARD_DERIVES.has(file.name(i));
  const text = mayBe ? await code.text(file.id) : null;
  if (!text) return false;
  const start = text.offsetAt(Math.max(0, line[i] - MAX_LINES), 0);
  return INSIDE_DERIVE.test(text.slice(start, text.offsetAt(line[i], column[i])));
}
