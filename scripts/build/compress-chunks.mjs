/**
 * Writes every script and style of the pages in its small form beside it. They never change: so they are compressed as
 * well as can be, once, and no visit waits until the server has compressed them again.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * @param {string} folder of `chunks`, as the build left it
 * @returns {Promise<void>}
 */
export async function compressChunks(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => /\.(js|css)$/.test(file)).map((file) => compressFile(join(folder, file))));
}

/** @param {string} path */
async function compressFile(path) {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${path}.br`, await compress(text, { params }));
}
