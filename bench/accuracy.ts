/**
 * `npm run bench:accuracy`: how right the answers are, by rules alone and with compilers asked, beside plain grep and
 * universal-ctags. Judged by what compilers' engines say about real code. Prints precision, recall and F1, and leaves
 * the figures and the worst misses in bench/results/. `-- NAME...` measures some sources only.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withFathom } from "./accuracy/fathom";
import { f1, precision, recall, scoreOf, type Score, type Tally } from "./accuracy/score";
import { textsOf } from "./accuracy/source";
import { sources } from "./accuracy/sources";
import { truthOf } from "./accuracy/truth";
import { yardstick } from "./accuracy/yardstick";

const root = resolve(import.meta.dirname, "../..");
const SEED = 1;

interface Result {
  source: string;
  language: string;
  by: string;
  score: Score;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const found = (await sources((line) => console.log(line))).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  const results: Result[] = [];
  const folders = found.map(({ folder }) => folder);
  const shipped = { indexer: join(root, "bench/dist/indexer.js"), migrations: join(root, "prisma/migrations") };
  for (const isPrecise of [false, true])
    await withFathom(folders, { ...shipped, isPrecise }, async (ask, names) => {
      for (const [at, source] of found.entries()) {
        const texts = textsOf(source);
        const truth = truthOf(source.documents(), texts, SEED);
        for (const answerer of [ask(names[at]), isPrecise ? null : yardstick(source.folder, texts)]) {
          if (answerer === null) continue;
          const score = await scoreOf(answerer, truth, texts);
          results.push({ source: source.name, language: source.language, by: answerer.name, score });
        }
      }
    });
  print(results);
  const folder = join(root, "bench/results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "accuracy.json"), JSON.stringify({ date: new Date().toISOString(), results }, null, 2));
  console.log(`The misses are in ${join("bench", "results", "accuracy.json")}.`);
}

const share = (part: number, of: number): string => (of === 0 ? "-" : (part / of).toFixed(2));
const shown = (value: number): string => (Number.isNaN(value) ? "-" : value.toFixed(2));
const three = (tally: Tally): string => [precision(tally), recall(tally), f1(tally)].map(shown).join(" / ");

function print(results: readonly Result[]): void {
  console.log("\nPrecision / recall / F1; definitions: share right of those answered, and share answered");
  console.table(
    Object.fromEntries(
      results.map(({ source, by, score }) => [
        `${source}, ${by}`,
        {
          "definition right": share(score.right, score.answered),
          answered: share(score.answered, score.asked),
          locals: share(score.locals.right, score.locals.asked),
          "outside sent inside": share(score.externals.inside, score.externals.asked),
          usages: three(score.usages),
          "shared names": shown(f1(score.usagesOfShared)),
          callers: three(score.callers),
          inheritors: three(score.inheritors),
        },
      ]),
    ),
  );
  const bases = new Map<string, { right: number; wrong: number }>();
  for (const { language, score } of results)
    for (const [basis, { right, wrong }] of Object.entries(score.byBasis)) {
      const sum = bases.get(`${language}, ${basis}`) ?? { right: 0, wrong: 0 };
      bases.set(`${language}, ${basis}`, { right: sum.right + right, wrong: sum.wrong + wrong });
    }
  console.log("Precision by basis, over all questions");
  const rows = [...bases].map(([basis, { right, wrong }]) => [
    basis,
    { rows: right + wrong, precision: share(right, right + wrong) },
  ]);
  console.table(Object.fromEntries(rows));
}

await main();
