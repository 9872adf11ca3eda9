/**
 * A server that speaks OpenAI's protocol for embeddings: Ollama, vLLM, TEI, llama.cpp, OpenAI. Bounded: texts are cut,
 * an answer has to come in time and to be as large as was asked for, and an overloaded server is asked again.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Environment } from "../../env";
import { AppError } from "../../errors";
import { textOf } from "../words/passage";
import { MAX_TEXT, type Described, type Embedder, type Int8Vectors } from "./port";
import { quantized } from "./quantize";

const MAX_DIMENSIONS = 4_096;
/** Milliseconds for the passages of one call, and for a question that somebody waits for. */
const PASSAGES_WITHIN = 120_000;
const QUESTION_WITHIN = 3_000;
/** Waits before an overloaded server is asked again. */
const AGAIN_AFTER = [1_000, 4_000, 15_000];

const answerSchema = z.object({
  data: z.array(
    z.object({ index: z.int().min(0).optional(), embedding: z.array(z.number()).min(1).max(MAX_DIMENSIONS) }),
  ),
});

/** What vectors of a server's model are kept as. */
export const endpointModel = (model: string): string => `endpoint:${model}`;

type Settings = NonNullable<Environment["embeddings"]>;

export class EndpointEmbedder implements Embedder {
  readonly id: string;
  readonly batch = 32;
  readonly isCostly = true;
  private readonly address: string;

  constructor(
    private readonly settings: Settings,
    private readonly waits: readonly number[] = AGAIN_AFTER,
  ) {
    this.id = endpointModel(settings.model);
    const base = settings.url.replace(/\/+$/, "");
    this.address = base.endsWith("/embeddings") ? base : `${base}/embeddings`;
  }

  async embed(passages: readonly Described[]): Promise<Int8Vectors> {
    const texts = passages.map(({ passage }) => textOf(passage, MAX_TEXT));
    for (let tries = 0; ; tries++) {
      const answer = await this.ask(texts, PASSAGES_WITHIN);
      if (answer !== "overloaded") return answer;
      if (tries >= this.waits.length) throw this.failure("is overloaded");
      await sleep(this.waits[tries]);
    }
  }

  async embedQuestion(question: string): Promise<Int8Array> {
    const answer = await this.ask([question.slice(0, MAX_TEXT)], QUESTION_WITHIN);
    if (answer === "overloaded") throw this.failure("is overloaded");
    return answer.vectors;
  }

  private async ask(input: readonly string[], within: number): Promise<Int8Vectors | "overloaded"> {
    const { model, key } = this.settings;
    const response = await fetch(this.address, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, input, encoding_format: "float" }),
      redirect: "error",
      signal: AbortSignal.timeout(within),
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      throw this.failure(isLate ? `did not answer within ${within / 1000} s` : "cannot be reached", error);
    });
    if (response.status === 429 || response.status === 503) return "overloaded";
    if (!response.ok)
      throw this.failure(`answered with ${response.status}: ${(await textOrNone(response)).slice(0, 200)}`);
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (!answer.success || answer.data.data.length !== input.length)
      throw this.failure("answered with something else than embeddings");
    const rows = answer.data.data;
    const sorted = rows.every(({ index }) => index !== undefined)
      ? rows.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0))
      : rows;
    const dimensions = sorted[0]?.embedding.length ?? 0;
    if (sorted.some(({ embedding }) => embedding.length !== dimensions))
      throw this.failure("answered with embeddings of different lengths");
    return quantized(
      sorted.map(({ embedding }) => Float32Array.from(embedding)),
      dimensions,
    );
  }

  private failure(what: string, cause?: unknown): AppError {
    return new AppError("embeddings_unavailable", `The server of EMBEDDINGS_URL ${what}.`, { cause });
  }
}

const textOrNone = (response: Response): Promise<string> => response.text().catch(() => "");
