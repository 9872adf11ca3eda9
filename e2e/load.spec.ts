/**
 * Many readers at once, readers who ask too much, and a database that does not answer: the server stays, says what is
 * wrong, and answers as before afterwards. Sizes, small when left out:
 *
 *   FATHOM_TRIAL_SECONDS, FATHOM_TRIAL_RATE   how long, and how many requests a second while files are saved
 *   FATHOM_TRIAL_CALLERS     callers that never pause
 *   FATHOM_TRIAL_HELD        seconds for which every connection to the database is held
 *   FATHOM_TRIAL_PATTERNS    regular expressions
 *   FATHOM_TRIAL_MEGABYTES   size of a body
 */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "@playwright/test";
import { ask, askTool, atRate, megabytes, probe, statuses, webFigures, type Asked } from "../testing/e2e/asking";
import { evilPatterns } from "../testing/e2e/evil-patterns";
import { dataOf } from "../testing/e2e/kills";
import { ownFolder, type OwnFolder } from "../testing/e2e/own-folder";
import { isOfOneTime, saveTide, TIDE_QUESTIONS, timeOf } from "../testing/e2e/tide";
import { manyClasses } from "../testing/indexer/indexer-of-test";
import { percentile, tellFigure, trialSize } from "../testing/trial-figure";
import { startInstance, type Instance } from "./instance";

// One after the other: each would spoil the figures of the others.
test.describe.configure({ mode: "default" });
// A machine that runs other tests beside it says nothing about load.
test.skip(process.env.FATHOM_TRIAL_FIGURES === undefined, "load is tried by `npm run trials -- load --quick`, alone");

const SECONDS = trialSize("FATHOM_TRIAL_SECONDS", 6);
const RATE = trialSize("FATHOM_TRIAL_RATE", 15);
const CALLERS = trialSize("FATHOM_TRIAL_CALLERS", 30);
const HELD = trialSize("FATHOM_TRIAL_HELD", 5);
const PATTERNS = trialSize("FATHOM_TRIAL_PATTERNS", 6);
const MEGABYTES = trialSize("FATHOM_TRIAL_MEGABYTES", 8);
/** Times say something where nothing else runs: elsewhere an answer may be that there was no time. */
const TIMED = process.env.FATHOM_TRIAL_FIGURES !== undefined;
const TOLD = TIMED ? [200, 429, 503] : [200, 429, 503, 504];

let own: OwnFolder;
let instance: Instance;
let url: string;
test.beforeAll(async () => {
  test.setTimeout(420_000);
  own = ownFolder("harbour", manyClasses(60));
  saveTide(own.source, 0);
  instance = await startInstance(own.folder, [own.source, "--no-precise"]);
  url = instance.url;
});
test.afterAll(async () => {
  await instance?.stop();
  own?.remove();
});

const QUESTIONS = [
  ...["/", "/search?q=m1", "/r/harbour/p/C1.java", "/r/harbour", "/status"],
  ...["/api/symbols?query=C1", "/api/symbols?query=m5", "/api/symbols/usages?symbol=m7&limit=20"],
  ...["/api/text?query=return%20other", "/api/files?query=C2", "/api/files/outline?file=p/C3.java", "/api/status"],
];
const TOOLS: [string, Record<string, unknown>][] = [
  ["search_symbols", { query: "C1" }],
  ["symbol_usages", { symbol: "m7", limit: 10 }],
  ["search_text", { query: "import p.C5", limit: 5 }],
];

/** Pages, the API and tools in turn; every third question is about the file that is saved. */
function anyQuestion(at: number): Promise<Asked> {
  if (at % 3 === 0) return ask(url + TIDE_QUESTIONS[(at / 3) % TIDE_QUESTIONS.length]);
  const which = at % (QUESTIONS.length + TOOLS.length);
  return which < QUESTIONS.length ? ask(url + QUESTIONS[which]) : askTool(url, ...TOOLS[which - QUESTIONS.length]);
}

/** An answer of which is kept what counts: the texts of an hour fit into no memory. */
async function judged(at: number): Promise<Asked & { isAbout: boolean; isMixed: boolean; time: number | null }> {
  const { text, ...asked } = await anyQuestion(at);
  const isAbout = asked.status === 200 && TIDE_QUESTIONS.includes(asked.name.slice(url.length));
  const isMixed = isAbout && !isOfOneTime(text);
  const kept = isMixed || asked.status !== 200 ? text.slice(0, 2_000) : "";
  return { ...asked, text: kept, isAbout, isMixed, time: isAbout ? timeOf(text) : null };
}

test("Pages, API and tools answer while files are saved, each of one time", async () => {
  test.setTimeout((SECONDS + 120) * 1000);
  await atRate(RATE, 2, anyQuestion);
  const figures = [await webFigures(url)];
  let over = false;
  let saves = 0;
  const saving = (async () => {
    for (; !over; await sleep(150)) saveTide(own.source, ++saves);
  })();
  const looking = (async () => {
    for (; !over; await sleep(1_000)) figures.push(await webFigures(url));
  })();
  const answers = await atRate(RATE, SECONDS, judged);
  over = true;
  await Promise.all([saving, looking]);
  const wrong = answers.filter(({ status }) => status !== 200 && (TIMED || !TOLD.includes(status)));
  const about = answers.filter(({ isAbout }) => isAbout);
  const mixed = about.filter(({ isMixed }) => isMixed);
  const p99 = percentile(
    answers.map(({ ms }) => ms),
    99,
  );
  const stall = Math.max(...figures.slice(1).map((each) => each.stall));
  const tenth = Math.ceil(figures.length / 10);
  const memory = (part: typeof figures) =>
    percentile(
      part.map((each) => each.memory),
      50,
    );
  const [before, after] = [memory(figures.slice(tenth, 2 * tenth + 1)), memory(figures.slice(-tenth))];
  const times = new Set(about.map(({ time }) => time));
  tellFigure(
    24,
    `${answers.length} answers, ${saves} saves: ${statuses(answers)}; p99 ${Math.round(p99)} ms; event loop ${Math.round(stall)} ms; ` +
      `memory ${megabytes(before)} to ${megabytes(after)}`,
  );
  tellFigure(6, `${about.length} reads, ${saves} saves, ${times.size} of them seen: ${mixed.length} mixed`);
  expect(wrong.map(({ name, status, text }) => [name, status, text.slice(0, 300)])).toEqual([]);
  expect(mixed.map(({ name, text }) => [name, text])).toEqual([]);
  expect(times.size, "saved files are seen").toBeGreaterThan(1);
  if (!TIMED) return;
  expect(p99).toBeLessThan(800);
  expect(stall).toBeLessThan(200);
  if (SECONDS >= 600) expect(after / before).toBeLessThan(1.1);
});

test("Who asks more than it can answer is answered or told to wait, and others are soon answered again", async () => {
  test.setTimeout(180_000);
  const calm = await Promise.all(Array.from({ length: 10 }, () => ask(`${url}/api/symbols?query=C1`)));
  let over = false;
  const answers: Asked[] = [];
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let at = caller; !over; at += 7) answers.push(await anyQuestion(at));
  });
  const probing = probe(`${url}/livez`);
  await sleep(8_000);
  const probes = await probing.end();
  over = true;
  await Promise.all(callers);
  const ended = Date.now();
  const usual = Math.max(
    50,
    3 *
      percentile(
        calm.map(({ ms }) => ms),
        50,
      ),
  );
  let again = await ask(`${url}/api/symbols?query=C1`);
  while (again.ms > usual && Date.now() < ended + 30_000) again = await ask(`${url}/api/symbols?query=C1`);
  const calmAgain = Date.now() - ended;
  const slowest = Math.max(...probes.map(({ ms }) => ms));
  const other = answers.filter(({ status }) => !TOLD.includes(status));
  tellFigure(
    25,
    `${CALLERS} callers, ${statuses(answers)}; /livez ${Math.round(slowest)} ms at most; as before after ${Math.round(calmAgain / 100) / 10} s`,
  );
  expect(other.map(({ name, status, text }) => [name, status, text.slice(0, 300)])).toEqual([]);
  expect(probes.every(({ status }) => status === 200)).toBe(true);
  expect(calmAgain).toBeLessThan(TIMED ? 10_000 : 30_000);
  if (TIMED) expect(slowest).toBeLessThan(1_000);
});

test("When every connection to the database waits, requests fail soon, and nothing hangs", async () => {
  test.setTimeout((HELD + 60) * 1000);
  const holder = new pg.Client({ connectionString: dataOf(`${own.folder}/data`).url });
  await holder.connect();
  await holder.query("begin; lock table file, symbol, repository, file_content, index_run in access exclusive mode");
  let answers: Asked[];
  try {
    answers = await atRate(5, HELD, anyQuestion);
  } finally {
    await holder.end();
  }
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const released = Date.now();
  while ((await ask(`${url}/api/symbols/declaration?symbol=C1`)).status !== 200 && Date.now() < released + 20_000)
    await sleep(50);
  const back = Date.now() - released;
  tellFigure(
    26,
    `everything, held for ${HELD} s: ${statuses(answers)}; the slowest answer ${Math.round(slowest)} ms; back after ${back} ms`,
  );
  // A page tells it as a page: what it was sent with is 500.
  const isPage = ({ name }: Asked): boolean => !/\/api\/|^tool/.test(name);
  const untold = answers.filter((each) => !TOLD.includes(each.status) && !(each.status === 500 && isPage(each)));
  expect(untold.map(({ name, status, text }) => [name, status, text.slice(0, 200)])).toEqual([]);
  expect(back).toBeLessThan(TIMED ? 5_000 : 20_000);
  expect(slowest).toBeLessThan(TIMED ? 3_000 : 15_000);
});

test("An evil regular expression costs every search no more than its time", async () => {
  test.setTimeout(60_000 + PATTERNS * 15_000);
  const answers: Asked[] = [];
  for (const pattern of evilPatterns(PATTERNS)) {
    const query = encodeURIComponent(pattern);
    for (const address of [
      `/api/text?query=${query}&regex=true`,
      `/api/symbols?query=${query}&match=regex`,
      `/api/symbols?query=${query}`,
      `/api/files?query=${query}`,
      `/api/find?query=${query}`,
      `/api/symbols?query=C&path=${query}`,
    ])
      answers.push(await ask(url + address, {}, decodeURIComponent(address)));
    answers.push(await askTool(url, "search_text", { query: pattern, regex: true }));
  }
  const slow = answers.filter(({ ms }) => ms > 1_000);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  tellFigure(27, `${answers.length} searches: ${statuses(answers)}; the slowest ${Math.round(slowest)} ms`);
  const broken = answers.filter(({ status }) => ![200, 400, 404].includes(status));
  expect(broken.map(({ name, status, text }) => [name, status, text.slice(0, 200)])).toEqual([]);
  if (TIMED) expect(slow.map(({ name, ms }) => [name, Math.round(ms)])).toEqual([]);
});

test("Slow, huge and deep bodies are refused and cost little memory", async () => {
  test.setTimeout(180_000);
  const before = await webFigures(url);
  const { port, hostname } = new URL(url);
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(
      `POST /mcp HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
    );
    return socket;
  });
  const post = (path: string, body: BodyInit, name: string) =>
    ask(url + path, { method: "POST", body, headers: JSON_HEADERS, duplex: "half" } as RequestInit, name);
  const addresses = ["/mcp", "/api/symbols?query=C1", "/api/text", "/sign-in", "/"];
  const huge: Asked[] = [];
  for (const path of addresses) {
    huge.push(await post(path, streamOf(MEGABYTES, slowly), `${path}, without a length`));
    huge.push(await post(path, new Uint8Array(MEGABYTES * 2 ** 20).fill(32), `${path}, with its length`));
  }
  const deep = await Promise.all(
    ["[".repeat(10_000), '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000)].map((body) => post("/mcp", body, "deep")),
  );
  const meanwhile = await ask(`${url}/api/symbols?query=C1`);
  const after = await webFigures(url);
  for (const socket of slow) socket.destroy();
  const grown = after.memory - before.memory;
  tellFigure(
    28,
    `50 slow, ${huge.length} of ${MEGABYTES} MB, ${deep.length} deep: ${statuses([...huge, ...deep])}; memory +${megabytes(grown)}; ` +
      `a question meanwhile ${Math.round(meanwhile.ms)} ms`,
  );
  expect(meanwhile.status).toBe(200);
  // A connection that is closed in the middle of a body is a refusal, too.
  const taken = [...huge, ...deep].filter(({ status }) => status !== 0 && (status < 400 || status >= 500));
  expect(taken.map(({ name, status }) => [name, status])).toEqual([]);
  if (TIMED) expect(grown).toBeLessThan(50 * 2 ** 20);
});

const JSON_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const slowly = new Uint8Array(2 ** 20).fill(32);

/** So many pieces, as a body without a length. */
function streamOf(count: number, piece: Uint8Array): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
  });
}
