/**
 * How a file's text is kept in `file_content.body`: one byte that names the form, then the text in UTF-8, as it is or
 * packed by Brotli. The parser threads pack it, at the lowest quality: three times as fast as Postgres' own pglz, and
 * smaller; lz4 is not in every build of Postgres. Refuses a form that it does not know.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

const AS_IT_IS = 0;
const PACKED = 1;
/** Bytes; below this packing gains nothing. */
const WORTH_PACKING = 256;

/** @param utf8 UTF-8 without NUL */
export function packText(utf8: Uint8Array): Uint8Array {
  if (utf8.length >= WORTH_PACKING) {
    const packed = brotliCompressSync(utf8, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 0,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: utf8.length,
      },
    });
    if (packed.length < utf8.length) return withForm(PACKED, packed);
  }
  return withForm(AS_IT_IS, utf8);
}

/** Throws when the bytes are not what `packText` gives. */
export function unpackText(stored: Uint8Array): string {
  const rest = Buffer.from(stored.buffer, stored.byteOffset + 1, stored.length - 1);
  if (stored[0] === AS_IT_IS) return rest.toString("utf8");
  if (stored[0] === PACKED) return brotliDecompressSync(rest).toString("utf8");
  throw new Error(`A stored text begins with the unknown form ${stored[0]}; index the repository again.`);
}

function withForm(form: number, bytes: Uint8Array): Uint8Array {
  const stored = new Uint8Array(bytes.length + 1);
  stored[0] = form;
  stored.set(bytes, 1);
  return stored;
}
