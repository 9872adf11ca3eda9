/**
 * From a file's text to its facts: mask what the grammar cannot read, parse, extract, put the masked macros back as
 * uses, add what strings name.
 */
import { lineStarts } from "../../lib/format/line-starts";
import { languageTable } from "../languages/registry";
import { attachReflection } from "../mask/attach-reflection";
import { replaceMacroTypes } from "../mask/macro-types";
import { gapWords, meaningsOf } from "../mask/gap-words";
import { NO_MACROS, overlaid, type MacroDictionary } from "../mask/macro-meanings";
import type { MaskedText } from "../mask/mask-builder";
import { withNamedFunctions } from "../mask/named-functions";
import { definitionsIn } from "../mask/learn-macros";
import { mergeMacros } from "../mask/merge-macros";
import { namespaceWords, opensNamespace } from "../mask/namespace-macros";
import type { FileFacts, ParsedLanguage } from "../model";
import { withSoftReferences } from "../soft-references/in-strings";
import type { TreeSource } from "../tree/parser";
import { unreadParts } from "../tree/unread-parts";
import { extract } from "./extract";
import { macrosThatHelp } from "./macros-that-help";

/** The part of a parser that is needed here; `load` must have been awaited for the language. */
export type TextParser = Pick<TreeSource, "parse">;

/** Macros that are known before a text is read. */
export interface KnownMacros {
  /** masked wherever they stand */
  configured: MacroDictionary;
  /** tried at places that do not parse without them */
  learned: MacroDictionary;
}

const KNOWN_BY_NAME: KnownMacros = { configured: NO_MACROS, learned: NO_MACROS };

/** What a parser is given of a text. */
export interface Reading {
  /** null where the language needs no mask */
  masked: MaskedText | null;
  /** as long as the text */
  read: string;
  /** where the lines of both start */
  lines: Uint32Array;
  /** see `unreadParts` */
  unread: readonly number[];
}

/** The reading of a text that comes first. @param lines where its lines start */
export function firstReading(
  text: string,
  language: ParsedLanguage,
  macros = KNOWN_BY_NAME,
  lines = lineStarts(text),
): Reading {
  return readingOf(text, lines, languageTable(language).mask?.(text, macros.configured) ?? null, language);
}

function readingOf(text: string, lines: Uint32Array, masked: MaskedText | null, language: ParsedLanguage): Reading {
  const read = masked?.text ?? text;
  return { masked, read, lines, unread: unreadParts(read, lines, languageTable(language).longStrings) };
}

/**
 * Offsets in the facts are offsets into `text`. Throws what the parser throws.
 * @param first where the caller has it already
 */
export function readFacts(
  parser: TextParser,
  text: string,
  language: ParsedLanguage,
  budgetMs?: number,
  macros = KNOWN_BY_NAME,
  first = firstReading(text, language, macros),
): FileFacts {
  const { mask, learnMacros, maskAgain, softReferences } = languageTable(language);
  const read = (masked: MaskedText | null) => readOnce(parser, text, masked, language, budgetMs, first.lines);
  const { masked } = first;
  let facts = readIn(parser, text, first, language, budgetMs);
  const opening = masked ? namespaceWords(masked.macros) : [];
  if (mask && learnMacros && facts.gaps.length + opening.length > 0) {
    const words = new Set([...gapWords(text, facts.gaps), ...opening]);
    const unread = gapLength(facts);
    const own = learnMacros(text);
    const near = meaningsOf(words, overlaid(macros.learned, own));
    const maskedWith = (some: MacroDictionary) => mask(text, overlaid(some, macros.configured));
    if (near.size > 0) facts = better(facts, masked, near, maskedWith, read);
    const defines = [...new Set(definitionsIn(text).map(({ name }) => name))];
    facts.unexplained = { names: [...words], unread, defines };
  }
  if (maskAgain && facts.gaps.length > 0) facts = readOtherwise(facts, masked, maskAgain(text, facts.gaps), read);
  return softReferences ? withSoftReferences(facts, text) : facts;
}

/**
 * Characters that may stay unread when a text is read with these macros: fewer than without, but for what names the
 * owners of all that follows.
 */
export const mostUnread = (macros: MacroDictionary, unread: number): number =>
  opensNamespace(macros) ? unread : unread - 1;

/** The first reading without gaps, or else the one that leaves least unread. */
function readOtherwise(
  facts: FileFacts,
  masked: MaskedText | null,
  others: readonly MaskedText[],
  read: (masked: MaskedText | null) => FileFacts,
): FileFacts {
  let [best, left] = [masked, gapLength(facts)];
  let last: MaskedText | null = masked;
  for (const other of others) {
    if (left === 0) break;
    if (other.text === last?.text) continue;
    last = other;
    facts = read(other);
    if (gapLength(facts) < left) [best, left] = [other, gapLength(facts)];
  }
  // facts share their columns: the best reading must be the last one
  return last === best ? facts : read(best);
}

/** The reading that is there, or a better one with macros. */
function better(
  facts: FileFacts,
  masked: MaskedText | null,
  near: MacroDictionary,
  maskedWith: (macros: MacroDictionary) => MaskedText,
  read: (masked: MaskedText | null) => FileFacts,
): FileFacts {
  const unread = gapLength(facts);
  let last = masked;
  const readWith = (other: MaskedText | null) => {
    if (other?.text !== last?.text) facts = read((last = other));
    return facts;
  };
  const limits = { length: masked?.text.length ?? 0, most: mostUnread(near, unread), unread };
  const chosen = macrosThatHelp(near, limits, (macros) => gapLength(readWith(maskedWith(macros))));
  // facts share their columns: the better reading must be the last one
  return readWith(chosen ? maskedWith(chosen) : masked);
}

export function readOnce(
  parser: TextParser,
  text: string,
  masked: MaskedText | null,
  language: ParsedLanguage,
  budgetMs: number | undefined,
  lines = lineStarts(text),
): FileFacts {
  return readIn(parser, text, readingOf(text, lines, masked, language), language, budgetMs);
}

function readIn(
  parser: TextParser,
  text: string,
  { masked, read, unread }: Reading,
  language: ParsedLanguage,
  budgetMs: number | undefined,
): FileFacts {
  const found = extract(parser.parse(read, language, budgetMs, unread), masked?.named ?? read, language);
  return masked ? withMacros(found, masked, text, language) : found;
}

/** Characters that did not parse. */
export function gapLength({ gaps }: FileFacts): number {
  let length = 0;
  for (let i = 0; i < gaps.length; i += 2) length += gaps[i + 1] - gaps[i];
  return length;
}

function withMacros(
  found: FileFacts,
  { macros, includes }: MaskedText,
  text: string,
  language: ParsedLanguage,
): FileFacts {
  const facts = mergeMacros(found, macros, text);
  if (includes.length > 0) facts.imports = [...facts.imports, ...includes].sort((a, b) => a.start - b.start);
  replaceMacroTypes(facts.symbols, macros);
  attachReflection(facts.symbols, macros, text);
  return languageTable(language).softReferences ? withNamedFunctions(facts, macros, text) : facts;
}
