/** The largest size of a file that is indexed. Larger files are listed with that reason. */

/** Bytes on disk. Hand-written files stay far below; larger ones are data in the clothes of source. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** The same of a text without a grammar: lock files, tables and logs grow far beyond what anybody reads. */
export const MAX_TEXT_BYTES = 1024 * 1024;

/** UTF-16 units of one line. Generated tables stay below it; a bundle is one line of all its code. */
export const MAX_LINE_LENGTH = 50_000;

/**
 * Mean units per line, for texts of more than MINIFIED_FROM units: minified code that still breaks a line now and
 * then.
 */
export const MAX_MEAN_LINE_LENGTH = 2_000;
export const MINIFIED_FROM = 64 * 1024;

/** Bytes at the start of a file in which a NUL means that it is no text. */
export const BINARY_PROBE = 8 * 1024;

/** Bytes of a path: what the database's index of paths can hold with room to spare. */
export const MAX_PATH_BYTES = 2_000;
