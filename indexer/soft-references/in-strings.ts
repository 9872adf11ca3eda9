/** Paths of classes and assets inside the string literals of C++: uses that no compiler sees. */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { insertUses, type ExtraUse } from "../extract/insert-uses";
import type { FileFacts } from "../model";
import { assetPathsIn, mayNameAssets } from "./asset-paths";

const SOFT = USE_ROLES.indexOf("soft");

/** Strings, and what only looks like one: characters and comments. */
const LITERAL = /"((?:\\.|[^"\\\n])*)"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g;

/** @param text as it stands in the file, unmasked: the arguments of macros count */
export function withSoftReferences(facts: FileFacts, text: string): FileFacts {
  if (!mayNameAssets(text)) return facts;
  const uses: ExtraUse[] = [];
  for (const { 1: content, index } of text.matchAll(LITERAL))
    if (content?.includes("/"))
      for (const { path, start } of assetPathsIn(content, index + 1)) uses.push({ start, name: path, role: SOFT });
  return insertUses(facts, uses);
}
