import { z } from "zod";
import type { symbolBundle } from "../../contract/symbol-bundle";
import type { ToolFace } from "./parts/face";
import { firstLine, leanSubject } from "./parts/navigation-face";
import { byPath, headline } from "./parts/navigation-text";
import { tree } from "./symbol-callers";

/** Sections as agents know them: target, candidates, info, references, implementations, calls. */
export const symbolBundleFace: ToolFace<typeof symbolBundle> = {
  output: z.looseObject({ results: z.array(z.looseObject({ name: z.string(), file: z.string(), line: z.int() })) }),
  text(answer) {
    const { target, candidates, info, references, implementations, incoming, outgoing } = answer;
    const parts = [
      headline("bundle", "symbol", answer),
      target === null ? "" : `\nTARGET ${target.qualifiedName}, key: ${target.key}`,
      candidates.length < 2 ? "" : `\nCANDIDATES${byPath(candidates, ({ signature }) => signature)}`,
      info === null ? "" : `\nSYMBOL_INFO${info.declarations.map(infoLines).join("")}`,
      section("REFERENCES_TOP", references, (rows) =>
        byPath(rows, ({ role, enclosing }) => `${role}${enclosing === null ? "" : ` in ${enclosing.qualifiedName}`}`),
      ),
      section("IMPLEMENTATIONS_TOP", implementations, (rows) => byPath(rows, ({ qualifiedName }) => qualifiedName)),
      section("CALLS_INCOMING", incoming, (rows) => tree(rows, answer)),
      section("CALLS_OUTGOING", outgoing, (rows) => tree(rows, answer)),
    ];
    return parts.join("");
  },
  lean(answer) {
    const { target, candidates, info, references, implementations, incoming, outgoing } = answer;
    const rows = (part: Part<{ repo?: string; file?: string; line?: number; name?: string }> | null) =>
      part && {
        total: part.totalMatches,
        rows: part.results.map(({ repo, file, line, name }) => ({ name, file: `${repo}/${file}`, line })),
      };
    return {
      verdict: firstLine(headline("bundle", "symbol", answer)),
      target: target?.key ?? null,
      results: candidates.map(leanSubject),
      info: info?.declarations.map(({ repo, file, line, signature, doc }) => ({
        file: `${repo}/${file}`,
        line,
        signature,
        doc,
      })),
      references: rows(references),
      implementations: rows(implementations),
      incoming: rows(incoming),
      outgoing: rows(outgoing),
    };
  },
};

interface Part<Row> {
  results: Row[];
  totalMatches: number;
}

function section<Row>(name: string, part: Part<Row> | null, print: (rows: Row[]) => string): string {
  if (part === null) return "";
  return `\n${name} (${part.results.length} of ${part.totalMatches})${print(part.results)}`;
}

function infoLines(d: {
  repo: string;
  file: string;
  line: number;
  context: string;
  signature: string;
  doc: string | null;
  snippet: string | null;
}): string {
  const doc = d.doc === null ? "" : `\n${d.doc}`;
  return `\n${d.repo}/${d.file}:${d.line} ${d.context}: ${d.signature}${doc}${d.snippet === null ? "" : `\n${d.snippet}`}`;
}
