/**
 * `npm run bench:unreal [-- FOLDER...]`: how much of Unreal C++ is understood. Without a folder, the fixtures of this
 * folder in the styles of UE4 and UE5; with folders, real projects. Prints a table and leaves the figures in
 * bench/results/.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { extract } from "../indexer/extract/extract";
import { readFacts, type KnownMacros } from "../indexer/extract/read-facts";
import { languageOfPath, languageTable } from "../indexer/languages/registry";
import { learnMacros } from "../indexer/mask/learn-macros";
import { NO_MACROS } from "../indexer/mask/macro-meanings";
import { listFiles } from "../indexer/plan/list-files";
import { createParser } from "../indexer/tree/parser";
import { countMarks, Share, type MarkCounts } from "./unreal/share";

const root = resolve(import.meta.dirname, "../..");
/** Characters that are read before the figures are taken. */
const WARM_UP = 2_000_000;
const C_FAMILY = /\.(?:h|hpp|hh|inl|c|cc|cpp|cxx)$/;

interface Figures {
  folder: string;
  files: number;
  cleanFiles: Share;
  types: Share;
  functions: Share;
  properties: Share;
  delegates: Share;
  specifiers: Share;
  /** milliseconds */
  mask: number;
  parse: number;
  extract: number;
}

const parser = await createParser();
await parser.load("c");
await parser.load("cpp");

async function measureFolder(folder: string): Promise<Figures> {
  const { paths } = await listFiles(folder);
  const figures: Figures = {
    ...{ folder, files: 0, mask: 0, parse: 0, extract: 0 },
    ...{ cleanFiles: new Share(), types: new Share(), functions: new Share() },
    ...{ properties: new Share(), delegates: new Share(), specifiers: new Share() },
  };
  const sources = paths
    .filter((path) => C_FAMILY.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
  // what the second look of the indexer would know
  const definitions = sources.map(({ text }) => text).join("\n");
  const macros = { configured: NO_MACROS, learned: learnMacros(definitions, Infinity) };
  // the last round is measured: by then everything is compiled
  const size = sources.reduce((sum, { text }) => sum + text.length, 0);
  for (let done = 0; done < WARM_UP; done += Math.max(size, 1000))
    for (const { path, text } of sources) measureFile(path, text);
  for (const { path, text } of sources) measureFile(path, text, { figures, macros });
  return figures;
}

function measureFile(path: string, text: string, into?: { figures: Figures; macros: KnownMacros }): void {
  const language = languageOfPath(path, text);
  if (language !== "c" && language !== "cpp") return;
  const { mask } = languageTable(language);
  const started = performance.now();
  const masked = mask?.(text).text ?? text;
  const maskedAt = performance.now();
  const tree = parser.parse(masked, language);
  const parsedAt = performance.now();
  extract(tree, masked, language);
  const extractedAt = performance.now();
  if (!into) return;
  const { figures, macros } = into;
  figures.mask += maskedAt - started;
  figures.parse += parsedAt - maskedAt;
  figures.extract += extractedAt - parsedAt;
  count(figures, countMarks(text), readFacts(parser, text, language, undefined, macros));
}

function count(figures: Figures, written: MarkCounts, facts: ReturnType<typeof readFacts>): void {
  figures.files++;
  figures.cleanFiles.add(1, facts.gaps.length === 0 ? 1 : 0);
  const said = facts.symbols.flatMap(({ reflection }) => (reflection ? [reflection] : []));
  const found = (pattern: RegExp): number => said.filter(({ macro }) => pattern.test(macro)).length;
  figures.types.add(written.types, found(/^U(?:CLASS|STRUCT|ENUM|INTERFACE)$/));
  figures.functions.add(written.functions, found(/^UFUNCTION$/));
  figures.properties.add(written.properties, found(/^UPROPERTY$/));
  figures.delegates.add(written.delegates, facts.symbols.filter(({ kind }) => kind === "delegate").length);
  const entries = said
    .filter(({ macro }) => macro !== "UMETA" && macro !== "UDELEGATE")
    .reduce((sum, { entries }) => sum + entries.length, 0);
  figures.specifiers.add(written.specifiers, entries);
}

function print(figures: Figures): void {
  const { folder, files, mask, parse, extract: extracted } = figures;
  console.log(`\n${folder}: ${files} files`);
  const row = (share: Share) => ({ written: share.all, found: share.found, share: share.percent });
  console.table({
    "files without a gap": row(figures.cleanFiles),
    "reflected types": row(figures.types),
    "reflected functions": row(figures.functions),
    "reflected properties": row(figures.properties),
    "delegate types": row(figures.delegates),
    "specifiers and meta entries": row(figures.specifiers),
  });
  console.log(
    `mask ${mask.toFixed(0)} ms = ${((100 * mask) / parse).toFixed(1)} % of parse (${parse.toFixed(0)} ms); extract ${extracted.toFixed(0)} ms`,
  );
}

const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked.map((folder) => resolve(folder)) : [join(root, "bench/unreal/fixtures")];
const results: Figures[] = [];
for (const folder of folders) {
  results.push(await measureFolder(folder));
  print(results[results.length - 1]);
}
mkdirSync(join(root, "bench/results"), { recursive: true });
writeFileSync(join(root, "bench/results/unreal.json"), `${JSON.stringify(results, null, 2)}\n`);
