/** Signatures of a symbol: on one line, and as written. One row per way to declare it. */
import type { SignedSymbol, symbolSignature as operation } from "../contract/symbol-signature";
import type { Declaration } from "../resolve/facts/declaration";
import { signedLines } from "./declaration-lines";
import type { Query } from "./query";
import { answerOf, pageOf } from "./navigation/answer";
import { Describer } from "./navigation/describer";
import { openSession } from "./navigation/session";
import { findSubjects } from "./navigation/subject";

/** Longest raw signature, in UTF-16 units. */
const MAX_RAW = 4000;

export const symbolSignature: Query<typeof operation> = async (input, context) => {
  const asked = await findSubjects(input, openSession(context));
  const rows = asked.subjects.flatMap(({ declarations, basis }) =>
    spelled(declarations).map((declaration) => ({ declaration, basis })),
  );
  const describer = new Describer(context, asked.subjects);
  const page = pageOf(rows, input);
  await describer.readLines(page.map(({ declaration }) => signedLines(declaration.source.symbol)));
  const results = page.map(({ declaration, basis }): SignedSymbol => {
    const { startLine, startColumn, signatureEndLine, signatureEndColumn } = describer.place(declaration).ranges;
    const text = describer.text(declaration.fileId);
    const raw = text?.between(startLine, startColumn, signatureEndLine, signatureEndColumn) ?? declaration.name;
    return {
      ...describer.row(declaration, basis),
      raw: raw.slice(0, MAX_RAW),
      startLine: startLine + 1,
      signatureEndLine: signatureEndLine + 1,
    };
  });
  const none = `"${asked.name}" has no signature.`;
  return { ...(await answerOf(input, asked, { rows, none }, describer, context)), results };
};

/** Declarations without those that only name the symbol ahead, unless there are no others. */
function spelled(declarations: readonly Declaration[]): readonly Declaration[] {
  const full = declarations.filter(({ role }) => role !== "forward_declaration");
  return full.length > 0 ? full : declarations.slice(0, 1);
}
