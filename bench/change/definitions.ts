/** Definitions, and the lines elsewhere that name them, as text shows them. */
import { bareCode } from "./bare-code";
import { endingOf, FORMS } from "./forms";

export interface Source {
  path: string;
  text: string;
}

/** Something that is defined on a line. */
export interface Definition {
  source: Source;
  /** from 1 */
  line: number;
  name: string;
  /** as written; empty for what is no function */
  parameters: string;
}

export function functionsIn(source: Source): Definition[] {
  return found(source, FORMS[endingOf(source.path)].definition, ([, name, parameters]) => ({ name, parameters }));
}

export function exportedIn(source: Source): Definition[] {
  const { exported } = FORMS[endingOf(source.path)];
  return found(source, exported, ([, one, other]) => ({ name: one ?? other, parameters: "" }));
}

export function interfacesIn(source: Source): Definition[] {
  const { interfaces } = FORMS[endingOf(source.path)];
  return interfaces === undefined ? [] : found(source, interfaces.head, ([, name]) => ({ name, parameters: "" }));
}

function found(
  source: Source,
  form: RegExp,
  read: (match: RegExpExecArray) => Pick<Definition, "name" | "parameters">,
): Definition[] {
  const bare = bareLinesOf(source);
  return linesOf(source).flatMap((text, at) => {
    const match = form.exec(text);
    const definition = match && { source, line: at + 1, ...read(match) };
    // One in a comment defines nothing.
    return definition && bare[at].includes(definition.name) ? [definition] : [];
  });
}

export const linesOf = ({ text }: Source): string[] => text.split("\n");

/** Its lines without comments and the insides of strings. */
export function bareLinesOf(source: Source): readonly string[] {
  const known = BARE.get(source) ?? bareCode(source.path, source.text).split("\n");
  BARE.set(source, known);
  return known;
}
const BARE = new WeakMap<Source, readonly string[]>();

/** Line of what belongs to it above: marks and comments that say nothing without it. */
export function firstLineOf({ source, line }: Definition): number {
  const lines = linesOf(source);
  let first = line;
  while (first > 1 && /^\s*(?:@\w|\[\w|#\[)/.test(lines[first - 2])) first--;
  return first;
}

/** Line where it ends; null where the text does not tell. */
export function lastLineOf({ source, line }: Definition): number | null {
  const lines = bareLinesOf(source);
  return FORMS[endingOf(source.path)].byIndent ? endByIndent(lines, line) : endByBraces(lines, line);
}

function endByIndent(lines: readonly string[], line: number): number {
  const depth = indentOf(lines[line - 1]);
  let end = line;
  for (let at = line; at < lines.length; at++) {
    if (lines[at].trim() === "") continue;
    if (indentOf(lines[at]) <= depth) break;
    end = at + 1;
  }
  return end;
}

const indentOf = (text: string): number => text.length - text.trimStart().length;

/** What opens on its line, or on the one below, closes where it ends. */
function endByBraces(lines: readonly string[], line: number): number | null {
  let depth = 0;
  for (let at = line - 1; at < Math.min(lines.length, line + 400); at++) {
    const text = lines[at];
    for (const each of text) depth += "{([".includes(each) ? 1 : "})]".includes(each) ? -1 : 0;
    const opensBelow = at === line - 1 && /^\s*\{\s*$/.test(lines[line] ?? "");
    if (depth === 0 && !opensBelow && !/[=|&,]\s*$/.test(text)) return at + 1;
    if (depth < 0) return null;
  }
  return null;
}

export interface Call {
  place: string;
  passed: string;
}

/** Lines elsewhere that call a name, and what they pass. */
export function callsOf({ name, source, line }: Definition, code: readonly Source[]): Call[] {
  const call = new RegExp(String.raw`(?<![\w$])${name}\(([^()]*)\)`);
  const { definition } = FORMS[endingOf(source.path)];
  return linesWith(name, source, code).flatMap(({ path, at, text }) => {
    if (definition.exec(text)?.[1] === name) return [];
    const passed = path === source.path && at === line ? undefined : call.exec(text)?.[1];
    return passed === undefined ? [] : [{ place: `${path}:${at}`, passed }];
  });
}

/** How often a name begins a definition, in each language by itself. */
export function definedTimes(code: readonly Source[]): (definition: Definition) => number {
  const times = new Map<string, number>();
  const keyOf = (path: string, name: string): string => `${endingOf(path)} ${name}`;
  for (const source of code)
    for (const line of bareLinesOf(source)) {
      const name = FORMS[endingOf(source.path)].begins.exec(line)?.[1];
      if (name !== undefined) times.set(keyOf(source.path, name), (times.get(keyOf(source.path, name)) ?? 0) + 1);
    }
  return ({ name, source }) => times.get(keyOf(source.path, name)) ?? 0;
}

/** Whether a line elsewhere gives the name to something by assigning it: a field, a local, a key, an argument. */
export function isBoundElsewhere({ name, source, line }: Definition, code: readonly Source[]): boolean {
  const binds = new RegExp(String.raw`(?<![\w$])${name}\s*(?::=|=(?![=>])|:(?!:))`);
  return linesWith(name, source, code).some(
    ({ path, at, text }) => (path !== source.path || at !== line) && binds.test(text),
  );
}

/** Lines of other files that import a name, where names are imported one by one. */
export function importedElsewhere(definition: Definition, code: readonly Source[]): string[] {
  return FORMS[endingOf(definition.source.path)].imports === undefined ? [] : namedElsewhere(definition, code);
}

/** Lines of other files that hold a name as a word; only of those that import it, where one must. */
export function namedElsewhere({ name, source }: Definition, all: readonly Source[]): string[] {
  const imports = FORMS[endingOf(source.path)].imports?.(name);
  const code = all.filter(
    ({ path, text }) => endingOf(path) === endingOf(source.path) && (imports?.test(text) ?? true),
  );
  const word = new RegExp(String.raw`(?<![\w$."'\x60/])${name}(?![\w$"'\x60/:-])`);
  return linesWith(name, source, code, true).flatMap(({ path, at, text }) =>
    path !== source.path && word.test(text) ? [`${path}:${at}`] : [],
  );
}

/**
 * Lines of the same language that hold a name, with those that import, or without. A place in a comment or in a
 * string is no use: nothing breaks there.
 */
function linesWith(name: string, source: Source, code: readonly Source[], imports = false) {
  const skipped = imports ? /^\s*#/ : /^\s*(?:#|import|from)/;
  return code
    .filter(({ path, text }) => endingOf(path) === endingOf(source.path) && text.includes(name))
    .flatMap((each) =>
      bareLinesOf(each).flatMap((text, at) =>
        text.includes(name) && !skipped.test(text) ? [{ path: each.path, at: at + 1, text }] : [],
      ),
    );
}
