/** Text search as one answer: the events of a search, gathered. */
import type { searchText as operation, TextFile, TextRow } from "../contract/search-text";
import type { Query } from "./query";
import { searchTextEvents } from "./text/text-events";

export const searchText: Query<typeof operation> = async (input, context) => {
  const files: TextFile[] = [];
  const results: TextRow[] = [];
  for await (const event of searchTextEvents(input, context)) {
    if (event.type === "file") {
      files.push(event.file);
      results.push(...event.rows);
    }
    if (event.type === "end") return { ...event.answer, results, files };
  }
  throw new Error("A text search ended without an answer.");
};
