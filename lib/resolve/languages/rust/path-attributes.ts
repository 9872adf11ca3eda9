/** Where `#[path = "…"] mod name;` says that the file of a module stands. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { joinedPath } from "./modules";

/** Text before a module's name that may hold its attributes. */
const MAX_BEFORE = 400;

/** The last attribute of its kind in what stands before the name, with nothing but attributes and words behind it. */
const ATTRIBUTE = /#\[\s*path\s*=\s*"([^"\n]+)"\s*\]\s*(?:#\[[^\]]*\]\s*)*(?:pub\b(?:\s*\([^)]*\))?\s*)?mod\s+$/;

/** The file of a module that stands at the top of a file; null where no attribute says it. */
export async function fileByAttribute(code: CodeIndex, file: CodeFile, name: string): Promise<number | null> {
  if (!file.mentions("path")) return null;
  const announced = file.symbols.find(
    (symbol) => symbol.name === name && symbol.container < 0 && file.kind(symbol.ordinal) === "module",
  );
  const text = announced && (await code.text(file.id));
  if (!announced || !text) return null;
  const { nameLine, nameColumn } = decodeSymbolRanges(announced.ranges);
  const end = text.offsetAt(nameLine, nameColumn);
  const path = ATTRIBUTE.exec(text.slice(Math.max(0, end - MAX_BEFORE), end))?.[1];
  return path === undefined ? null : code.fileAt(file.repositoryId, [joinedPath(file.path, path)]);
}
