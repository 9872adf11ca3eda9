/**
 * Whether a place may name a declaration that is seen so far and no farther. It says what language rules are sure of.
 */
import { isType, type Declaration } from "../../resolve/facts/declaration";
import type { Reach } from "../../resolve/languages/rules/access-rules";
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import { fileTexts } from "../../db/read/file-text";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { qualifierParts } from "../../format/symbol-key";
import type { CodeFile } from "../../resolve/facts/code-file";
import { RULES } from "../../resolve/languages/registry";
import type { Session } from "../navigation/session";
import type { Place } from "./left-places";

export type Within = "inside" | "outside" | "unknown";

export async function within(reach: Reach, d: Declaration, place: Place, session: Session): Promise<Within> {
  switch (reach) {
    case "everywhere":
      return "inside";
    case "file":
      return place.file.id === d.fileId ? "inside" : "outside";
    case "type":
      return withinType(d, place, session);
    case "package":
      return (await packageOf(d, session)) === packageIn(place.file) ? "inside" : "outside";
    case "family":
      return withinFamily(d, place, session);
    case "module":
      return withinModule(d, place, session);
    case "project":
      return withinProject(d, place);
  }
}

/** Symbols around a place, innermost first. */
function around({ file, at }: Place): number[] {
  const found: number[] = [];
  for (let ordinal = file.uses.enclosing[at]; ordinal >= 0; ordinal = file.symbols[ordinal].container)
    found.push(ordinal);
  return found;
}

/** Names of what is around a place, and the owners that are written before them. */
const namesAround = (place: Place): string[] =>
  around(place).flatMap((ordinal) => {
    const { name, qualifier } = place.file.symbols[ordinal];
    return [name, ...(qualifier === null ? [] : qualifierParts(qualifier).map((part) => part.name))];
  });

/** Types see into each other as far as one is around both, by its name: what is not certain counts as inside. */
async function withinType(d: Declaration, place: Place, session: Session): Promise<Within> {
  const outermost = outermostType(d);
  if (outermost === undefined) return "unknown";
  if (namesAround(place).includes(outermost)) return "inside";
  const home = await session.code.file(d.fileId);
  const line = place.file.uses.line[place.at];
  const isInLines =
    home?.id === place.file.id &&
    home.symbols.some(({ name, ranges }) => {
      const { startLine, endLine } = decodeSymbolRanges(ranges);
      return name === outermost && startLine <= line && line <= endLine;
    });
  if (isInLines) return "inside";
  return RULES[d.language].namesFriends && (await mentions(d, /\bfriend\b/, session)) ? "unknown" : "outside";
}

/** An owner that is written before the name counts as a type. */
function outermostType({ source: { symbol, owners } }: Declaration): string | undefined {
  const written = (qualifier: string | null) => qualifierParts(qualifier ?? "").map(({ name }) => name);
  const types = owners.flatMap(({ kind, name, qualifier }) => [
    ...written(qualifier),
    ...(isType(SYMBOL_KINDS[kind]) ? [name] : []),
  ]);
  return [...types, ...written(symbol.qualifier)][0];
}

async function mentions({ fileId }: Declaration, words: RegExp, { context }: Session): Promise<boolean> {
  const text = (await fileTexts(context.pool, [fileId])).get(fileId);
  return !text || words.test(text.lines(0, text.lineCount - 1));
}

async function packageOf({ fileId }: Declaration, { code }: Session): Promise<string | null> {
  const file = await code.file(fileId);
  return file && packageIn(file);
}

function packageIn(file: CodeFile): string {
  const at = file.symbols.findIndex((_symbol, ordinal) => file.kind(ordinal) === "package");
  return at < 0 ? "" : file.symbols[at].name;
}

/** What derives from the type, or stands in its package where that counts. */
async function withinFamily(d: Declaration, place: Place, session: Session): Promise<Within> {
  const own = await withinType(d, place, session);
  if (own !== "outside") return own;
  if (RULES[d.language].protectedInPackage && (await packageOf(d, session)) === packageIn(place.file)) return "inside";
  const owner = await session.overrides.owner(d);
  if (!owner) return "unknown";
  const keys = new Set(owner.declarations.map(({ keyHash }) => keyHash));
  for (const ordinal of around(place)) {
    const { file } = place;
    // A function that stands apart from its type has that in its name.
    if (file.symbols[ordinal].qualifier !== null) return "unknown";
    if (!isType(file.kind(ordinal))) continue;
    const [type] = (await session.code.declarationsOf(file.symbols[ordinal])).filter(
      ({ fileId }) => fileId === file.id,
    );
    if (!type) return "unknown";
    const node = await session.graph.whole(type);
    for (const each of [node, ...(await session.graph.ancestors(node))]) {
      if (each.declarations.some(({ keyHash }) => keys.has(keyHash))) return "inside";
      if ((await session.graph.bases(each)).some(({ base }) => base === null)) return "unknown";
    }
  }
  return "outside";
}

/** A module is a file with the folder of its name, or stands in one. */
async function withinModule(d: Declaration, { file, at }: Place, session: Session): Promise<Within> {
  const inner = d.source.owners.filter(({ kind }) => SYMBOL_KINDS[kind] === "module").map(({ name }) => name);
  const names = namesAround({ file, at });
  if (file.id === d.fileId) return inner.every((name) => names.includes(name)) ? "inside" : "outside";
  const [folder, isSource] = [moduleFolder(d.path), /(?:^|\/)src\//.test(d.path)];
  if (inner.length > 0 || !isSource) return "unknown";
  if (folder === "" || file.path.startsWith(folder)) return "inside";
  return (await mentions(d, /#\[(?:path|cfg_attr)|\binclude!/, session)) ? "unknown" : "outside";
}

function moduleFolder(path: string): string {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const stem = path.slice(folder.length).replace(/\.\w+$/, "");
  return /^(?:mod|lib|main)$/.test(stem) ? folder : `${folder}${stem}/`;
}

/** What is built by itself beside the sources of a crate; other languages say it in files that nobody reads here. */
function withinProject(d: Declaration, { file }: Place): Within {
  const [own, other] = [projectOf(d.path), projectOf(file.path)];
  if (own === null || other === null) return "unknown";
  const isSameRoot = own.root === other.root;
  if (isSameRoot && own.part === other.part) return "inside";
  if (RULES[d.language].imports !== "module path") return isSameRoot ? "inside" : "unknown";
  return own.part === "src" && (!isSameRoot || other.part !== "src") ? "outside" : "unknown";
}

function projectOf(path: string): { root: string; part: string } | null {
  const found = /^(.*?\/|)(src|tests|examples|benches)\//.exec(path);
  return found ? { root: found[1], part: found[2] } : null;
}
