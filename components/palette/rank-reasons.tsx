/** What placed a row, signal by signal; the weights add up to its score. */
import type { SymbolRow } from "@/lib/contract/symbol-row";
import { KeyName } from "../text/key-name";

/** Signals as people say them; one that is not here is shown by its own word. */
const words: Readonly<Record<string, string>> = {
  name: "name",
  place: "what was asked for",
  keyword: "kind asked for",
  tests: "test code",
  typo: "spelling",
  kind: "kind",
  role: "role",
  mentions: "used often",
  container: "container",
  importers: "included often",
  body: "length of body",
  path: "path",
  scope: "whose code",
};

export function RankReasons({ row, title }: { row: SymbolRow; title: string }) {
  return (
    <section className="palette-why" aria-label={title}>
      <div className="across">
        <h3 className="heading grow">{title}</h3>
        <KeyName keys="Alt W" />
      </div>
      <dl>
        {row.rank.map(({ signal, detail, weight }) => (
          <div key={signal}>
            <dt className="cut">{words[signal] ?? signal}</dt>
            <dd className="cut quiet" title={detail}>
              {detail.replaceAll("_", " ")}
            </dd>
            <dd className="num">{weight > 0 ? `+${Math.round(weight)}` : Math.round(weight)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
