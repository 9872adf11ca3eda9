/** A real server and a real process that hands its socket back. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendCopies } from "../listener-copies";
import { acceptMany } from "./accept-many";

let server: Server;
let other: ChildProcess;
let sockets: Socket[];

beforeEach(async () => {
  server = createServer((request, response) => void setTimeout(() => response.end(request.url), 200));
  other = fork(join(import.meta.dirname, "../../testing/http/hand-back.mjs"));
  sockets = [];
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  other.kill();
  for (const socket of sockets) socket.destroy();
  server.close();
});

const portOf = (): number => (server.address() as AddressInfo).port;

/** The most connections that a server takes in one turn of the event loop while twelve wait. */
async function mostInOneTurn(): Promise<number> {
  let taken = 0;
  const count = (): void => void taken++;
  server.on("connection", count);
  sockets.push(...Array.from({ length: 12 }, () => connect(portOf(), "127.0.0.1")));
  let most = 0;
  for (let all = 0, before = 0; all < 12; before = all) {
    await new Promise((resolve) => setImmediate(resolve));
    all = taken;
    most = Math.max(most, all - before);
  }
  server.off("connection", count);
  return most;
}

it("a server takes several connections in a turn once its socket came back", async () => {
  const alone = await mostInOneTurn();
  acceptMany(server, other);
  await sleep(500);
  expect(await mostInOneTurn()).toBeGreaterThanOrEqual(Math.min(alone * 4, 12));
});

it("a server that is closed answers what it took through any of them, and takes nothing more", async () => {
  acceptMany(server, other);
  await sleep(500);
  const answers = Array.from({ length: 12 }, (_, n) => fetch(`http://127.0.0.1:${portOf()}/${n}`));
  await Promise.all(Array.from({ length: 12 }, () => once(server, "request")));
  const port = portOf();
  const closed = new Promise((resolve) => server.close(resolve));
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(texts).toEqual(Array.from({ length: 12 }, (_, n) => `/${n}`));
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/late`)).rejects.toThrow();
});

it("what is no question for copies is not answered, and one that asks for more than there may be neither", () => {
  const sent: object[] = [];
  const handle = { close: () => {} };
  const channel = { send: (message: object) => sent.push(message), on: () => {} };
  for (const message of [null, "copies", { type: "stop" }, { type: "copies", count: 1_000_000 }])
    sendCopies(message, handle, channel);
  sendCopies({ type: "copies", count: 2 }, undefined, channel);
  expect(sent).toEqual([]);
  sendCopies({ type: "copies", count: 2 }, handle, channel);
  expect(sent).toEqual([{ type: "copy" }, { type: "copy" }]);
});
