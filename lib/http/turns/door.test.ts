/** The door of a real HTTP server, whose questions are answered when the test says so. */
import { once } from "node:events";
import { connect } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveRoutes, type TestServer } from "../../../testing/http-server";
import { logTo } from "../../log";
import { observeRequests } from "../observe-requests";
import { refusedAtDoor } from "./door";

let server: TestServer;
let release = (): void => {};
const held = new Promise<void>((resolve) => (release = resolve));

beforeAll(async () => {
  logTo(pino({ level: "silent" }));
  observeRequests();
  const slow = async (): Promise<Response> => {
    await held;
    return new Response("answered");
  };
  server = await serveRoutes({ "/api": slow, "/mcp": slow, "/livez": () => Promise.resolve(new Response("live")) });
});
afterAll(async () => {
  await server.close();
  logTo(null);
});

const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

it("who has hundreds of questions open is refused before they are read; whoever has few, and probes, are not", async () => {
  const storm = Array.from({ length: 300 }, (_, n) => ask(`/api/symbols?query=${n}`));
  const posted = ask("/api/symbols", { method: "POST", body: "x".repeat(100_000), headers: { cookie: "a=1" } });
  await expect.poll(refusedAtDoor, { timeout: 20_000 }).toBeGreaterThanOrEqual(140);
  expect((await ask("/livez")).status).toBe(200);
  const person = ask("/api/symbols?query=m", { headers: { "user-agent": "Mozilla/5.0 (X11)" } });
  const agent = ask("/mcp", { method: "POST", body: "{}" });
  const more = await ask("/api/symbols?query=more");
  expect(more.status).toBe(429);
  expect([more.headers.get("retry-after"), more.headers.get("refresh")]).toEqual(["1", "1"]);
  expect(await more.json()).toMatchObject({
    error: { code: "rate_limited", requestId: more.headers.get("x-request-id") },
  });
  release();
  const statuses = (await Promise.all(storm)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40);
  expect([(await person).status, (await agent).status, (await posted).status]).toEqual([200, 200, 200]);
});

it("who is refused with a short body asks on through the same connection", async () => {
  const socket = connect(Number(new URL(server.url).port), "localhost");
  const ask = (body: string): void =>
    void socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  for (const body of ["one", "another one"]) {
    ask(body);
    const answer = String(await once(socket, "data").then(([data]) => data as Buffer));
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toMatch(/^connection: close\r$/im);
  }
  socket.destroy();
});

it("what is sent to a page is refused before it is read, whatever its size and however it comes", async () => {
  const length = 64 * 2 ** 20;
  const sent: string[] = [];
  for (const head of [`Content-Length: ${length}`, "Transfer-Encoding: chunked"]) {
    const socket = connect(Number(new URL(server.url).port), "localhost");
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
    // Nothing of the body is sent: the answer does not wait for it.
    sent.push(String(await once(socket, "data").then(([data]) => data as Buffer)));
    socket.destroy();
  }
  for (const answer of sent) {
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
    expect(answer).toContain("method_not_allowed");
  }
});

it("questions that were answered count no more", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`/api/symbols?query=${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
