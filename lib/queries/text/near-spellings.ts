/**
 * What a text without a match may have meant: the same with a word as a symbol nearby is spelled. Of a text of several
 * words only what has matches is offered.
 */
import type { QueryContext } from "../context";
import type { PatternRequest } from "../../text/pattern/text-pattern";
import type { TextRequest } from "../../text/port";
import { namesInFiles } from "../near-names";
import { repositoriesOf, requireRepository } from "../repositories";
import type { ChosenFiles } from "./choose-files";
import { patternOf, type TextQuestion } from "./read-request";

/** Milliseconds for trying spellings of a text of several words. */
const TRY_MS = 400;
/** Words of a text that are looked up, and spellings of one that are tried. */
const MOST_WORDS = 6;
const MOST_OF_ONE = 2;

const WORDS = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;
const NO_ROWS: TextRequest["rows"] = { offset: 0, limit: 0, perFile: 1, contextLines: 0 };

export async function nearSpellings(
  question: TextQuestion,
  chosen: ChosenFiles,
  context: QueryContext,
): Promise<string[]> {
  const { source, regex } = question.pattern;
  if (regex) return [];
  const words = [...new Set(source.match(WORDS) ?? [])].slice(0, MOST_WORDS);
  if (words.length === 1 && words[0] === source) return nearNames(source, question, chosen, context);
  const until = Date.now() + TRY_MS;
  const found: string[] = [];
  for (const word of words) {
    if (Date.now() >= until) break;
    const names = await nearNames(word, question, chosen, context);
    for (const name of names.slice(0, MOST_OF_ONE)) {
      const spelled = source.replace(wholeWord(word), () => name);
      if (await hasMatch(spelledLike(question.pattern, spelled), chosen, until, context)) found.push(spelled);
    }
  }
  return found;
}

const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_$])${word.replaceAll("$", "\\$")}(?![\\p{L}\\p{N}_$])`, "gu");

const spelledLike = (pattern: PatternRequest, source: string): PatternRequest =>
  pattern.rules === undefined ? { ...pattern, source } : patternOf(source, { ...pattern, literal: false });

async function hasMatch(
  pattern: PatternRequest,
  { files }: ChosenFiles,
  deadline: number,
  context: QueryContext,
): Promise<boolean> {
  const over = new AbortController();
  const asked = { pattern, files: files.map(({ id }) => id), rows: NO_ROWS, deadline, signal: over.signal };
  for await (const step of context.text().search(asked)) {
    if (step.kind !== "file") continue;
    over.abort();
    return true;
  }
  return false;
}

/** Names of symbols in the files that were searched, near to a word that no symbol has. */
async function nearNames(
  word: string,
  { filters }: TextQuestion,
  chosen: ChosenFiles,
  context: QueryContext,
): Promise<string[]> {
  const engine = await context.search();
  const [repo, ...more] = filters.repo.any;
  const one = repo !== undefined && more.length === 0 ? repo : undefined;
  const repositoryId = one && requireRepository(await repositoriesOf(context), one).id;
  const filter = repositoryId ? { scope: "all" as const, repositoryId } : {};
  const { nearNames: near } = await engine.search({ query: word, match: "exact", filter, limit: 1, offset: 0 });
  return namesInFiles(near, new Set(chosen.files.map(({ id }) => id)), context);
}
