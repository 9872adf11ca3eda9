/**
 * What names mean in a small program of each language that has no compiler's truth here: extensions, scopes, modules,
 * mixins.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CodeIndex } from "./facts/code-index";
import type { Declaration } from "./facts/declaration";
import { overloadOf } from "./facts/disambiguator";
import { Resolver } from "./resolver";
import { decodeSymbolRanges } from "../format/symbol-ranges";
import { indexedSamples, type IndexedSamples } from "../../testing/resolve/indexed-samples";
import { sampleProgram, SAMPLES, type MarkedName } from "../../testing/resolve/samples";

let samples: IndexedSamples;
let resolver: Resolver;

beforeAll(async () => {
  samples = await indexedSamples();
  resolver = new Resolver(new CodeIndex(samples.database.pool));
}, 120_000);
afterAll(() => samples?.close());

async function meaning(repo: string, { file: path, line, column, meaning: asked }: MarkedName): Promise<string> {
  const { rows } = await samples.database.pool.query<{ id: number }>(
    "select f.id from file f join repository r on r.id = f.repository_id where r.name = $1 and f.path = $2",
    [repo, path],
  );
  const file = await resolver.code.file(rows[0].id);
  const at = file?.occurrenceAt(line, column) ?? -1;
  if (!file || at < 0) return "no name";
  const found = await resolver.occurrence(file, at);
  if (found.local >= 0) return "local";
  if (found.external) return "outside";
  const home = found.parameter && (await resolver.code.file(found.parameter.fileId));
  if (home && found.parameter) return `parameter of ${home.path.split("/").pop() ?? ""}, ${found.basis}`;
  const keys = new Set(
    found.declarations.map((d) => [...d.owners, d.name].join(".") + written(d, asked) + place(d, asked)),
  );
  return `${[...keys].join(" or ")}, ${found.basis}`;
}

/**
 * Where `const` and `&&` tell overloads apart, or a mark asks for one, a name alone says too little; `+` asks for all.
 */
function written(d: Declaration, asked: string): string {
  const isAsked = d.language === "cpp" || asked.includes("(");
  if (d.language === "csharp" && isAsked) return `(${overloadOf(d) || markOfHolder(d)})`;
  if (d.language === "c" && isAsked) return `(${d.kind})`; // tags and typedefs are names apart
  if (!isAsked || d.disambiguator === null) return "";
  return `(${asked.includes("+") ? d.disambiguator : overloadOf(d)})`;
}

/** Where a mark asks for it, the file, or the line (1-based), of what shares its key with others. */
function place({ path, source }: Declaration, asked: string): string {
  if (!/[\w)=]@\w/.test(asked)) return "";
  const line = /@\S+:\d/.test(asked) ? `:${decodeSymbolRanges(source.symbol.ranges).nameLine + 1}` : "";
  return `@${path.split("/").pop() ?? ""}${line}`;
}

/** How many parameters the type around a member has, where types of one name differ by it. */
const markOfHolder = ({ holder }: Declaration): string => /(\$\d+)\.$/.exec(holder)?.[1] ?? "";

describe.each(SAMPLES)("%s", (language) => {
  const { marks } = sampleProgram(language);
  it.each(marks.map((mark) => [`${mark.file}:${mark.line + 1}:${mark.column + 1} ${mark.name}`, mark] as const))(
    "%s",
    async (_place, mark) => expect(await meaning(language, mark)).toBe(mark.meaning),
  );
});
