/** What types that are not indexed may have: nobody read them, and of some the language tells all. */
import type { Declaration } from "../../resolve/facts/declaration";
import { hasModifier } from "../../resolve/facts/declaration";
import { nodeId, type TypeEdge, type TypeNode } from "../../resolve/facts/type-edges";
import { RULES } from "../../resolve/languages/registry";
import type { Session } from "../navigation/session";

/** Whether a method may override one from outside. @param above what it overrode, at the base */
export async function mayOverrideOutside(session: Session, method: Declaration, above: Declaration): Promise<boolean> {
  const owner = await session.overrides.owner(method);
  if (owner === null || RULES[method.language].rootMembers.has(method.name)) return true;
  const skipped = await withoutSuch(session, method, above);
  return skipped !== "all" && mayHave(session, owner, method.name, skipped);
}

/**
 * Types above the method whose bases have no such member: where the word is a must, what bore none overrode nothing. A
 * class has one class above it, so a word that no interface asks for says so of every type.
 */
async function withoutSuch(session: Session, method: Declaration, above: Declaration): Promise<Set<string> | "all"> {
  const { overrideWord } = RULES[method.language];
  const isMust = overrideWord === RULES[above.language].overrideWord && overrideWord !== "nowhere";
  if (!isMust || hasModifier(above, "override")) return new Set();
  if (overrideWord !== "always") return above.holderKind === "interface" ? new Set() : "all";
  const owner = await session.overrides.owner(above);
  return new Set(owner === null ? [] : [owner, ...(await session.graph.ancestors(owner))].map(nodeId));
}

/** Whether a type may have a member from what it derives from outside, itself or further up. */
export async function mayHave(
  session: Session,
  type: TypeNode,
  name: string,
  skipped: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const { graph } = session;
  if (type.declarations.some(({ language }) => RULES[language].rootMembers.has(name))) return true;
  for (const node of [type, ...(await graph.ancestors(type))]) {
    if (skipped.has(nodeId(node))) continue;
    for (const edge of await graph.bases(node))
      if (edge.base === null && ((await membersOutside(session, edge))?.has(name) ?? true)) return true;
  }
  return false;
}

/** All members of a base from outside; null where the language does not tell. */
async function membersOutside({ code }: Session, { child, baseName }: TypeEdge): Promise<ReadonlySet<string> | null> {
  const [declared] = child.declarations;
  const { standardBases, standardPackages, implicitImports } = RULES[declared.language];
  const known = standardBases.get(baseName);
  if (known || standardPackages === null || baseName.includes(".")) return known ?? null;
  const file = await code.file(declared.fileId);
  const bound = file?.bindings.named(baseName);
  if (!file || bound) return standardBases.get(bound?.specifier ?? "") ?? null;
  const opened = file.imports.filter(({ kind }) => kind === "import_wildcard").map(({ specifier }) => specifier);
  // Another package that is opened whole may have a type of this name.
  if (!opened.every((specifier) => standardPackages.test(`${specifier}.`))) return null;
  const packages = [...implicitImports, ...opened.map((specifier) => `${specifier}.`)];
  return packages.map((name) => standardBases.get(name + baseName)).find((found) => found !== undefined) ?? null;
}
