/** What a client's model reads about the server before the first call. */
export const INSTRUCTIONS =
  "Fathom knows the symbols and files of a whole codebase, and who uses what. Start with find_code: it takes a name, path, file:line, regex, text or plain words. " +
  "symbol_* tools take a name (`symbol`, narrowed by `containingType` or `file`) or a row's `key`. " +
  "The first line of every answer says how much was found and whether it is complete.";
