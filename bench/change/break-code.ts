/**
 * Breaks code on purpose, by rules that read text alone: what is broken is known without asking what is measured. A
 * name that is declared once and used elsewhere is taken, so that every use of the name means it.
 */
import {
  bareLinesOf,
  callsOf,
  definedTimes,
  exportedIn,
  firstLineOf,
  functionsIn,
  importedElsewhere,
  interfacesIn,
  isBoundElsewhere,
  lastLineOf,
  linesOf,
  namedElsewhere,
  type Definition,
  type Source,
} from "./definitions";
import { endingOf, FORMS } from "./forms";

/** One way to break the code: the new text of a file, and where that must show. */
export interface BrokenCase {
  rule: string;
  name: string;
  path: string;
  text: string;
  /** `path:line` of places that are broken by it: finding one of them is enough */
  places: string[];
}

type Rule = (definition: Definition, code: readonly Source[]) => Omit<BrokenCase, "rule" | "name" | "path"> | null;

export function breakCode(sources: readonly Source[]): BrokenCase[] {
  const code = sources.filter(({ path }) => endingOf(path) in FORMS);
  const functions = code.flatMap(functionsIn);
  const exported = code.flatMap(exportedIn);
  const names = countOf([...functions, ...exported]);
  const times = definedTimes(code);
  const isAlone = (definition: Definition): boolean =>
    names.get(definition.name) === 1 && times(definition) <= 1 && !isBoundElsewhere(definition, code);
  // What overrides something may be called through that, which may be from outside.
  const owned = functions.filter((definition) => isAlone(definition) && !saysOverride(definition));
  return [
    ...applied("add a parameter", added, owned, code),
    ...applied("drop a parameter", dropped, owned, code),
    ...applied("rename a function", renamed, owned, code),
    ...applied("remove a function", removed, owned, code),
    ...applied("remove what others name", removedName, exported.filter(isAlone), code),
    ...applied("add a member to an interface", memberAdded, code.flatMap(interfacesIn).filter(isAlone), code),
    ...overridden(functions),
  ];
}

function countOf(definitions: readonly Definition[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of definitions) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function applied(rule: string, apply: Rule, to: readonly Definition[], code: readonly Source[]): BrokenCase[] {
  return to.flatMap((definition) => {
    const found = apply(definition, code);
    const { name, source } = definition;
    return found === null || found.places.length === 0 ? [] : [{ rule, name, path: source.path, ...found }];
  });
}

const partsOf = (list: string): string[] =>
  list
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** What has a value of its own, or takes the rest, may be left out; a type with commas is not read here. */
const OPEN = /[=*?{[<]|\.\.\.|\bparams\b|\bvararg\b|^this\b/;
const isPlain = ({ parameters, source }: Definition): boolean =>
  !(FORMS[endingOf(source.path)].open ?? OPEN).test(parameters);
const isReceiver = (parameter: string | undefined): boolean =>
  parameter !== undefined && /^(?:self|cls|&?(?:mut )?self)$/.test(parameter);

function replaced({ source, line }: Definition, change: (text: string) => string): string {
  return linesOf(source)
    .map((text, at) => (at + 1 === line ? change(text) : text))
    .join("\n");
}

const added: Rule = (definition, code) => {
  const { parameters, source } = definition;
  if (!isPlain(definition)) return null;
  const { parameter } = FORMS[endingOf(source.path)];
  const text = replaced(definition, (each) =>
    each.replace(`(${parameters})`, `(${[...partsOf(parameters), parameter].join(", ")})`),
  );
  return { text, places: callsOf(definition, code).map(({ place }) => place) };
};

const dropped: Rule = (definition, code) => {
  const { parameters, source } = definition;
  const list = partsOf(parameters);
  if (!isPlain(definition) || list.length === 0 || isReceiver(list.at(-1))) return null;
  if (endingOf(source.path) === "go" && !list.every((each) => each.includes(" "))) return null;
  const count = list.length - Number(isReceiver(list[0]));
  const places = callsOf(definition, code).flatMap(({ place, passed }) =>
    partsOf(passed).length === count ? [place] : [],
  );
  return {
    text: replaced(definition, (each) => each.replace(`(${parameters})`, `(${list.slice(0, -1).join(", ")})`)),
    places,
  };
};

const renamed: Rule = (definition, code) => {
  const { name } = definition;
  const text = replaced(definition, (each) => each.replace(new RegExp(String.raw`\b${name}\b`), `${name}Anew`));
  return {
    text,
    places: [...callsOf(definition, code).map(({ place }) => place), ...importedElsewhere(definition, code)],
  };
};

const removed: Rule = (definition, code) => {
  const last = lastLineOf(definition);
  if (last === null) return null;
  const first = firstLineOf(definition);
  const { path } = definition.source;
  const isInside = (place: string): boolean => {
    const line = lineIn(path, place);
    return line !== null && line >= first && line <= last;
  };
  const places = callsOf(definition, code).flatMap(({ place }) => (isInside(place) ? [] : [place]));
  const lines = linesOf(definition.source);
  const text = [...lines.slice(0, first - 1), ...lines.slice(last)].join("\n");
  return { text, places: [...moved(places, path, last, first - last - 1), ...importedElsewhere(definition, code)] };
};

/** The line of a place in this file; null for one in another. */
function lineIn(path: string, place: string): number | null {
  const colon = place.lastIndexOf(":");
  return place.slice(0, colon) === path ? Number(place.slice(colon + 1)) : null;
}

/** Where places stand after lines came or went behind a line of a file. */
function moved(places: readonly string[], path: string, behind: number, by: number): string[] {
  return places.map((place) => {
    const line = lineIn(path, place);
    return line !== null && line > behind ? `${path}:${line + by}` : place;
  });
}

const removedName: Rule = (definition, code) => {
  const last = lastLineOf(definition);
  if (last === null) return null;
  const lines = linesOf(definition.source);
  const text = [...lines.slice(0, firstLineOf(definition) - 1), ...lines.slice(last)].join("\n");
  return { text, places: namedElsewhere(definition, code) };
};

const memberAdded: Rule = (definition, code) => {
  const { interfaces } = FORMS[endingOf(definition.source.path)];
  if (interfaces === undefined) return null;
  const implementer = interfaces.implementer(definition.name);
  const own = code.filter(({ path }) => endingOf(path) === endingOf(definition.source.path));
  const places = own.flatMap((source) =>
    bareLinesOf(source).flatMap((text, at) => (implementer.test(text) ? [`${source.path}:${at + 1}`] : [])),
  );
  const lines = linesOf(definition.source);
  const opening = lines[definition.line - 1].includes("{") ? definition.line : definition.line + 1;
  const text = [...lines.slice(0, opening), interfaces.member, ...lines.slice(opening)].join("\n");
  return { text, places: moved(places, definition.source.path, opening, 1) };
};

/** Two definitions of a name, one of which says that it overrides: the other is what it overrides. */
function overridden(functions: readonly Definition[]): BrokenCase[] {
  const counts = countOf(functions);
  return functions.flatMap((method): BrokenCase[] => {
    if (counts.get(method.name) !== 2 || !saysOverride(method)) return [];
    const base = functions.find((each) => each !== method && each.name === method.name);
    if (!base || saysOverride(base) || partsOf(base.parameters).length !== partsOf(method.parameters).length) return [];
    const { name, source } = base;
    const text = replaced(base, (each) => each.replace(`${name}(`, `${name}Anew(`));
    const place = `${method.source.path}:${method.line}`;
    return [{ rule: "rename what is overridden", name, path: source.path, text, places: [place] }];
  });
}

function saysOverride({ source, line }: Definition): boolean {
  const { overrides } = FORMS[endingOf(source.path)];
  const lines = linesOf(source);
  const own = overrides?.isAbove ? [lines[line - 1], lines[line - 2] ?? ""] : [lines[line - 1]];
  return overrides !== undefined && own.some((text) => overrides.line.test(text));
}
