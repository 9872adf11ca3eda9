/**
 * The yardstick program: reads and parses every file with web-tree-sitter in as many threads as the indexer has, and
 * (`capture`) asks the query API for every identifier. Nothing is kept.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { Parser, Query, type Language } from "web-tree-sitter";
import { isParsed, type ParsedLanguage } from "../../lib/contract/vocabulary";
import { languageOfPath, languageTable } from "../../indexer/languages/registry";
import { listFiles } from "../../indexer/plan/list-files";
import { loadGrammar } from "../../indexer/tree/runtime";

type Mode = "parse" | "capture";
interface Share {
  root: string;
  paths: string[];
  mode: Mode;
  /** index of the next file that no thread has taken */
  next: SharedArrayBuffer;
}

async function runThread({ root, paths, mode, next }: Share): Promise<number> {
  const position = new Int32Array(next);
  const queries = new Map<ParsedLanguage, { grammar: Language; query: Query }>();
  let parser: Parser | undefined;
  let captured = 0;
  for (let i = Atomics.add(position, 0, 1); i < paths.length; i = Atomics.add(position, 0, 1)) {
    const text = readFileSync(join(root, paths[i]), "utf8");
    const language = languageOfPath(paths[i], text);
    if (!language || !isParsed(language)) continue;
    const known = queries.get(language) ?? (await prepare(language));
    queries.set(language, known);
    parser ??= new Parser();
    const tree = parser.setLanguage(known.grammar).parse(text);
    if (tree && mode === "capture")
      for (const { node } of known.query.captures(tree.rootNode)) captured += node.startIndex >= 0 ? 1 : 0;
    tree?.delete();
  }
  return captured;
}

async function prepare(language: ParsedLanguage): Promise<{ grammar: Language; query: Query }> {
  const grammar = await loadGrammar(language);
  const types = Object.keys(languageTable(language).identifiers);
  return { grammar, query: new Query(grammar, types.map((type) => `(${type}) @identifier`).join(" ")) };
}

async function main(root: string, mode: Mode, threads: number): Promise<void> {
  const listed = await listFiles(root);
  const paths = listed.paths.filter((path) => languageOfPath(path) !== null);
  const share: Share = { root, paths, mode, next: new SharedArrayBuffer(4) };
  const counts = await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<number>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: share });
          worker.on("message", resolve).on("error", reject);
        }),
    ),
  );
  console.log(JSON.stringify({ files: paths.length, captured: counts.reduce((sum, count) => sum + count, 0) }));
}

if (isMainThread) {
  const [root, mode, threads] = process.argv.slice(2);
  await main(root, mode as Mode, Number(threads));
} else parentPort?.postMessage(await runThread(workerData as Share));
