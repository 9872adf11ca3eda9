/** Everything about one symbol: asks the other operations about the target, each for the beginning of its answer. */
import { exactKey } from "../contract/exact-key";
import type { OperationRequest } from "../contract/operation";
import { symbolCallers as symbolCallersContract } from "../contract/symbol-callers";
import { symbolDeclaration as symbolDeclarationContract } from "../contract/symbol-declaration";
import { symbolImplementations as symbolImplementationsContract } from "../contract/symbol-implementations";
import { symbolUsages as symbolUsagesContract } from "../contract/symbol-usages";
import { BUNDLE_PARTS, type BundlePart, type symbolBundle as operation } from "../contract/symbol-bundle";
import type { SymbolPlace } from "../contract/symbol-subject";
import type { Basis } from "../contract/vocabulary";
import { weaker } from "../resolve/facts/certainty";
import type { QueryContext } from "./context";
import type { Query } from "./query";
import { answerOf } from "./navigation/answer";
import { Describer } from "./navigation/describer";
import { openSession } from "./navigation/session";
import { findSubjects, type FoundSubjects } from "./navigation/subject";
import { symbolCallers } from "./symbol-callers";
import { symbolDeclaration } from "./symbol-declaration";
import { symbolImplementations } from "./symbol-implementations";
import { symbolUsages } from "./symbol-usages";

type Request = OperationRequest<typeof operation>;

export const symbolBundle: Query<typeof operation> = async (input, context) => {
  const { query, ...rest } = input;
  const named = { ...rest, symbol: input.symbol ?? query };
  const asked = await findSubjects(named, openSession(context));
  const describer = new Describer(context, asked.subjects);
  await describer.readSignatures(asked.subjects.map(({ head }) => head));
  const all = asked.subjects.map(({ head, basis }) => describer.row(head, basis));
  const candidates = all.slice(0, input.candidates_limit);
  const target = all[input.candidate] ?? null;
  const none = `There is nothing about "${asked.name}".`;
  const { cursor: _cursor, ...paged } = { ...named, limit: 50, cursor: undefined };
  return {
    ...(await answerOf(paged, asked, { rows: all, none }, describer, context)),
    results: all,
    target,
    candidates,
    ...(await partsOf(target, asked, input, context)),
  };
};

/** The target by its key; a local, which has none, by its place. */
function questionOf(target: SymbolPlace | null, asked: FoundSubjects, { scope, lang, path, ...input }: Request) {
  const filters = { scope, lang, path };
  if (target !== null) return { key: exactKey(target.repo, target.key), ...filters };
  if (asked.local === null) return null;
  const { file, line, column, repo } = input;
  return { file, line, column, repo, ...filters };
}

async function partsOf(target: SymbolPlace | null, asked: FoundSubjects, input: Request, context: QueryContext) {
  const question = questionOf(target, asked, input);
  const wanted = new Set(input.include.split(",").map((word) => word.trim()));
  const asks = (part: BundlePart) => question !== null && BUNDLE_PARTS.includes(part) && wanted.has(part);
  const isSymbol = target !== null;
  // what is asked by the key of a guess is no surer than the guess
  const basis = target?.basis ?? "scope";
  const { calls_limit: calls, depth, references_limit: references, implementations_limit: implementing } = input;
  const tree = (direction: "incoming" | "outgoing") =>
    part(calls, basis, (limit) =>
      symbolCallers(symbolCallersContract.input.parse({ ...question, direction, depth, limit }), context),
    );
  const [info, usages, implementations, incoming, outgoing] = await Promise.all([
    asks("info") && isSymbol ? infoOf(target, input, context) : null,
    asks("references")
      ? part(references, basis, (limit) =>
          symbolUsages(symbolUsagesContract.input.parse({ ...question, limit }), context),
        )
      : null,
    asks("implementations") && isSymbol
      ? part(implementing, basis, (limit) =>
          symbolImplementations(symbolImplementationsContract.input.parse({ ...question, limit }), context),
        )
      : null,
    asks("incoming") && isSymbol ? tree("incoming") : null,
    asks("outgoing") && isSymbol ? tree("outgoing") : null,
  ]);
  return { info, references: usages, implementations, incoming, outgoing };
}

async function infoOf({ key, repo }: SymbolPlace, { context_lines }: Request, context: QueryContext) {
  const question = symbolDeclarationContract.input.parse({ key: exactKey(repo, key), context_lines, limit: 1 });
  return (await symbolDeclaration(question, context)).results[0] ?? null;
}

interface Part<Row> {
  results: Row[];
  totalMatches: number;
  totalIsLowerBound: boolean;
  truncated: boolean;
}

/** A limit of 0 asks for the count alone. @param basis how it is known that the target is meant */
async function part<Row extends { basis: Basis }>(
  limit: number,
  basis: Basis,
  ask: (limit: number) => Promise<Part<Row>>,
): Promise<Part<Row>> {
  const { results, totalMatches, totalIsLowerBound } = await ask(Math.max(limit, 1));
  return {
    results: results.slice(0, limit).map((row) => ({ ...row, basis: weaker(row.basis, basis) })),
    totalMatches,
    totalIsLowerBound,
    truncated: totalMatches > limit,
  };
}
