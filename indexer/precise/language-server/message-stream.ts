/**
 * Messages of the Language Server Protocol as bytes: a header that tells the length, then JSON. Header fields other
 * than the length are passed over.
 */

const HEADER_END = "\r\n\r\n";
/** No answer that is asked for comes near. */
const MAX_MESSAGE = 256 * 1024 * 1024;

export function encodeMessage(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}${HEADER_END}`), body]);
}

/** Puts messages together from chunks that end anywhere. */
export class MessageStream {
  private chunks: Buffer[] = [];
  private held = 0;
  /** bytes to wait for before it is worth looking again */
  private wanted = 0;

  /**
   * The messages that these bytes complete, oldest first. Throws a RangeError on a header without a sensible length.
   */
  push(chunk: Buffer): unknown[] {
    this.chunks.push(chunk);
    this.held += chunk.length;
    if (this.held < this.wanted) return [];
    let bytes = Buffer.concat(this.chunks);
    const messages: unknown[] = [];
    this.wanted = 0;
    for (let end = bytes.indexOf(HEADER_END); end >= 0; end = bytes.indexOf(HEADER_END)) {
      const start = end + HEADER_END.length;
      const next = start + lengthIn(bytes.subarray(0, end).toString("latin1"));
      if (bytes.length < next) {
        this.wanted = next;
        break;
      }
      messages.push(JSON.parse(bytes.subarray(start, next).toString("utf8")));
      bytes = bytes.subarray(next);
    }
    this.chunks = [bytes];
    this.held = bytes.length;
    return messages;
  }
}

function lengthIn(header: string): number {
  const length = Number(/^Content-Length:[ \t]*(\d+)[ \t]*$/im.exec(header)?.[1] ?? Number.NaN);
  if (!(length <= MAX_MESSAGE)) throw new RangeError(`A message's header names no length: ${header.slice(0, 200)}`);
  return length;
}
