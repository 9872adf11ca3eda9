/**
 * A file that is saved again and again, and says everywhere which time it is: the line of each symbol and its name
 * follow from one number. So a single answer shows whether what it says is of one time. For tests only.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FILE = "tide.ts";
const MOST_LINES = 40;
/** Where the class of a time stands. */
const lineOf = (time: number): number => 2 + (time % MOST_LINES);

export function saveTide(source: string, time: number): void {
  const text = `// tide of ${time}\n${"\n".repeat(time % MOST_LINES)}export class Tide {\n  level${time}() {\n    return ${time};\n  }\n}\n`;
  writeFileSync(join(source, FILE), text);
}

/** Questions whose answers `isOfOneTime` looks at. */
export const TIDE_QUESTIONS: readonly string[] = [
  "/api/symbols/declaration?symbol=Tide&context_lines=60",
  "/api/symbols/members?symbol=Tide",
  `/api/files/content?file=${FILE}`,
  `/api/files/outline?file=${FILE}`,
  "/api/text?query=return%20lvl%20OR%20level&path=tide.ts",
];

const rows = z.object({
  results: z.array(
    z.object({
      name: z.string().optional(),
      line: z.number().optional(),
      snippet: z.string().nullish(),
      startLine: z.number().nullish(),
    }),
  ),
});

/** Which time an answer shows; null for none. */
export function timeOf(answer: string): number | null {
  const [, time] = /level(\d+)/.exec(answer) ?? [];
  return time === undefined ? null : Number(time);
}

/** False where an answer's names, lines and texts are not of the same time. No answer about it is of any. */
export function isOfOneTime(answer: string): boolean {
  const times = [...answer.matchAll(/\blevel(\d+)\b|tide of (\d+)/g)].map(([, name, said]) => Number(name ?? said));
  if (new Set(times).size > 1) return false;
  const [time] = times;
  const found = rows.safeParse(JSON.parse(answer));
  if (time === undefined || !found.success) return true;
  return found.data.results.every(({ name, line, snippet, startLine }) => {
    if (name === "Tide" && line !== lineOf(time)) return false;
    if (name?.startsWith("level") && line !== lineOf(time) + 1) return false;
    if (name !== "Tide" || typeof snippet !== "string") return true;
    return snippet.split("\n")[lineOf(time) - (startLine ?? 1)]?.includes("class Tide") ?? false;
  });
}
