/** What is known of the name under the pointer: its signature, what is written about it, and how sure that is. */
import type { Hover, TextDocumentPositionParams } from "vscode-languageserver";
import type { MeaningRow } from "../../contract/symbol-at";
import { symbolDoc } from "../../contract/symbol-doc";
import type { Session } from "../session";

export async function hover(session: Session, at: TextDocumentPositionParams): Promise<Hover | null> {
  const found = await session.meaningAt(at);
  const [meaning] = found?.answer.results ?? [];
  if (found === null || meaning === undefined) return null;
  const doc = meaning.key === undefined ? null : await docOf(session, meaning.key, meaning.repo);
  return { contents: { kind: "markdown", value: [head(meaning), doc, foot(meaning)].filter(Boolean).join("\n\n") } };
}

async function docOf(session: Session, key: string, repo: string | undefined): Promise<string | null> {
  const { results } = await session.ask(symbolDoc, { key, repo, limit: 1 });
  return results[0]?.text ?? null;
}

function head({ signature, kind, qualifiedName, name, language }: MeaningRow): string {
  return ["```" + (language ?? ""), signature ?? `${kind} ${qualifiedName ?? name}`, "```"].join("\n");
}

/** A proven answer needs no word about it. */
function foot({ basis, external, specifier, by }: MeaningRow): string | null {
  if (external) return specifier === null ? "Outside of the index." : `From \`${specifier}\`, outside of the index.`;
  if (by !== undefined) return `By ${by}.`;
  return basis === "scope" || basis === "receiver" || basis === "import" ? null : `Inferred (${basis}).`;
}
