/** A real HTTP server that speaks OpenAI's protocol for chats, and misbehaves when told. For tests only. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface ChatAsked {
  path: string;
  key: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[]; [more: string]: unknown };
}

export interface ChatReply {
  /** other than 200: a refusal, with `text` as its body */
  status?: number;
  text: string;
  /** letters of one event, and bytes of one write: neither keeps to the borders of the other */
  letters?: number;
  bytes?: number;
  /** milliseconds between two writes */
  gap?: number;
  finish?: "stop" | "length" | "content_filter";
  /** after the text: end without an end, close the connection, or say nothing more */
  then?: "end" | "destroy" | "hang";
}

export interface ChatServer {
  /** as LLM_URL takes it */
  url: string;
  asked: ChatAsked[];
  /** answers that their reader left before the end */
  left(): number;
  close(): Promise<void>;
}

export async function startChatServer(reply: (asked: ChatAsked) => ChatReply): Promise<ChatServer> {
  const asked: ChatAsked[] = [];
  let left = 0;
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part) => (text += part));
    request.on("end", () => {
      const question = { path: request.url ?? "", key: request.headers.authorization, body: JSON.parse(text) };
      asked.push(question);
      response.on("close", () => {
        if (!response.writableFinished) left++;
      });
      void write(response, reply(question));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    left: () => left,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function write(response: ServerResponse, reply: ChatReply): Promise<void> {
  const { status = 200, text, letters = 4, bytes = 1000, gap = 0, finish = "stop", then } = reply;
  if (status !== 200) {
    response.writeHead(status, { "content-type": "application/json" }).end(text);
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const all = Buffer.from(`${eventsOf(text, letters)}${then === undefined ? endOf(finish) : ""}`);
  for (let at = 0; at < all.length && !response.destroyed; at += bytes) {
    response.write(all.subarray(at, at + bytes));
    // A write of its own only where something else may happen between two.
    await (gap > 0 ? sleep(gap) : new Promise(setImmediate));
  }
  if (then === "destroy") response.destroy();
  else if (then !== "hang") response.end();
}

function eventsOf(text: string, letters: number): string {
  let events = 'data: {"choices":[{"delta":{"role":"assistant","content":""}}]}\n\n: still there\n\n';
  const signs = [...text];
  for (let at = 0; at < signs.length; at += letters)
    events += `data: ${JSON.stringify({ choices: [{ delta: { content: signs.slice(at, at + letters).join("") } }] })}\n\n`;
  return events;
}

const endOf = (finish: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: finish }] })}\n\ndata: [DONE]\n\n`;
