/** Reads a request whose body may come without its length: no more of it than the bound is ever held. */
import { AppError } from "../errors";

/**
 * The same request over a body that is in memory.
 * @param most bytes
 * @throws AppError too_large
 */
export async function withBoundedBody(request: Request, most: number): Promise<Request> {
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge(most);
  if (request.body === null) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await readWithin(request.body, most) });
}

async function readWithin(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw tooLarge(most);
    }
    parts.push(value);
  }
}

const tooLarge = (most: number): AppError =>
  new AppError("too_large", `The request is larger than ${most.toLocaleString("en-US")} bytes.`, {
    hint: "Send less at once.",
    details: { most },
  });
