/** Whether imports of all that something has may bring a name that nobody here knows. */
import type { ImportRecord } from "../../db/read/code-files";
import { splitQualified } from "../../format/symbol-key";
import type { CodeFile } from "../../resolve/facts/code-file";
import { isFunction, isType, type Declaration } from "../../resolve/facts/declaration";
import { RULES } from "../../resolve/languages/registry";
import type { Session } from "../navigation/session";
import { mayHave } from "./outside-members";

/**
 * @param now the file at the head
 * @param was the same file at the base, where the name meant what is gone
 */
export async function mayBring(now: CodeFile, was: CodeFile, gone: Declaration, session: Session): Promise<boolean> {
  const isClash = RULES[gone.language].openedNamesClash && gone.owners.length === 0;
  // The name cannot come from what was open already while it stood there.
  const open = new Set(isClash ? was.imports.map(({ specifier }) => specifier) : []);
  const imports = (await session.code.imports([now.id])).get(now.id) ?? [];
  for (const each of imports)
    if (each.kind === "import_wildcard" && each.targetFile === null && !open.has(each.specifier))
      if (await mayHold(each, gone, session)) return true;
  return false;
}

/** Of a type that is indexed its members are known, and those of its bases where these are. */
async function mayHold({ specifier }: ImportRecord, gone: Declaration, session: Session): Promise<boolean> {
  const parts = splitQualified(specifier);
  const name = parts.pop() ?? "";
  const holder = parts.map((part) => `${part}.`).join("");
  const types = (await session.code.declarations(name)).filter(
    (d) => isType(d.kind) && d.language === gone.language && d.holder.replaceAll("/", ".") === holder,
  );
  if (types.length > 0) return mayHave(session, await session.graph.whole(types[0]), gone.name);
  const isPackage = /^\p{Ll}/u.test(name);
  return !(isPackage && isFunction(gone.kind) && RULES[gone.language].packagesHoldTypes);
}
