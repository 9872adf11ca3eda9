/** Quick Documentation: the comment above a symbol, or the one of the method that it overrides. */
import type { DocumentedSymbol, symbolDoc as operation } from "../contract/symbol-doc";
import type { Declaration } from "../resolve/facts/declaration";
import type { Query } from "./query";
import { documentedLines } from "./declaration-lines";
import { answerOf, pageOf } from "./navigation/answer";
import { Describer } from "./navigation/describer";
import { plainDoc, reflectionAbove } from "./navigation/doc-text";
import { reflectedField, reflectedOf } from "./navigation/reflected";
import { openSession, type Session } from "./navigation/session";
import { findSubjects, type Subject } from "./navigation/subject";
import { docOf } from "./symbol-place";

export const symbolDoc: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const asked = await findSubjects(input, session);
  const describer = new Describer(context, asked.subjects);
  const results: DocumentedSymbol[] = [];
  const page = pageOf(asked.subjects, input);
  const [reflected] = await Promise.all([
    reflectedOf(
      context,
      page.map(({ head }) => head.id),
    ),
    describer.readLines(page.flatMap(({ declarations }) => declarations.map(linesOf))),
  ]);
  for (const subject of page) {
    const row = await documented(subject, session, describer);
    results.push({ ...row, ...reflectedField(reflected.get(subject.head.id)) });
  }
  const none = `Nothing is written about "${asked.name}".`;
  return { ...(await answerOf(input, asked, { rows: asked.subjects, none }, describer, context)), results };
};

async function documented(subject: Subject, session: Session, describer: Describer): Promise<DocumentedSymbol> {
  const own = subject.declarations.find((declaration) => docAt(declaration, describer) !== null);
  const inherited = own ? null : await overriddenDoc(subject, session, describer);
  const from = own ?? inherited;
  const doc = from ? docAt(from, describer) : null;
  const reflection = subject.declarations.map((d) => reflectionAt(d, describer)).find((text) => text !== null);
  return {
    ...describer.row(subject.head, subject.basis),
    doc,
    text: doc === null ? null : plainDoc(doc, subject.head.language),
    docFile: from?.path ?? null,
    docLine: from ? describer.place(from).ranges.docStartLine + 1 : null,
    inheritedFrom: inherited ? describer.names(inherited).qualifiedName : null,
    reflection: reflection ?? null,
  };
}

async function overriddenDoc({ head }: Subject, session: Session, describer: Describer): Promise<Declaration | null> {
  const overridden = await session.overrides.overridden(head);
  await describer.readLines(overridden.map(linesOf));
  return overridden.find((declaration) => docAt(declaration, describer) !== null) ?? null;
}

const linesOf = ({ source }: Declaration) => documentedLines(source.symbol);

function docAt(declaration: Declaration, describer: Describer): string | null {
  const text = describer.text(declaration.fileId);
  return text === undefined ? null : docOf(describer.place(declaration).ranges, text);
}

function reflectionAt(declaration: Declaration, describer: Describer): string | null {
  const text = describer.text(declaration.fileId);
  return text === undefined ? null : reflectionAbove(text, describer.place(declaration).ranges);
}
