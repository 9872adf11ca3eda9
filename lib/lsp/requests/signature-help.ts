/** The signatures of the function whose arguments are being typed, read from the open document. */
import type { SignatureHelp, TextDocumentPositionParams } from "vscode-languageserver";
import { symbolSignature } from "../../contract/symbol-signature";
import type { Session } from "../session";

const MAX_LINES = 20;

/** The call around a place: where its name ends, and how many arguments stand before the place. */
interface OpenCall {
  line: number;
  character: number;
  argument: number;
}

export async function signatureHelp(session: Session, at: TextDocumentPositionParams): Promise<SignatureHelp | null> {
  const { uri } = at.textDocument;
  const lines: string[] = [];
  for (let i = Math.max(0, at.position.line - MAX_LINES); i <= at.position.line; i++)
    lines.push(session.documents.line(uri, i) ?? "");
  const call = openCall(lines, at.position.character);
  if (call === null) return null;
  const line = at.position.line - (lines.length - 1) + call.line;
  const asked = await session.subjectAt({ ...at, position: { line, character: call.character } });
  if (asked === null) return null;
  const { results } = await session.ask(symbolSignature, asked);
  if (results.length === 0) return null;
  const signatures = results.map(({ signature }) => ({ label: signature, parameters: parameters(signature) }));
  return { signatures, activeSignature: 0, activeParameter: call.argument };
}

/** The innermost bracket that is open before `character` of the last line, with a name before it. Pure. */
export function openCall(lines: readonly string[], character: number): OpenCall | null {
  let depth = 0;
  let argument = 0;
  for (let line = lines.length - 1; line >= 0; line--) {
    const end = line === lines.length - 1 ? character : lines[line].length;
    for (let i = Math.min(end, lines[line].length) - 1; i >= 0; i--) {
      const char = lines[line][i];
      if (")]}".includes(char)) depth++;
      else if (char === "," && depth === 0) argument++;
      else if ("([{".includes(char) && depth-- === 0) {
        const name = /[\p{L}\p{N}_$]+\s*$/u.exec(lines[line].slice(0, i));
        return char === "(" && name !== null ? { line, character: name.index, argument } : null;
      } else if (char === ";" && depth === 0) return null;
    }
  }
  return null;
}

/** The parameters of a signature on one line, as parts of its label. */
function parameters(signature: string): { label: [number, number] }[] {
  const open = signature.indexOf("(");
  const close = signature.lastIndexOf(")");
  if (open < 0 || close <= open + 1) return [];
  const found: { label: [number, number] }[] = [];
  let depth = 0;
  let start = open + 1;
  for (let i = open + 1; i <= close; i++) {
    if ("([{<".includes(signature[i])) depth++;
    if (i < close && ")]}>".includes(signature[i])) depth = Math.max(0, depth - 1);
    if (i !== close && (signature[i] !== "," || depth > 0)) continue;
    found.push({ label: [start, i] });
    start = i + 1;
  }
  return found;
}
