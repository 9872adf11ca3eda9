/** An answer whose body is made while it is sent: its turn lasts until the last of it is there. */
import type { Turn } from "./fair-queue";

/** @param ended of the exchange: whoever asked has all, or has left */
export function sentWhole(response: Response, turn: Turn, ended: AbortSignal): Response {
  const { body, status, headers } = response;
  if (body === null || ended.aborted) {
    turn.end();
    return response;
  }
  ended.addEventListener("abort", () => turn.end(), { once: true });
  return new Response(untilEnd(body.getReader(), turn), { status, headers });
}

const untilEnd = (reader: ReadableStreamDefaultReader<Uint8Array>, turn: Turn): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        turn.end();
        controller.close();
      } catch (error) {
        turn.end();
        controller.error(error);
      }
    },
    cancel(reason) {
      turn.end();
      return reader.cancel(reason);
    },
  });
