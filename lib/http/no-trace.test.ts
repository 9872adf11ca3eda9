import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refuseTrace } from "./no-trace";

const server = createServer(({ method }, response) => response.end(method));

beforeAll(async () => {
  refuseTrace();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => void server.close());

const methodSeen = (method: string): Promise<string> =>
  new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: "127.0.0.1", port, method }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => done(text));
    });
    sent.on("error", fail).end();
  });

it.each([
  ["TRACE", "DELETE"],
  ["GET", "GET"],
  ["POST", "POST"],
])("%s reaches handlers as %s", async (sent, seen) => {
  expect(await methodSeen(sent)).toBe(seen);
});
