/**
 * What comments of JavaScript say of types, tag by tag: `@param {Ship} ship`, `@type {Ship[]}`, `@returns
 * {Promise<Ship>}`, `@param {string} [ship.name]`, `@typedef {Object} Ship` with its `@property`. Follows what
 * TypeScript reads in JavaScript files; how a type is written is said in jsdoc-notation.ts.
 */
import { closing, MAX_TYPE, typeIn } from "./jsdoc-notation";
import type { WrittenName, WrittenType } from "./written-type";

/** What a tag says of what: a parameter by its name, the value, the result, a name for a type. */
export interface DocTag {
  tag: "param" | "type" | "returns" | "typedef" | "property" | "member";
  name: string;
  type: WrittenType;
  /** of a part of something that another tag speaks of, `ship.name`: the last of its names */
  key?: WrittenName;
  /** of a type that the tag gives a name: where that stands */
  declared?: WrittenName;
  /** of a member that the comment of a type declares */
  member?: DocMember;
}

/** A member that no declaration names: the comment above its type does. */
export interface DocMember {
  kind: "property" | "method";
  /** offset of its name in the comment */
  start: number;
  isStatic: boolean;
  /** it gives what it is asked of */
  isOwn: boolean;
}

const TAG =
  /@(?:(param|arg|argument|type|returns?|typedef|prop|property)\s*(?=\{)|(typedef|callback)\s+(?=[\p{L}_$]))/gu;
const TAGS: ReadonlyMap<string, DocTag["tag"]> = new Map<string, DocTag["tag"]>([
  ["arg", "param"],
  ["argument", "param"],
  ["return", "returns"],
  ["prop", "property"],
  ["callback", "typedef"],
  ...(["param", "type", "returns", "typedef", "property"] as const).map((tag) => [tag, tag] as const),
]);
/** `ship`, `[ship.name]`, `ships[].name` */
const NAME = /^[\s]*\[?\s*([\p{L}\p{N}_$]+(?:(?:\[\])?\.[\p{L}\p{N}_$]+)*)/u;
/** Longer comments are prose. */
const MAX_COMMENT = 20_000;
const NO_TYPE: WrittenType = { module: null, path: [], parts: [], isArray: false };

/** The tags of a comment that give a type, in the order of the text. */
export function docTags(comment: string): DocTag[] {
  if (!comment.startsWith("/**") || comment.length > MAX_COMMENT || !comment.includes("@")) return [];
  // the stars that begin lines are no part of what is written
  const text = comment.replace(/\n[ \t]*\*(?!\/)/g, (edge) => `\n${" ".repeat(edge.length - 1)}`);
  const found: DocTag[] = [];
  for (const match of text.matchAll(TAG)) {
    const tag = TAGS.get(match[1] ?? match[2]);
    const each = tag && tagAt(text, match.index + match[0].length, tag, match[1] !== undefined);
    if (each) found.push(each);
  }
  return withCallback(found, /@callback\s/.test(text));
}

/** @param from where the type begins, or the name of one without */
function tagAt(text: string, from: number, tag: DocTag["tag"], isTyped: boolean): DocTag | null {
  const until = isTyped ? closing(text, from) : from - 1;
  const type = until < 0 ? null : isTyped ? typeIn(text, from, until) : NO_TYPE;
  if (!type && tag !== "typedef") return null;
  const end = until < 0 ? from : until + 1;
  const [written, path = ""] = NAME.exec(text.slice(end, end + MAX_TYPE)) ?? [""];
  const name = path.replaceAll("[]", "");
  const last = path.slice(path.lastIndexOf(".") + 1);
  const key = { text: last, start: end + written.length - last.length };
  const each: DocTag = { tag, name, type: type ?? NO_TYPE };
  if (tag === "typedef") return name === "" || name.includes(".") ? null : { ...each, declared: key };
  const isPart = tag === "property" || (tag === "param" && name.includes("."));
  return isPart && name !== "" ? { ...each, key } : each;
}

/** What a callback takes is said by the tags beside its name, which speak of no function below. */
function withCallback(tags: DocTag[], isCallback: boolean): DocTag[] {
  const named = isCallback ? tags.find(({ tag }) => tag === "typedef") : undefined;
  if (!named) return tags;
  const taken = tags.flatMap(({ tag, key, type }) => (tag === "param" && !key ? [type] : []));
  return tags.flatMap((each) => {
    if (each === named) return [{ ...each, type: { ...NO_TYPE, taken } }];
    return each.tag === "param" || each.tag === "returns" ? [] : [each];
  });
}
