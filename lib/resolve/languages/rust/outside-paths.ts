/**
 * Paths through what stands outside that mean something here: `u64::HALF` of a trait of the repository,
 * `fmt::Display::fmt(self, f)` of the block for that trait.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { makesOwn, takesSelf } from "./given-types";
import { STANDARD_METHODS } from "./standard-methods";

export const PRIMITIVE = /^(?:[iu](?:8|16|32|64|128|size)|f32|f64|bool|char|str)$/;
/** Constants that the language's own numbers have. */
const OWN_CONSTANTS: ReadonlySet<string> = new Set(
  `BITS DIGITS EPSILON INFINITY MANTISSA_DIGITS MAX MAX_10_EXP MAX_EXP MIN MIN_10_EXP MIN_EXP MIN_POSITIVE NAN
  NEG_INFINITY RADIX REPLACEMENT_CHARACTER UNICODE_VERSION`.split(/\s+/),
);

/** What a path through something outside means in the repository; empty where nothing here is meant. */
export async function ofOutsidePath(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const of = file.uses.left[i];
  if (of < 0) return [];
  const isPrimitive = file.uses.left[of] === LEFT_CODES.none && PRIMITIVE.test(file.name(of));
  return isPrimitive ? ofPrimitive(code, file, i) : ofSelf(code, file, i);
}

/** `fmt::Display::fmt(self, f)`: the item of the block that is for this trait and the type around. */
async function ofSelf(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const holder = file.uses.enclosing[i] < 0 ? null : file.holder(file.uses.enclosing[i]);
  const held = (await inBlocks(code, file, i)).filter((d) => d.holder === holder);
  return held.length > 0 && GIVES_SELF.test(await textBehind(code, file, i)) ? held : [];
}

/**
 * `Write::flush(&mut self.drain)`: the items of all blocks for this trait, where something is handed over of which the
 * text does not say alone that it is of no type of the repository.
 */
export async function ofOutsideTrait(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const found: Declaration[] = [];
  for (const d of await inBlocks(code, file, i)) if (await takesSelf(code, d)) found.push(d);
  const given = found.length > 0 ? await textBehind(code, file, i) : "";
  if (GIVES_LITERAL.test(given)) return [];
  const isInTrait = file.uses.enclosing[i] >= 0 && (await isOfTrait(code, file, file.uses.enclosing[i]));
  // a type without a block for the trait derives it
  return GIVES_SELF.test(given) && !isInTrait ? [] : found;
}

/** `Default::default()`: the items of all blocks for this trait that are asked of no value, and make one. */
export async function makersOfTrait(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const found: Declaration[] = [];
  for (const d of await inBlocks(code, file, i)) if (await makesOwn(code, d)) found.push(d);
  const trait = file.uses.left[i];
  const module = trait >= 0 && file.uses.left[trait] >= 0 ? file.name(file.uses.left[trait]) : "";
  // `ser::Error` and `de::Error` are two traits
  const own = found.filter(({ disambiguator }) => (disambiguator ?? "").includes(`+${module}$${file.name(trait)}`));
  return module !== "" && own.length > 0 ? own : found;
}

/** Functions of this name in blocks for the trait that stands left of it. */
async function inBlocks(code: CodeIndex, file: CodeFile, i: number): Promise<Declaration[]> {
  const trait = file.uses.left[i] < 0 ? "" : file.name(file.uses.left[i]);
  if (file.uses.arity[i] < 0 || !/^\p{Lu}/u.test(trait)) return [];
  return (await code.declarations(file.name(i))).filter(
    (d) =>
      d.language === "rust" &&
      d.repositoryId === file.repositoryId &&
      isFunction(d.kind) &&
      isOfBlockFor(trait, d.disambiguator),
  );
}

/** Whether a place stands in what a trait does itself. */
async function isOfTrait(code: CodeIndex, file: CodeFile, enclosing: number): Promise<boolean> {
  const holder = file.holder(enclosing);
  const around = await code.declarations(file.symbols[enclosing].name);
  return around.some((d) => d.fileId === file.id && d.holder === holder && d.holderKind === "interface");
}

/** What stands behind a name: the head of what it is called with. */
export async function textBehind(code: CodeIndex, file: CodeFile, i: number): Promise<string> {
  const text = await code.text(file.id);
  const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
  return text?.slice(end, end + MAX_BEHIND) ?? "";
}

const GIVES_SELF = /^\s*\(\s*(?:&\s*(?:mut\s+)?)?(?:\*\s*)?self\s*[,)]/;
export const GIVES_LITERAL = /^\s*\(\s*&*\s*(?:["'\d]|true\b|false\b|format!)/;
const MAX_BEHIND = 60;

/** `u64::HALF`: what a trait of the repository gives a type of the language, its block's own or the trait's. */
async function ofPrimitive(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]> {
  const [name, of] = [file.name(i), file.uses.left[i]];
  if (OWN_CONSTANTS.has(name) || STANDARD_METHODS.has(name)) return [];
  const all = (await code.declarations(name)).filter(
    (d) => d.language === "rust" && d.repositoryId === file.repositoryId && d.owners.length > 0,
  );
  const own = all.filter((d) => d.owners.at(-1) === file.name(of) && d.holderKind !== "interface");
  const traits = all.filter(({ holderKind }) => holderKind === "interface");
  // of constants the compiler names the trait's
  if (own.some((d) => isFunction(d.kind)) || traits.length === 0) return own;
  return traits.every(({ keyHash }) => keyHash === traits[0].keyHash) ? traits : own;
}

/** `+text$Blank`, `+Blank+for$u8`; what is behind `+From$` is none of the trait's path */
export const isOfBlockFor = (trait: string, disambiguator: string | null): boolean =>
  new RegExp(`\\+(?:[\\p{Ll}_]\\w*\\$)?${trait}(?![\\w])`, "u").test(disambiguator ?? "");
