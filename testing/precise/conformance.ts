/**
 * What every precise engine must do, shown on small programs. An engine brings its own programs; the laws that hold
 * for all are checked on each of
 * them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LanguageId } from "../../lib/contract/vocabulary";
import { NONE_OF } from "../../lib/format/precise-facts";
import { lineStarts } from "../../lib/format/line-starts";
import { languageOfPath } from "../../indexer/languages/registry";
import type { Compiler } from "../../indexer/precise/engine-entry";
import type {
  EngineFile,
  EngineSurroundings,
  Place,
  PreciseDocument,
  PreciseEngine,
  PreciseRelation,
} from "../../indexer/precise/port";
import type { MissingTool } from "../../indexer/precise/tools/find-tool";
import { folderWith } from "../indexer/run-indexer";

/**
 * A place is written `path:line name`, the second name of its kind in a line `path:line name#2`. Names outside of the
 * repository are `outside`, those that the engine must not answer `silent`; `not path:line name` is what a name surely
 * does not mean, whatever else it means.
 */
export interface ConformanceProgram {
  what: string;
  files: Record<string, string>;
  /** of a folder that the program stands on */
  external?: Record<string, string>;
  /** what a used name means: one place, or all of them, best first */
  means: Record<string, string | readonly string[]>;
  /** all bases that are told of the program: derived -> base */
  bases?: Record<string, string | readonly string[]>;
  /** all overrides: member -> what it overrides or implements */
  overrides?: Record<string, string | readonly string[]>;
}

/** A file's text. */
export const lines = (...all: string[]): string => all.map((line) => `${line}\n`).join("");

/**
 * @param compiler as `EngineEntry.find` says: where there is none, the programs are skipped and the reason is their
 * title
 */
export function conformance(
  engine: PreciseEngine,
  compiler: Compiler | MissingTool,
  programs: readonly ConformanceProgram[],
): void {
  if ("reason" in compiler) {
    describe.skip(`${engine.id}: ${compiler.reason}`, () => it.skip("programs"));
    return;
  }
  describe(`${engine.id} ${compiler.version}`, { timeout: 120_000 }, () => {
    it.each(programs)("$what", async (program) => {
      const { root, remove } = folderWith(program.files);
      const external = folderWith(program.external ?? {});
      try {
        const before = listing(root);
        const externals = [{ root: realpathSync(external.root), paths: Object.keys(program.external ?? {}) }];
        const documents = await documentsOf(engine, root, Object.keys(program.files), { ...compiler, externals });
        checkLaws(documents, program.files);
        checkMeanings(program, documents);
        if (program.bases) expect(told(program, documents, "base"), "bases").toEqual(lists(program.bases));
        if (program.overrides)
          expect(told(program, documents, "override"), "overrides").toEqual(lists(program.overrides));
        expect(listing(root), "nothing is written").toEqual(before);
      } finally {
        remove();
        external.remove();
      }
    });
    describe("of some files", () => {
      const [program] = programs;
      let folder: ReturnType<typeof folderWith>;
      beforeAll(() => void (folder = folderWith(program.files)));
      afterAll(() => folder.remove());

      it("only those that are asked for are answered, and missing ones are left out", async () => {
        const files = filesOf(engine, Object.keys(program.files));
        const [{ path }] = files;
        const own = folderWith({});
        try {
          const session = engine.open(realpathSync(folder.root), files, surroundings(own.root, compiler));
          const told = await all(session.documents([path, "no/such/file"]));
          expect(told.map((document) => document.path)).toEqual([path]);
          expect(session.contentHash("no/such/file")).toBeNull();
        } finally {
          own.remove();
        }
      });
    });
  });
}

/** Facts of all files of a folder in the engine's languages. @param compiler what the engine asks */
export async function documentsOf(
  engine: PreciseEngine,
  root: string,
  paths: readonly string[],
  compiler: Beside = { program: null },
): Promise<PreciseDocument[]> {
  const files = filesOf(engine, paths);
  const own = folderWith({});
  try {
    const session = engine.open(realpathSync(root), files, surroundings(own.root, compiler));
    const asked = files.filter(({ language }) => engine.languages.includes(language));
    return await all(session.documents(asked.map(({ path }) => path)));
  } finally {
    own.remove();
  }
}

/** What an engine has beside the program. */
type Beside = Pick<EngineSurroundings, "program" | "package" | "externals">;

const surroundings = (folder: string, beside: Beside): EngineSurroundings => ({
  folder: realpathSync(folder),
  program: beside.program,
  package: beside.package,
  externals: beside.externals,
  alive: () => {},
});

async function all(documents: Iterable<PreciseDocument> | AsyncIterable<PreciseDocument>): Promise<PreciseDocument[]> {
  const told: PreciseDocument[] = [];
  for await (const document of documents) told.push(document);
  return told;
}

/** Those paths that are in an engine's languages, and in those that it reads. */
export function filesOf(engine: PreciseEngine, paths: readonly string[]): EngineFile[] {
  return paths.flatMap((path) => {
    const language = languageOfPath(path, "");
    const read: readonly string[] = [...engine.languages, ...(engine.reads ?? [])];
    const isOwn = language !== null && read.includes(language);
    return isOwn ? [{ path, language: language as LanguageId }] : [];
  });
}

function checkLaws(documents: readonly PreciseDocument[], files: Record<string, string>): void {
  for (const { path, contentHash, occurrences, relations, members = [] } of documents) {
    expect(Buffer.from(contentHash).toString("hex"), path).toBe(createHash("sha256").update(files[path]).digest("hex"));
    const places = occurrences.map(({ line, column }) => line * 1e6 + column);
    expect(places, "by place, each place once").toEqual([...new Set(places)].sort((a, b) => a - b));
    for (const occurrence of occurrences) {
      expect(nameAt(files[path], occurrence), "a name stands where one is used").not.toBeNull();
      expect(occurrence.isOutside, "outside, or somewhere").toBe(occurrence.targets.length === 0);
    }
    for (const member of members) expect(nameAt(files[path], member), "a member stands at a name").not.toBeNull();
    expect(new Set(members.map(({ member }) => member)).size, "each member is told from the others").toBe(
      members.length,
    );
    for (const { from } of relations) expect(nameAt(files[from.path ?? path] ?? "", from)).not.toBeNull();
    for (const target of [...occurrences.flatMap(({ targets }) => targets), ...relations.map(({ to }) => to)])
      expect(nameAt(files[target.path] ?? "", target), `a name at ${target.path}:${target.line + 1}`).not.toBeNull();
  }
}

function checkMeanings({ files, means }: ConformanceProgram, documents: readonly PreciseDocument[]): void {
  const answers: Record<string, readonly string[]> = {};
  for (const written of Object.keys(means)) {
    const { path, line, column } = placeOf(files, written);
    const occurrences = documents.find((document) => document.path === path)?.occurrences;
    const found = occurrences?.find((occurrence) => occurrence.line === line && occurrence.column === column);
    if (!found) answers[written] = ["silent"];
    else if (found.isOutside) answers[written] = ["outside"];
    else {
      const isNone = found.targets[0].member === NONE_OF;
      const told = isNone ? found.targets.slice(1) : found.targets;
      answers[written] = told.map((target) => (isNone ? "not " : "") + writtenAs(files, target.path, target));
    }
  }
  expect(answers).toEqual(lists(means));
}

function told(
  { files }: ConformanceProgram,
  documents: readonly PreciseDocument[],
  kind: PreciseRelation["kind"],
): Record<string, readonly string[]> {
  const found: Record<string, string[]> = {};
  for (const { path, relations } of documents)
    for (const relation of relations)
      if (relation.kind === kind)
        (found[writtenAs(files, relation.from.path ?? path, relation.from)] ??= []).push(
          writtenAs(files, relation.to.path, relation.to),
        );
  return found;
}

const lists = (wanted: Record<string, string | readonly string[]>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(wanted).map(([from, to]) => [from, typeof to === "string" ? [to] : to]));

/** Lines as engines count them, without a byte order mark. */
function linesOf(text: string): string[] {
  const clean = text.replace(/^\uFEFF/, "");
  const starts = lineStarts(clean);
  return [...starts].map((start, line) => clean.slice(start, starts[line + 1]));
}

/** The last one begins a literal that has no name: `export default {`. */
const NAME = /[\p{L}_$#][\p{L}\p{N}_$]*|["'`[][^"'`\]]*["'`\]]|\{/uy;

/** The name that begins at a place; null where none does. */
function nameAt(text: string, { line, column }: Place): string | null {
  NAME.lastIndex = column;
  return NAME.exec(linesOf(text)[line] ?? "")?.[0] ?? null;
}

/** All names of a line that read alike, by column. */
function alike(text: string, line: number, name: string): number[] {
  const found: number[] = [];
  const source = linesOf(text)[line] ?? "";
  for (let at = source.indexOf(name); at >= 0; at = source.indexOf(name, at + 1)) {
    const isWhole =
      !/[\p{L}\p{N}_$#]/u.test(source[at - 1] ?? " ") && !/[\p{L}\p{N}_$]/u.test(source[at + name.length] ?? " ");
    if (isWhole || /^["'`[]/.test(name)) found.push(at);
  }
  return found;
}

function placeOf(files: Record<string, string>, written: string): Place & { path: string } {
  const [, path, number, name, nth = "1"] = /^(.+):(\d+) (.+?)(?:#(\d+))?$/.exec(written) ?? [];
  const line = Number(number) - 1;
  const column = alike(files[path] ?? "", line, name)[Number(nth) - 1];
  if (column === undefined) throw new Error(`No such place in the program: ${written}`);
  return { path, line, column };
}

function writtenAs(files: Record<string, string>, path: string, place: Place): string {
  const name = nameAt(files[path], place) ?? "?";
  const nth = alike(files[path], place.line, name).indexOf(place.column) + 1;
  return `${path}:${place.line + 1} ${name}${nth > 1 ? `#${nth}` : ""}`;
}

function listing(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .map(
      (entry) =>
        join(entry.parentPath, entry.name) +
        (entry.isFile() ? readFileSync(join(entry.parentPath, entry.name), "hex") : ""),
    )
    .sort();
}
