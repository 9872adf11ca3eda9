/**
 * A key as a link brought it. Chats and mail take the dot at a link's end for the end of the sentence, so the key of a
 * function or a field comes without its last letter.
 */

/** The readings of a key, the likeliest first. */
export const readingsOf = (key: string): readonly string[] => (/[\w)`]$/.test(key) ? [key, `${key}.`] : [key]);
