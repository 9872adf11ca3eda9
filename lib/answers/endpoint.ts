/**
 * A server that speaks OpenAI's protocol for chats (Ollama, vLLM, llama.cpp, LM Studio, OpenAI): the text of an answer
 * as it comes. Bounded in tokens, bytes and time; ends when its reader leaves. The key goes to that server and into no
 * message, log or answer.
 */
import { z } from "zod";
import type { Environment } from "../env";
import { AppError } from "../errors";
import { eventData } from "./event-data";
import type { PromptMessage } from "./prompt";

export type AnswerSettings = NonNullable<Environment["answers"]>;

export interface AnswerLimits {
  /** tokens that the model may write */
  tokens: number;
  /** of the whole stream */
  bytes: number;
  /** milliseconds without a byte */
  silence: number;
  /** milliseconds for all of it */
  time: number;
}

export const ANSWER_LIMITS: AnswerLimits = { tokens: 1_500, bytes: 4_000_000, silence: 60_000, time: 180_000 };

/** Why an answer ended: the model was done, it had used up its tokens, or the server keeps the rest to itself. */
export type AnswerEnd = "whole" | "cut" | "withheld";

const choiceSchema = z.object({
  delta: z.object({ content: z.string().nullish() }).nullish(),
  message: z.object({ content: z.string().nullish() }).nullish(),
  finish_reason: z.string().nullish(),
});
const eventSchema = z.object({ choices: z.array(choiceSchema).optional(), error: z.unknown().optional() });

/**
 * Pieces of the answer's text, in order.
 * @throws AppError answers_unavailable; what the signal was aborted with
 */
export async function* answerText(
  settings: AnswerSettings,
  messages: readonly PromptMessage[],
  signal: AbortSignal,
  limits: AnswerLimits = ANSWER_LIMITS,
): AsyncGenerator<string, AnswerEnd> {
  const watch = new Watch(signal, limits);
  try {
    const response = await connected(settings, messages, watch, limits.tokens);
    let end: AnswerEnd | null = null;
    for await (const data of eventData(response, limits.bytes, () => watch.heard())) {
      if (data === "[DONE]") return end ?? "whole";
      const event = eventSchema.safeParse(parsed(data));
      if (!event.success) throw failure("answered with something else than a chat");
      if (event.data.error !== undefined && event.data.error !== null)
        throw failure(`broke off the answer: ${reasonOf(JSON.stringify(event.data.error), settings)}`);
      const choice = event.data.choices?.at(0);
      const text = choice?.delta?.content ?? choice?.message?.content ?? "";
      if (text !== "") yield text;
      if (choice?.finish_reason) end = ENDS[choice.finish_reason] ?? "whole";
    }
    if (end !== null) return end;
    throw failure("broke off in the middle of the answer");
  } catch (error) {
    throw watch.told(error);
  } finally {
    watch.end();
  }
}

const ENDS: Readonly<Record<string, AnswerEnd>> = { length: "cut", content_filter: "withheld" };

/** Ends the call when the reader leaves, or nothing comes for too long, or it takes too long. */
class Watch {
  private readonly own = new AbortController();
  private silence: NodeJS.Timeout;
  private readonly time: NodeJS.Timeout;
  readonly signal: AbortSignal;

  constructor(
    private readonly reader: AbortSignal,
    private readonly limits: AnswerLimits,
  ) {
    this.signal = AbortSignal.any([reader, this.own.signal]);
    this.silence = this.silent();
    const late = failure(`did not finish the answer within ${limits.time / 1000} s`);
    this.time = setTimeout(() => this.own.abort(late), limits.time);
  }

  heard(): void {
    clearTimeout(this.silence);
    this.silence = this.silent();
  }

  end(): void {
    clearTimeout(this.silence);
    clearTimeout(this.time);
    // Whoever stops reading has no use for the rest of the connection.
    this.own.abort();
  }

  /** What a failure of the connection means. */
  told(error: unknown): unknown {
    if (this.reader.aborted) return this.reader.reason;
    if (this.own.signal.aborted) return this.own.signal.reason;
    if (error instanceof AppError) return error;
    return failure("broke off in the middle of the answer", error);
  }

  private silent(): NodeJS.Timeout {
    const quiet = failure(`said nothing for ${this.limits.silence / 1000} s`);
    return setTimeout(() => this.own.abort(quiet), this.limits.silence);
  }
}

async function connected(
  settings: AnswerSettings,
  messages: readonly PromptMessage[],
  { signal }: Watch,
  tokens: number,
): Promise<Response> {
  const first = await post(settings, { messages, max_tokens: tokens, temperature: 0 }, signal);
  if (first.ok) return first;
  const said = await saidBy(first);
  // Newer models of OpenAI know the one by another name, and take no other than the usual temperature.
  if (first.status === 400 && /max_tokens|temperature/.test(said)) {
    const second = await post(settings, { messages, max_completion_tokens: tokens }, signal);
    if (second.ok) return second;
    throw refusal(second.status, await saidBy(second), settings);
  }
  throw refusal(first.status, said, settings);
}

function post({ url, model, key }: AnswerSettings, asked: object, signal: AbortSignal): Promise<Response> {
  const base = url.replace(/\/+$/, "");
  return fetch(base.endsWith("/chat/completions") ? base : `${base}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, stream: true, ...asked }),
    redirect: "error",
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw failure("cannot be reached", error);
  });
}

function refusal(status: number, said: string, settings: AnswerSettings): AppError {
  // What a server says of a key may hold it.
  if (status === 401 || status === 403)
    return failure(`refused the key (${status})`, undefined, "Look whether LLM_KEY is set and still holds.");
  const reason = reasonOf(said, settings);
  if (status === 404)
    return failure(
      `knows no model ${settings.model}, or LLM_URL is not the address of its API (404): ${reason}`,
      undefined,
      "Look at LLM_MODEL, and whether LLM_URL ends as the server wants it: mostly with /v1.",
    );
  if (status === 429)
    return failure(
      "takes no more questions now (429): it is overloaded, or what the key may use is used up",
      undefined,
      "Ask again in a moment. The pack below is the code that the answer would be made from.",
    );
  return failure(`answered with ${status}: ${reason}`);
}

const failure = (what: string, cause?: unknown, hint?: string): AppError =>
  new AppError("answers_unavailable", `The server of LLM_URL ${what}.`, { cause, hint });

/** Longest piece of a server's own words that is repeated. */
const MAX_REASON = 200;

function reasonOf(said: string, { key }: AnswerSettings): string {
  const plain = key === undefined ? said : said.replaceAll(key, "…");
  return plain.replaceAll(/\s+/g, " ").slice(0, MAX_REASON) || "it does not say why";
}

/** Bytes of a refusal that are read. */
const MAX_REFUSAL = 8_192;

async function saidBy(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return "";
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done && length < MAX_REFUSAL; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
    }
  } catch {
    // What came until then has to do.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
