/**
 * What clangd says about every name in a folder: which symbol stands there, where that is declared, and what refers to
 * it. Files in which clangd finds an error are passed over, and so is what it answers nothing about: both stay
 * unknown.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { CodeText } from "../code-text";
import { ClangdSession, type Spot } from "./session";

const Site = z.object({ path: z.string().nullable(), line: z.number(), column: z.number() });

const SurveyedSymbol = z.object({
  name: z.string(),
  usr: z.string(),
  container: z.string(),
  /** where it is declared and where defined, as far as the files that use it see */
  declared: z.array(Site),
  defined: z.array(Site),
  /** null where nobody asked: symbols that are not declared in the folder, and locals */
  references: z.array(Site).nullable(),
  /** what overrides it */
  overriders: z.array(Site),
  /** ids of the types that it derives from */
  bases: z.array(z.string()),
});
export type SurveyedSymbol = z.infer<typeof SurveyedSymbol>;

/** 0-based; a name is [line, column, id of the symbol], a declaration [line, column]. */
export const Survey = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      names: z.array(z.tuple([z.number(), z.number(), z.string()])),
      declarations: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
  symbols: z.record(z.string(), SurveyedSymbol),
});
export type Survey = z.infer<typeof Survey>;

export interface SurveyRequest {
  executable: string;
  folder: string;
  /** a folder of clangd's own, for its compile commands and its index */
  commands: string;
  languageId: "c" | "cpp";
  /** compiler arguments for every file */
  flags: readonly string[];
  texts: ReadonlyMap<string, CodeText>;
  milliseconds: number;
}

/** Rejects when clangd cannot be run or takes too long; `say` hears which files are passed over. */
export async function survey(request: SurveyRequest, say: (line: string) => void): Promise<Survey> {
  const { executable, folder, commands, languageId, flags, texts, milliseconds } = request;
  const units = [...texts.keys()].filter((path) => /\.(c|cc|cpp|cxx)$/.test(path));
  mkdirSync(commands, { recursive: true });
  const entries = units.map((path) => ({ directory: folder, file: path, arguments: ["clang", ...flags, "-c", path] }));
  writeFileSync(join(commands, "compile_commands.json"), JSON.stringify(entries));
  const session = new ClangdSession(executable, folder, commands, languageId, milliseconds);
  const found: Survey = { files: [], symbols: {} };
  const broken: string[] = [];
  try {
    await session.start(units[0]);
    for (const [path, text] of texts) {
      // A header read alone may close a pragma that it did not open.
      const error = (await session.open(path)).find((message) => !message.startsWith("#pragma"));
      if (error !== undefined) broken.push(`${path} (${error.split("\n")[0]})`);
      else await readFile(session, path, text, found);
      session.close(path);
    }
  } finally {
    session.stop();
  }
  if (broken.length > 0) say(`Passed over for errors: ${broken.join(", ")}`);
  return found;
}

/** Requests that wait at clangd at a time. */
const AT_ONCE = 200;

async function readFile(session: ClangdSession, path: string, text: CodeText, found: Survey): Promise<void> {
  const declarations = await session.declarations(path);
  const names: Survey["files"][number]["names"] = [];
  const news: { id: string; spot: Spot }[] = [];
  const words = [...text.words()];
  for (let from = 0; from < words.length; from += AT_ONCE) {
    const some = words.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map((spot) => session.symbolsAt(path, spot)));
    for (const [at, infos] of answers.entries()) {
      const { line, column, word } = some[at];
      // An alias brings what it stands for with it.
      const fitting = infos.filter(({ name }) => name === word);
      if (fitting.length !== 1) continue;
      const [{ id, name, usr, containerName, declarationRange, definitionRange }] = fitting;
      names.push([line, column, id]);
      if (!(id in found.symbols)) news.push({ id, spot: { line, column } });
      const none = { declared: [], defined: [], references: null, overriders: [], bases: [] };
      const symbol = (found.symbols[id] ??= { name, usr, container: containerName ?? "", ...none });
      if (declarationRange) add(symbol.declared, session.site(declarationRange));
      if (definitionRange) add(symbol.defined, session.site(definitionRange));
    }
  }
  found.files.push({ path, names, declarations: declarations.map(({ line, column }) => [line, column]) });
  for (let from = 0; from < news.length; from += AT_ONCE)
    await Promise.all(
      news.slice(from, from + AT_ONCE).map(({ id, spot }) => relate(session, path, spot, found.symbols[id])),
    );
}

/** Asks what refers to a symbol of the folder that stands at a spot. */
async function relate(session: ClangdSession, path: string, spot: Spot, symbol: SurveyedSymbol): Promise<void> {
  // Macros come without a place.
  if (symbol.declared.length === 0) for (const site of await session.definition(path, spot)) add(symbol.defined, site);
  if (isLocal(symbol) || [...symbol.declared, ...symbol.defined].every((site) => site.path === null)) return;
  symbol.references = await session.references(path, spot);
  if (isType(symbol)) symbol.bases = await session.bases(path, spot);
  if (isFunction(symbol) && !isConstructor(symbol)) symbol.overriders = await session.overriders(path, spot);
}

function add(sites: z.infer<typeof Site>[], { path, line, column }: z.infer<typeof Site>): void {
  if (!sites.some((site) => site.path === path && site.line === line && site.column === column))
    sites.push({ path, line, column });
}

/** Of a function; members and what namespaces hold have containers that end in `::`. */
export const isLocal = ({ container }: SurveyedSymbol): boolean => container !== "" && !container.endsWith("::");

/** clang writes what a function takes behind its name; a function of C takes no part in its name. */
export const isFunction = ({ usr, name }: SurveyedSymbol): boolean =>
  usr.endsWith(`@F@${name}`) || usr.includes(`@F@${name}#`) || (usr.includes("@FT@>") && usr.includes(`${name}#`));

/** A struct, class or union, a template of one too, and what a typedef names so. */
export const isType = ({ usr }: SurveyedSymbol): boolean => /@(S|U|SA|UA|ST>[^@]*|SP>[^@]*)@[^@#]*$/.test(usr);

export const isConstructor = (symbol: SurveyedSymbol): boolean =>
  isFunction(symbol) && symbol.container.split("::").at(-2)?.replace(/<.*/, "") === symbol.name;
