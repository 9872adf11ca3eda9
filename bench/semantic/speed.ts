/** How fast symbols are embedded, and how long answers take over as many symbols as a large index has. */
import { StaticEmbedder } from "../../lib/semantic/embedders/static-embedder";
import { blend } from "../../lib/semantic/blend";
import { makeSegment } from "../../lib/semantic/make-segment";
import type { StaticTable } from "../../lib/semantic/table/static-table";
import { CodedScan } from "../../lib/semantic/vectors/coded-scan";
import { bagOfQuestion } from "../../lib/semantic/words/bag";
import { WordIds } from "../../lib/semantic/words/word-ids";
import { WordIndex } from "../../lib/semantic/words/word-index";
import { REHEARSED } from "../../lib/queries/semantic/start-semantic-search";
import type { Questions } from "./questions";

const LARGE = 200_000;
const CANDIDATES = 400;
const all = (): boolean => true;

export async function speedOf({ pool, asked }: Questions, base: StaticTable): Promise<Record<string, number>> {
  const words = new WordIds();
  const embedder = new StaticEmbedder("base", base, words);
  // Once for the compiler: an indexer embeds for minutes.
  await makeSegment(pool, new StaticEmbedder("base", base, new WordIds()), new WordIds());
  const before = process.cpuUsage();
  const segment = await makeSegment(pool, embedder, words);
  const cpu = process.cpuUsage(before);
  const [vectors, byWords] = [new CodedScan(), new WordIndex()];
  const copies = Math.ceil(LARGE / pool.length);
  for (let copy = 0; copy < copies; copy++) {
    const shifted = { ...segment, symbols: segment.symbols.map((symbol) => symbol + copy * 2 ** 45) };
    await vectors.add({ id: copy, model: "base", ...shifted });
    byWords.add(copy, shifted);
  }
  const answer = async (question: string): Promise<number> => {
    const started = process.cpuUsage();
    const vector = [{ model: "base", vector: await embedder.embedQuestion(question) }];
    const said = byWords.ask(bagOfQuestion(question, words));
    const lexical = said.best(CANDIDATES, all).map(({ symbol }) => symbol);
    const near = new Map(
      (await vectors.nearest(vector, CANDIDATES, { passes: all, all: () => [] })).map((each) => [
        each.symbol,
        each.score,
      ]),
    );
    for (const [symbol, score] of await vectors.scoresOf(vector, lexical)) near.set(symbol, score);
    const found = new Set([...lexical, ...near.keys()]);
    blend([...found].map((symbol) => ({ symbol, words: said.of(symbol), near: near.get(symbol) ?? 0 })));
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  // As the server does when it starts.
  for (const question of REHEARSED) await answer(question);
  const times: number[] = [];
  for (const { question } of asked) times.push(await answer(question));
  const [first] = times;
  times.sort((a, b) => a - b);
  return {
    "symbols embedded per CPU second": Math.round((pool.length / (cpu.user + cpu.system)) * 1e6),
    "symbols of the large index": copies * pool.length,
    "CPU ms of the first answer": Math.round(first),
    "CPU ms of an answer, median": Math.round(times[times.length >> 1]),
    "CPU ms of an answer, of twenty the slowest": Math.round(times[Math.floor(times.length * 0.95)]),
  };
}
