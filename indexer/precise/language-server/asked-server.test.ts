import { expect, it } from "vitest";
import type { PreciseDocument } from "../port";
import { AskedServer } from "./asked-server";
import { LanguageServer } from "./language-server";

const PATHS = ["a", "b", "c", "d", "e", "f", "g"];

const documentOf = (path: string): PreciseDocument => ({
  path,
  contentHash: new Uint8Array(32),
  occurrences: [],
  relations: [],
});

const start = (): Promise<LanguageServer> =>
  Promise.resolve(new LanguageServer(process.execPath, ["-e", "process.stdin.resume()"], () => {}, 60_000));

/** Paths that there are documents of; the server fails at those of `failing`. */
async function told(server: AskedServer, failing: readonly string[]): Promise<string[]> {
  const paths: string[] = [];
  const documents = server.documents(PATHS, async (path) => {
    await server.running();
    if (failing.includes(path)) throw new Error(`no ${path}`);
    return documentOf(path);
  });
  for await (const { path } of documents) paths.push(path);
  return paths;
}

it("goes on behind a file that the server failed at, and says which", async () => {
  const server = new AskedServer("clerk", start);
  expect(await told(server, ["b"])).toEqual(["a", "c", "d", "e", "f", "g"]);
  expect(server.complaint()).toBe("clerk failed at b; rules answer there.");
  server.stop();
});

it("gives up at the fifth failure in a row, and not at five that are apart", async () => {
  const apart = new AskedServer("clerk", start);
  expect(await told(apart, ["a", "b", "c", "d", "f", "g"])).toEqual(["e"]);
  expect(apart.complaint()).toBe("clerk failed at a and 5 more; rules answer there.");
  const inRow = new AskedServer("clerk", start);
  await expect(told(inRow, ["b", "c", "d", "e", "f"])).rejects.toThrow("no f");
  apart.stop();
  inRow.stop();
});

it("has no complaint, and runs nothing, before it is asked", () => {
  const server = new AskedServer("clerk", start);
  expect(server.isRunning).toBe(false);
  expect(server.complaint()).toBeNull();
  expect(server.cpuMs()).toBe(0);
});
