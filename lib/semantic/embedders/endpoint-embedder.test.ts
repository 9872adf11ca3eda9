import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { Passage } from "../words/passage";
import { EndpointEmbedder } from "./endpoint-embedder";

let server: Server | undefined;
const asked: { path: string | undefined; key: string | undefined; body: { model: string; input: string[] } }[] = [];
afterEach(() => {
  server?.close();
  asked.length = 0;
});

/** A server that gives these answers one after the other, the last for ever. */
async function embedder(answers: readonly [status: number, body: unknown][]): Promise<EndpointEmbedder> {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => {
      asked.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(text) });
      const [status, body] = answers[Math.min(asked.length, answers.length) - 1];
      response.writeHead(status).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return new EndpointEmbedder({ url: `http://127.0.0.1:${port}/v1/`, model: "small", key: "secret" }, [1]);
}

const passage = (name: string): Passage => ({ name, owner: "", signature: `${name}()`, doc: "", body: "" });
const described = (name: string) => ({
  passage: passage(name),
  bag: { ids: new Uint32Array(), counts: new Uint8Array(), weights: new Float32Array() },
});
const rows = (...vectors: number[][]) => ({ data: vectors.map((embedding, index) => ({ index, embedding })) });

it("sends texts with model and key, and puts the vectors into the order of the texts", async () => {
  const unordered = { data: rows([1, 0], [0, 2]).data.toReversed() };
  const { vectors, scales, dimensions } = await (
    await embedder([[200, unordered]])
  ).embed([described("first"), described("second")]);
  expect(asked[0]).toMatchObject({ path: "/v1/embeddings", key: "Bearer secret", body: { model: "small" } });
  expect(asked[0].body.input).toEqual(["first\nfirst()", "second\nsecond()"]);
  expect([dimensions, ...vectors]).toEqual([2, 127, 0, 0, 127]);
  expect(scales[0]).toBeCloseTo(1 / 127);
});

it("asks an overloaded server again, and then says so", async () => {
  const soon = await embedder([
    [429, {}],
    [200, rows([1])],
  ]);
  expect((await soon.embed([described("a")])).dimensions).toBe(1);
  server?.close();
  asked.length = 0;
  await expect((await embedder([[503, {}]])).embed([described("a")])).rejects.toThrow(/is overloaded/);
  expect(asked).toHaveLength(2);
});

it.each([
  ["a refusal", 404, { error: "no such model" }, /answered with 404.*no such model/],
  ["no embeddings", 200, { hello: 1 }, /something else than embeddings/],
  ["too few", 200, rows(), /something else than embeddings/],
])("tells what is wrong with an answer: %s", async (_what, status, body, message) => {
  const failing = (await embedder([[status, body]])).embedQuestion("where");
  await expect(failing).rejects.toMatchObject({ code: "embeddings_unavailable" });
  await expect(failing).rejects.toThrow(message);
});

it("tells that nobody answers", async () => {
  const nobody = new EndpointEmbedder({ url: "http://127.0.0.1:9", model: "small", key: undefined });
  await expect(nobody.embedQuestion("where")).rejects.toThrow("The server of EMBEDDINGS_URL cannot be reached.");
});
