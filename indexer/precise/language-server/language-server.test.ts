import { describe, expect, it } from "vitest";
import { LanguageServer } from "./language-server";

/** A server in a few lines: answers `double`, refuses anything else, and says what it heard. */
const SERVER = `
let bytes = Buffer.alloc(0);
const send = (message) => {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  process.stdout.write("Content-Length: " + Buffer.byteLength(body) + "\\r\\n\\r\\n" + body);
};
process.stdin.on("data", (chunk) => {
  bytes = Buffer.concat([bytes, chunk]);
  for (;;) {
    const end = bytes.indexOf("\\r\\n\\r\\n");
    if (end < 0) return;
    const length = Number(/\\d+/.exec(bytes.subarray(0, end).toString())[0]);
    if (bytes.length < end + 4 + length) return;
    const { id, method, params } = JSON.parse(bytes.subarray(end + 4, end + 4 + length).toString());
    bytes = bytes.subarray(end + 4 + length);
    if (method === "double") send({ id, result: params * 2 });
    else if (method === "exit") process.exit(3);
    else if (id !== undefined && method !== "silence") send({ id, error: { code: -32601, message: "no " + method } });
    else if (method) send({ method: "heard", params: method });
  }
});`;

function started(milliseconds = 30_000): { server: LanguageServer; heard: [string, unknown][] } {
  const heard: [string, unknown][] = [];
  const server = new LanguageServer(
    process.execPath,
    ["-e", SERVER],
    (method, params) => heard.push([method, params]),
    milliseconds,
  );
  return { server, heard };
}

describe("a language server", () => {
  it("answers many requests at once, each to who asked", async () => {
    const { server } = started();
    const answers = await Promise.all([1, 2, 3].map((number) => server.request("double", number)));
    expect(answers).toEqual([2, 4, 6]);
    server.stop();
  });
  it("rejects what it cannot do with its own words", async () => {
    const { server } = started();
    await expect(server.request("fly", {})).rejects.toThrow("no fly");
    server.stop();
  });
  it("passes notifications on", async () => {
    const { server, heard } = started();
    server.notify("hello", {});
    await server.request("double", 1);
    expect(heard).toEqual([["heard", "hello"]]);
    server.stop();
  });
  it("fails who waits when it ends, is stopped, or takes too long", async () => {
    const ending = started().server;
    await expect(ending.request("exit", {})).rejects.toThrow("ended (3)");
    await expect(ending.request("double", 1)).rejects.toThrow("ended (3)");
    const stopped = started().server;
    const waiting = stopped.request("silence", {});
    stopped.stop();
    await expect(waiting).rejects.toThrow("was stopped");
    await expect(started(50).server.request("silence", {})).rejects.toThrow("took longer");
  });
  it("that is not installed is no crash", async () => {
    const server = new LanguageServer("no-such-language-server", [], () => undefined, 1000);
    await expect(server.request("double", 1)).rejects.toThrow("ENOENT");
  });
});
