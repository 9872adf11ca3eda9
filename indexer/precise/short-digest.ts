import { createHash } from "node:crypto";

/** Tells lists of words apart, in eight letters: for versions of what was made from them. */
export const shortDigest = (words: readonly string[]): string =>
  createHash("sha256").update(words.join("\0")).digest("hex").slice(0, 8);
