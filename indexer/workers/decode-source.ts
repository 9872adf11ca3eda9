/**
 * Bytes of a file as text: UTF-8, UTF-16 by its byte order mark, else Windows-1252 (of which Latin-1 is a part). Line
 * ends stay as they are; marks are cut; NULs, which the database cannot hold, become U+FFFD.
 */
import { isUtf8 } from "node:buffer";
import { BINARY_PROBE } from "../plan/limits";

export interface DecodedSource {
  text: string;
  /** `text` in UTF-8 */
  utf8: Uint8Array;
}

const REPLACEMENT = "\ufffd";

/** Null when the bytes are no text. */
export function decodeSource(bytes: Buffer): DecodedSource | null {
  const marked = decodeUtf16(bytes);
  if (marked !== undefined) return marked === null ? null : encoded(marked);
  if (bytes.subarray(0, BINARY_PROBE).includes(0)) return null;
  const body = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  if (!isUtf8(body)) return encoded(decodeWindows1252(body));
  return body.includes(0) ? encoded(body.toString("utf8")) : { text: body.toString("utf8"), utf8: body };
}

/** Characters that stand in no text: control characters besides blanks, form feeds and colours of terminals. */
const UNREADABLE = /[\u0001-\u0007\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g;
const LOOKED_AT = 64 * 1024;

/** Whether at most one character in a hundred is unreadable. */
export function isMostlyReadable(text: string): boolean {
  const head = text.slice(0, LOOKED_AT);
  return (head.match(UNREADABLE)?.length ?? 0) * 100 <= head.length;
}

/** Undefined without a byte order mark of UTF-16; null for one of UTF-32, which no source uses. */
function decodeUtf16(bytes: Buffer): string | null | undefined {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (mark !== 0xfffe && mark !== 0xfeff) return undefined;
  if (mark === 0xfffe && bytes.length >= 4 && bytes.readUInt16BE(2) === 0) return null;
  return new TextDecoder(mark === 0xfffe ? "utf-16le" : "utf-16be").decode(bytes);
}

/** What Windows-1252 has at 0x80 to 0x9F; the five free places stay control characters. */
const WINDOWS_HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Node's own decoder of this name reads Latin-1 in some releases. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes.toString("latin1").replace(/[\u0080-\u009f]/g, (control) => WINDOWS_HIGH[control.charCodeAt(0) - 0x80]);
}

function encoded(text: string): DecodedSource {
  const clean = text.includes("\0") ? text.replaceAll("\0", REPLACEMENT) : text;
  return { text: clean, utf8: Buffer.from(clean, "utf8") };
}
