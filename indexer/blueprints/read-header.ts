/** Reads the header of an asset from disk and leaves the rest, which can be gigabytes, where it is. */
import { readSync } from "node:fs";
import { headerSizeOf } from "./asset";
import { broken } from "./asset-refused";

/** Bytes that are read first: all of it for nine assets of ten. */
const START = 64 * 1024;
/** Bytes of a header: real ones of large levels have a few million. */
const MOST = 16 * 1024 * 1024;

/**
 * @param file open for reading, `size` bytes long
 * @throws AssetRefused
 */
export function readHeader(file: number, size: number): Buffer {
  const start = readStart(file, Math.min(size, START));
  const wanted = headerSizeOf(start);
  if (wanted < 0 || wanted > size) throw broken(`it claims ${wanted} bytes of ${size}`);
  if (wanted > MOST) throw broken(`it claims ${wanted} bytes; up to ${MOST} are read`);
  return wanted <= start.length ? start.subarray(0, wanted) : readStart(file, wanted);
}

function readStart(file: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const more = readSync(file, bytes, read, length - read, read);
    if (more === 0) break;
    read += more;
  }
  return bytes.subarray(0, read);
}
