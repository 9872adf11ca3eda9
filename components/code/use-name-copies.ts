"use client";
/** What can be copied about a name in the code, and in which forms. A question without an answer copies nothing. */
import { useQueryClient } from "@tanstack/react-query";
import { contentQuery } from "@/lib/client/queries/files";
import { declarationQuery, symbolAtQuery } from "@/lib/client/queries/symbols";
import { linesUrl, symbolUrl } from "@/lib/contract/page-url";
import type { MeaningRow } from "@/lib/contract/symbol-at";
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import { meaningsOf } from "../navigate/outcome";
import { docText } from "../words/doc-text";
import { kindWord } from "../words/kinds";
import { codeForm, linkForm, placeForm } from "./copy-forms";
import type { Place } from "./use-card-and-menu";

export function useNameCopies(repo: string, file: string, copyText: (text: string, said: string) => void) {
  const client = useQueryClient();
  const absolute = (url: string): string => new URL(url, location.origin).href;
  const meaningAt = async ({ line, column }: Place): Promise<MeaningRow | undefined> =>
    meaningsOf(await client.fetchQuery(symbolAtQuery({ repo, file, line, column }))).at(0);

  const symbolOf = async ({ key, repo: its }: MeaningRow): Promise<DeclaredSymbol | undefined> => {
    if (key === undefined) return undefined;
    const asked = declarationQuery({ key, scope: "all", context_lines: 1, limit: 5 });
    const { results } = await client.fetchQuery({ ...asked, staleTime: 60_000 });
    return results.find((symbol) => symbol.repo === its) ?? results.at(0);
  };

  return {
    meaningAt,
    copyLink: (url: string): void => copyText(absolute(url), "Link copied. It opens this symbol even after edits."),
    copyName: async (at: Place): Promise<void> => {
      const meaning = await meaningAt(at);
      if (meaning !== undefined) copyText(meaning.qualifiedName ?? meaning.name, "Qualified name copied.");
    },
    copyPlace: ({ line }: Place): void => copyText(placeForm(file, line), "Path and line copied."),
    /** Of a name without a page (a local, something outside) the link leads to its line. */
    copyMarkdownLink: async (at: Place): Promise<void> => {
      const meaning = await meaningAt(at);
      const url = meaning?.key === undefined ? linesUrl(repo, file, at.line) : (meaning.url ?? "");
      copyText(linkForm(meaning?.qualifiedName ?? placeForm(file, at.line), absolute(url)), "Markdown link copied.");
    },
    copyCode: async (at: Place): Promise<void> => {
      const meaning = await meaningAt(at);
      const symbol = meaning === undefined ? undefined : await symbolOf(meaning);
      const form = symbol === undefined ? await lineForm(at) : symbolForm(symbol);
      copyText(form, symbol === undefined ? "Line copied as Markdown." : "Code copied as Markdown.");
    },
  };

  async function lineForm({ line }: Place): Promise<string> {
    const { text, language } = await client.fetchQuery(contentQuery({ repo, file, start: line, end: line }));
    const place = `${repo}/${placeForm(file, line)}`;
    const url = absolute(linesUrl(repo, file, line));
    return codeForm({ title: place, what: null, place, url, doc: "", language, code: text ?? "" });
  }

  function symbolForm({ qualifiedName, kind, key, language, declarations }: DeclaredSymbol): string {
    const shown = declarations.find(({ context }) => context === "definition") ?? declarations[0];
    return codeForm({
      title: qualifiedName,
      what: kindWord(kind),
      url: absolute(symbolUrl(shown.repo, shown.file, key)),
      place: `${shown.repo}/${placeForm(shown.file, shown.line)}`,
      doc: docText(declarations.find(({ doc }) => doc !== null)?.doc ?? ""),
      language,
      code: ownCode(shown),
    });
  }
}

/** The declaration without the one line that was asked for beside it: there is no way to ask for none. */
function ownCode({
  snippet,
  startLine,
  endSnippetLine,
  endLine,
  signature,
}: DeclaredSymbol["declarations"][number]): string {
  if (snippet === null || startLine === null || endSnippetLine === null) return signature;
  const lines = snippet.split("\n");
  if (endSnippetLine > endLine) return lines.slice(0, endLine - endSnippetLine).join("\n");
  return (startLine > 1 && endSnippetLine === endLine ? lines.slice(1) : lines).join("\n");
}
