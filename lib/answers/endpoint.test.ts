import { afterEach, expect, it } from "vitest";
import { startChatServer, type ChatReply, type ChatServer } from "../../testing/chat-server";
import { ANSWER_LIMITS, answerText, type AnswerLimits } from "./endpoint";

const KEY = "sk-very-secret";
let server: ChatServer | undefined;
afterEach(() => server?.close());

async function answerOf(reply: ChatReply | readonly ChatReply[], limits: Partial<AnswerLimits> = {}) {
  const replies = [reply].flat();
  server = await startChatServer(() => replies[Math.min(server?.asked.length ?? 1, replies.length) - 1]);
  return read(server.url, limits);
}

async function read(url: string, limits: Partial<AnswerLimits> = {}, signal = new AbortController().signal) {
  const settings = { url, model: "small", key: KEY };
  const text = answerText(settings, [{ role: "user", content: "where?" }], signal, { ...ANSWER_LIMITS, ...limits });
  let all = "";
  for (let next = await text.next(); ; next = await text.next()) {
    if (next.done === true) return { text: all, end: next.value };
    all += next.value;
  }
}

it("asks with model, key and a bound, and reads the text wherever the stream is cut", async () => {
  const text = 'Grüße aus 漢字 👩‍👩‍👧 [1], "quoted"\nand [12].';
  for (const bytes of [1, 2, 3, 7]) {
    expect(await answerOf({ text, letters: 3, bytes })).toEqual({ text, end: "whole" });
    expect(server?.asked[0]).toMatchObject({ path: "/v1/chat/completions", key: `Bearer ${KEY}` });
    expect(server?.asked[0].body).toMatchObject({ model: "small", stream: true, max_tokens: ANSWER_LIMITS.tokens });
    await server?.close();
  }
});

it("says when the tokens were used up, or the rest is withheld", async () => {
  expect((await answerOf({ text: "It", finish: "length" })).end).toBe("cut");
  await server?.close();
  expect((await answerOf({ text: "It", finish: "content_filter" })).end).toBe("withheld");
});

it("asks again in the words of newer models", async () => {
  const unknown = { status: 400, text: '{"error":{"message":"Unsupported parameter: max_tokens"}}' };
  expect((await answerOf([unknown, { text: "It waits." }])).text).toBe("It waits.");
  expect(server?.asked[1].body).toMatchObject({ max_completion_tokens: ANSWER_LIMITS.tokens });
});

it.each<[string, ChatReply, RegExp]>([
  ["a wrong key", { status: 401, text: `Incorrect API key provided: ${KEY}` }, /refused the key \(401\)\.$/],
  ["an unknown model", { status: 404, text: '{"error":"no such model"}' }, /knows no model small, .*no such model/],
  ["too many questions", { status: 429, text: "slow down" }, /takes no more questions now \(429\)/],
  ["a failure that tells the key", { status: 500, text: `oops ${KEY}` }, /answered with 500: oops …\.$/],
  ["a stream that ends early", { text: "It wai", then: "end" }, /broke off in the middle/],
  ["a connection that is lost", { text: "It wai", then: "destroy" }, /broke off in the middle/],
])("tells people of %s", async (_what, reply, message) => {
  const asking = answerOf(reply);
  await expect(asking).rejects.toMatchObject({ code: "answers_unavailable" });
  await expect(asking).rejects.toThrow(message);
  await expect(asking).rejects.not.toThrow(KEY);
});

it("tells that nobody answers", async () => {
  await expect(read("http://127.0.0.1:9/v1")).rejects.toThrow("The server of LLM_URL cannot be reached.");
});

it("gives up on silence, on slowness and on too much", async () => {
  await expect(answerOf({ text: "It", then: "hang" }, { silence: 100 })).rejects.toThrow(/said nothing for 0.1 s/);
  await server?.close();
  const slow = { text: "word ".repeat(500), gap: 20, bytes: 100 };
  await expect(answerOf(slow, { time: 300 })).rejects.toThrow(/did not finish the answer within 0.3 s/);
  await server?.close();
  await expect(answerOf({ text: "word ".repeat(500) }, { bytes: 5_000 })).rejects.toThrow(/more than 5000 bytes/);
});

it("ends the call when its reader leaves", async () => {
  server = await startChatServer(() => ({ text: "It", then: "hang" }));
  const left = new AbortController();
  const reading = read(server.url, {}, left.signal);
  await expect.poll(() => server?.asked.length).toBe(1);
  left.abort();
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(() => server?.left()).toBe(1);
});
