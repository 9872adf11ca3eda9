/** Whether a bare name may come from what nobody here knows: an import of all that something has, a base. */
import type { ImportRecord } from "../../db/read/code-files";
import { splitQualified } from "../../format/symbol-key";
import type { CodeFile } from "../../resolve/facts/code-file";
import { hasModifier, isType, type Declaration } from "../../resolve/facts/declaration";
import { RULES } from "../../resolve/languages/registry";
import { extensionAround } from "../../resolve/members/extension-around";
import type { Session } from "../navigation/session";
import type { Place } from "./left-places";
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
  for (const each of imports) {
    const isOfAll = each.kind === "import_wildcard" || (each.kind === "import_static" && each.name === null);
    if (!isOfAll || each.targetFile !== null || open.has(each.specifier)) continue;
    if (await mayHold(each, gone, session)) return true;
  }
  return false;
}

/** Of a type that is indexed its members are known, and those of its bases where these are. */
async function mayHold({ specifier, kind }: ImportRecord, gone: Declaration, session: Session): Promise<boolean> {
  const parts = splitQualified(specifier);
  const name = parts.pop() ?? "";
  const holder = parts.map((part) => `${part}.`).join("");
  const types = (await session.code.declarations(name)).filter(
    (d) => isType(d.kind) && d.language === gone.language && d.holder.replaceAll("/", ".") === holder,
  );
  if (types.length > 0) return mayHave(session, await session.graph.whole(types[0]), gone.name);
  const { packagesOfTypes } = RULES[gone.language];
  return isType(gone.kind) || kind === "import_static" || packagesOfTypes?.test(name) !== true;
}

/**
 * Whether a bare name stands in an extension of a type that nobody here knows, and may be asked of that: `later(2)` in
 * `fun Moment.padded()`.
 */
export async function mayBeOfReceiver({ file, at }: Place, gone: Declaration, session: Session): Promise<boolean> {
  const extended = gone.holderKind === null ? null : extensionAround(file, file.uses.enclosing[at]);
  if (extended === null) return false;
  const { declarations } = await session.resolver.meaning(extended.file, extended.at);
  const types = declarations.filter(({ kind }) => isType(kind));
  for (const type of types) if (await mayHave(session, await session.graph.whole(type), gone.name)) return true;
  return types.length === 0;
}

/** Whether a bare name may be inherited now from a type that nobody here knows. */
export async function mayInherit({ file, at }: Place, gone: Declaration, session: Session): Promise<boolean> {
  const { implicitThis, overrideWord } = RULES[file.language];
  const saysSo = overrideWord === "nowhere" || hasModifier(gone, "override");
  if (!implicitThis || !saysSo || gone.holderKind === null) return false;
  for (let ordinal = file.uses.enclosing[at]; ordinal >= 0; ordinal = file.symbols[ordinal].container) {
    if (!isType(file.kind(ordinal))) continue;
    const [type] = (await session.code.declarationsOf(file.symbols[ordinal])).filter((d) => d.fileId === file.id);
    if (!type || (await mayHave(session, await session.graph.whole(type), gone.name))) return true;
  }
  return false;
}
