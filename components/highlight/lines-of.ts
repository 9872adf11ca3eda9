/** Lines as they are shown: split at every kind of line end. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);
