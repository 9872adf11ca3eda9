/**
 * Paths through what stands outside that mean something here: `u64::HALF` of a trait of the repository,
 * `fmt::Display::fmt(self, f)` of the block for that trait.
 */
import { LEFT_CODES } from "../../../format/occurrences-blob";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, type Declaration } from "../../facts/declaration";
import { STANDARD_METHODS } from "./standard-methods";

const PRIMITIVE = /^(?:[iu](?:8|16|32|64|128|size)|f32|f64|bool|char|str)$/;
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
  const trait = file.name(file.uses.left[i]);
  if (file.uses.arity[i] < 1 || file.uses.enclosing[i] < 0 || !/^\p{Lu}/u.test(trait)) return [];
  const holder = file.holder(file.uses.enclosing[i]);
  const held = (await code.declarations(file.name(i))).filter(
    (d) => d.language === "rust" && d.holder === holder && isOfBlockFor(trait, d.disambiguator),
  );
  const text = held.length > 0 ? await code.text(file.id) : null;
  const end = text?.offsetAt(file.uses.line[i], file.columnBehind(i)) ?? 0;
  return text && GIVES_SELF.test(text.slice(end, end + MAX_BEHIND)) ? held : [];
}

const GIVES_SELF = /^\s*\(\s*(?:&\s*(?:mut\s+)?)?self\s*[,)]/;
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

/** `+text$Blank`, `+Blank+for$u8` */
export const isOfBlockFor = (trait: string, disambiguator: string | null): boolean =>
  new RegExp(`\\+(?:\\w+\\$)?${trait}(?![\\w])`).test(disambiguator ?? "");
