/**
 * Queries with agreed answers: one JSON object a line. `answers` are places any one of which is right. A query is
 * asked over everything that is indexed unless it names a repository.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";

const answerSchema = z.object({
  name: z.string(),
  /** empty: top level */
  container: z.string().optional(),
  /** a suffix of the path is enough */
  path: z.string(),
  repo: z.string().optional(),
  /** group of kinds, where it matters: a constructor is no answer to a question for its class */
  kind: z.enum(["type", "function", "macro"]).optional(),
});
const querySchema = z.object({
  id: z.string(),
  class: z.string(),
  corpus: z.string(),
  query: z.string(),
  repo: z.string().optional(),
  /** the repository from which is asked */
  near: z.string().optional(),
  answers: z.array(answerSchema).min(1),
});
type AcceptableAnswer = z.output<typeof answerSchema>;
export type RankQuery = z.output<typeof querySchema>;

/** Throws an error that names the line which cannot be read. */
export function readQueries(file: string): RankQuery[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      if (line.trim() === "") return [];
      const parsed = querySchema.safeParse(JSON.parse(line));
      if (!parsed.success) throw new Error(`${file}:${at + 1}: ${z.prettifyError(parsed.error)}`);
      return [parsed.data];
    });
}

/** What an engine found, in its order. */
export interface FoundSymbol {
  name: string;
  /** a SymbolKind, or what ctags calls it */
  kind: string;
  /** names around it, outermost first; null when the engine does not know */
  containers: readonly string[] | null;
  path: string;
  repo: string;
}

const TYPES = /^(class|struct|interface|enum|union|type_alias|typedef|delegate|annotation|record|trait|blueprint)$/;

/** Whether a found symbol is an acceptable answer: name, end of path, end of its containers, group of kinds. */
export function fits(found: FoundSymbol, wanted: AcceptableAnswer): boolean {
  if (bare(found.name) !== bare(wanted.name)) return false;
  if (!endsAt(found.path, wanted.path, "/") && !endsAt(wanted.path, found.path, "/")) return false;
  if (wanted.container && found.containers) {
    const have = dots(found.containers.join("."));
    const want = dots(wanted.container);
    if (!endsAt(have, want, ".") && !endsAt(want, have, ".")) return false;
  }
  if (wanted.kind === undefined) return true;
  return TYPES.test(found.kind) === (wanted.kind === "type");
}

const bare = (text: string): string => text.replace(/\s+/g, "");
const dots = (text: string): string => text.replace(/::|->|[#$/]/g, ".").replace(/^\.+|\.+$/g, "");
const endsAt = (long: string, short: string, separator: string): boolean =>
  long === short || long.endsWith(separator + short);
