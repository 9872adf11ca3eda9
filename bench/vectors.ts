/**
 * `DATABASE_URL=... npm run bench:vectors` measures what finds the nearest vectors over an index that a server has
 * made, and pgvector beside it where one with FATHOM_VECTORS=pgvector has: first sentences of comments are asked, of
 * all symbols and of ever smaller shares of them. Prints how many of the 10 and of the 400 nearest each finds, how
 * long it takes, and what the tables take.
 */
import { createPool } from "../lib/db/pool";
import { modelWords } from "../lib/db/semantic/semantic-models";
import { loadSemanticSegments, semanticSegmentHeads } from "../lib/db/semantic/semantic-segments";
import { hasVectorTables } from "../lib/db/semantic/vector-tables";
import { questionEmbedder } from "../lib/semantic/embedders/engines";
import { BestOf } from "../lib/semantic/vectors/best-of";
import { CodedScan } from "../lib/semantic/vectors/coded-scan";
import { PgvectorIndex } from "../lib/semantic/vectors/pgvector/pgvector-index";
import type { ModelVector, VectorIndex, Wanted } from "../lib/semantic/vectors/port";
import { passagesByRepository } from "./semantic/passages";
import { questionsOf } from "./semantic/questions";

const QUESTIONS = 15;
/** As many as the product takes. */
const CANDIDATES = 400;
/** One symbol in so many is wanted. */
const SHARES = [1, 10, 100, 1_000];

const url = process.env.DATABASE_URL ?? "";
const pool = createPool({ url, applicationName: "fathom vectors", statementTimeout: 60_000 });

async function main(): Promise<void> {
  const [scan, table] = [new CodedScan(), new PgvectorIndex(pool)];
  const heads = await semanticSegmentHeads(pool);
  const symbols: number[] = [];
  for (const head of heads)
    for await (const { segment } of loadSemanticSegments(pool, [head.id])) {
      symbols.push(...segment.symbols);
      await scan.add({ ...head, ...segment });
    }
  const engines = { scan, ...((await hasVectorTables(pool)).here && { pgvector: table }) };
  const inTable = await engines.pgvector?.parts();
  if (heads.some(({ id }) => inTable?.has(id) === false)) throw new Error("The tables of pgvector are not filled yet.");
  const questions = await vectorsOfQuestions([...new Set(heads.map(({ model }) => model))]);
  console.log(`${symbols.length} symbols, ${questions.length} questions`);
  const rows = [];
  for (const share of SHARES) {
    const passes = (symbol: number): boolean => (((symbol % 999_983) * 7_919) % 1_000_003) % share === 0;
    const wanted = { passes, all: () => symbols.filter(passes) };
    const nearest = await Promise.all(questions.map((question) => nearestOf(scan, question, wanted)));
    for (const [name, engine] of Object.entries(engines))
      rows.push({ "one in": share, engine: name, ...(await compare(engine, wanted, questions, nearest)) });
  }
  console.table(rows);
  if (engines.pgvector !== undefined) console.table(await sizes());
}

/** The nearest, by the values of every vector. */
async function nearestOf(scan: VectorIndex, question: ModelVector[], wanted: Wanted): Promise<number[]> {
  const best = new BestOf(CANDIDATES);
  for (const [symbol, score] of await scan.scoresOf(question, wanted.all())) best.offer(symbol, score);
  return best.all().map(({ symbol }) => symbol);
}

async function compare(
  engine: VectorIndex,
  wanted: Wanted,
  questions: readonly ModelVector[][],
  nearest: readonly number[][],
) {
  await engine.nearest(questions[0], CANDIDATES, wanted);
  const all = [];
  for (const [at, question] of questions.entries()) {
    const before = performance.now();
    const named = await engine.nearest(question, CANDIDATES, wanted);
    const ms = performance.now() - before;
    const found = new Set(named.map(({ symbol }) => symbol));
    const recall = (most: number): number => {
      const first = nearest[at].slice(0, most);
      return first.filter((symbol) => found.has(symbol)).length / Math.max(first.length, 1);
    };
    all.push({ ms, ten: recall(10), many: recall(CANDIDATES) });
  }
  const middle = (values: number[]): number => Math.round(values.sort((a, b) => a - b)[values.length >> 1] * 10) / 10;
  const mean = (values: number[]): number =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000;
  return {
    "of the nearest 10": mean(all.map(({ ten }) => ten)),
    "of the nearest 400": mean(all.map(({ many }) => many)),
    "ms, median": middle(all.map(({ ms }) => ms)),
  };
}

/** A vector a model for each question, as a reader's question has. */
async function vectorsOfQuestions(models: readonly string[]): Promise<ModelVector[][]> {
  const found: ModelVector[][] = [];
  for (const repository of (await passagesByRepository(url, new Set())).values())
    for (const { question } of questionsOf(repository, QUESTIONS, QUESTIONS).asked) {
      const vectors = models.map(async (model) => {
        const embedder = await questionEmbedder(model, await modelWords(pool, model));
        return { model, vector: await embedder.embedQuestion(question) };
      });
      found.push(await Promise.all(vectors));
    }
  return found;
}

async function sizes() {
  const { rows } = await pool.query<{ what: string; megabytes: number }>(
    `select coalesce(m.model, '') || ': ' || case when i.indexrelid is null then 'rows' else am.amname end as what,
       round(pg_relation_size(coalesce(i.indexrelid, c.oid)) / 1e6)::int as megabytes
     from semantic_vector_model m join pg_class c on c.relname = 'semantic_vector_' || m.number
     left join lateral (select indexrelid from pg_index where indrelid = c.oid union all select null) i on true
     left join pg_class x on x.oid = i.indexrelid left join pg_am am on am.oid = x.relam order by 1`,
  );
  return rows;
}

await main().finally(() => pool.end());
