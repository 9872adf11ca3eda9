/**
 * A database that is stopped, or that makes everybody wait, is told soon and by name; the process goes on, and answers
 * as before when it is back.
 *
 *   FATHOM_TRIAL_AWAY=60   seconds for which it is away; one when left out
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { databaseProxy, type DatabaseProxy } from "../../testing/database/database-proxy";
import { ask, askTool, atRate, statuses, type Asked } from "../../testing/e2e/asking";
import { serveRoutes, type TestServer } from "../../testing/http-server";
import { sampleFiles, sampleRepositories } from "../../testing/queries/game";
import { sampleIndex, type SampleIndex } from "../../testing/queries/small-codebase";
import { tellFigure, trialSize } from "../../testing/trial-figure";
import { stopAnswering } from "../../testing/stop-answering";

const AWAY = trialSize("FATHOM_TRIAL_AWAY", 1);
const MOST_MS = 3_000;
/** Tests run beside each other: an answer that came in time may have waited for the processor. */
const SLACK_MS = 1_500;

let index: SampleIndex;
let proxy: DatabaseProxy;
let server: TestServer;
beforeAll(async () => {
  index = await sampleIndex(sampleRepositories, sampleFiles);
  proxy = await databaseProxy(index.database.url);
  vi.stubEnv("DATABASE_URL", proxy.url);
  const { apiRoute } = await import("./api-route");
  const { handleMcp } = await import("../mcp/handle-mcp");
  const { alive, ready } = await import("./probe");
  server = await serveRoutes({ "/api": apiRoute.GET, "/mcp": handleMcp, "/livez": alive, "/readyz": ready });
  while ((await anyQuestion(0)).status !== 200) await sleep(50);
}, 240_000);
afterAll(async () => {
  await server?.close();
  await stopAnswering();
  await proxy?.close();
  await index?.close();
  vi.unstubAllEnvs();
});

const QUESTIONS = [
  ...[
    "/api/symbols/declaration?symbol=BeginPlay",
    "/api/status",
    "/api/files/outline?file=Source/MyPlayerController.cpp",
  ],
  ...["/api/text?query=BeginPlay", "/readyz"],
];
const anyQuestion = (at: number): Promise<Asked> =>
  at % 6 === 5
    ? askTool(server.url, "symbol_declaration", { symbol: "BeginPlay" })
    : ask(server.url + QUESTIONS[at % QUESTIONS.length]);

/** A tool says in its answer what a route says by its status. */
const isRefused = ({ status, text }: Asked): boolean => status === 503 || /database_unavailable/.test(text);

async function backAfter(): Promise<number> {
  const started = performance.now();
  for (let at = 0; at < QUESTIONS.length + 1; at++)
    while (performance.now() < started + 20_000) {
      const answer = await anyQuestion(at);
      if (answer.status === 200 && !isRefused(answer)) break;
      await sleep(20);
    }
  return performance.now() - started;
}

it(
  "a database that is stopped is told within seconds, and answers come again when it is back",
  async () => {
    await atRate(20, 1, anyQuestion);
    await proxy.refuse();
    const answers = await atRate(10, AWAY, anyQuestion);
    const alive = await ask(`${server.url}/livez`);
    await proxy.open();
    const back = await backAfter();
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    tellFigure(
      3,
      `away for ${AWAY} s: ${answers.filter(isRefused).length} of ${answers.length} refused by name, the slowest in ${Math.round(slowest)} ms; ` +
        `back after ${Math.round(back)} ms; 0 processes ended`,
    );
    expect(alive.status).toBe(200);
    expect(answers.filter((each) => !isRefused(each) && each.status !== 200)).toEqual([]);
    expect(answers.some(isRefused)).toBe(true);
    expect(slowest).toBeLessThan(MOST_MS + SLACK_MS);
    expect(back).toBeLessThan(5_000);
  },
  60_000 + AWAY * 2_000,
);

it(
  "when somebody holds the tables, and with them every connection, requests fail soon",
  async () => {
    const holder = new pg.Client({ connectionString: index.database.url });
    await holder.connect();
    await holder.query("begin; lock table file, symbol, repository, file_content in access exclusive mode");
    const answers = await atRate(20, AWAY, anyQuestion);
    await holder.end();
    const back = await backAfter();
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    tellFigure(
      26,
      `API and tools, held for ${AWAY} s: ${statuses(answers)}; the slowest answer ${Math.round(slowest)} ms; back after ${Math.round(back)} ms`,
    );
    // More than may wait meanwhile is told that it is too much.
    expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(answers.some(isRefused)).toBe(true);
    expect(slowest).toBeLessThan(MOST_MS + SLACK_MS);
    expect(back).toBeLessThan(5_000);
  },
  60_000 + AWAY * 2_000,
);
