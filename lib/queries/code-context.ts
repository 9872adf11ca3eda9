/**
 * One pack of code for a question or a symbol: finds what it is about, walks to what stands around that, and fills.
 */
import type { codeContext as operation } from "../contract/code-context";
import { filled } from "../contract/context-pack";
import { searchUrl } from "../contract/page-url";
import { pieceText } from "../contract/piece-text";
import { tokensOf } from "./count-tokens";
import { whyNoMatches } from "./empty-reason";
import { Describer } from "./navigation/describer";
import { openSession, type Session } from "./navigation/session";
import type { Subject } from "./navigation/subject";
import { relativesOf } from "./pack/around";
import { piecesOf, type Chosen } from "./pack/pieces";
import { seedsOf, type Seed } from "./pack/seeds";
import { nearNamesWithin } from "./near-names";
import type { Query } from "./query";
import { indexStateOf, meant, repositoriesOf, requireRepository } from "./repositories";

/** Seeds whose surroundings are looked at, and milliseconds for all of it. */
const FOLLOWED = 8;
const MAX_TIME = 2_500;
/** What a relative is worth beside its seed, and how much less each further one of a seed is. */
const RELATIVE = 0.45;
const FURTHER = 0.06;
/** Tokens of a short piece, and of what stands around the pieces. */
const LEAST_PIECE = 20;
const HEAD = 90;
const MOST_PIECES = 400;

export const codeContext: Query<typeof operation> = async (input, context) => {
  const repositories = await repositoriesOf(context);
  const { query, repo, scope } = input;
  if (repo !== undefined) requireRepository(repositories, repo);
  const session = openSession(context);
  const { seeds, asked, wordsAlone } = await seedsOf(input, session);
  const all = await withRelatives(seeds, session);
  const chosen = all.filter(({ subject: { head } }) => repo === undefined || head.repo === repo);
  const most = Math.min(MOST_PIECES, Math.ceil(input.max_tokens / LEAST_PIECE));
  const describer = new Describer(
    context,
    chosen.map(({ subject }) => subject),
  );
  const pieces = await piecesOf(chosen.slice(0, most), describer);
  const budget = Math.max(input.max_tokens - HEAD, 0);
  const results = filled(pieces, budget, (piece) => tokensOf(pieceText(piece)));
  const index = indexStateOf(meant(repositories, { repo, scope: repo === undefined ? scope : "all" }));
  const truncated = results.length < chosen.length;
  return {
    query,
    asked,
    wordsAlone,
    results,
    totalMatches: chosen.length,
    totalIsLowerBound: false,
    truncated,
    next: null,
    index,
    emptyReason: chosen.length > 0 ? null : whyNoMatches(index, {}, NOTHING[asked]),
    removedByFilter: {},
    nearNames: chosen.length > 0 || asked === "words" ? [] : await nearNamesWithin(query.trim(), input, context),
    url: results[0]?.url ?? searchUrl(query),
  };
};

const NOTHING = { symbol: "No symbol is named so.", words: "No symbol says any of these words." } as const;

/** Seeds and what stands around the best of them, best first, each symbol at one place once. */
async function withRelatives(seeds: readonly Seed[], session: Session): Promise<Chosen[]> {
  const deadline = performance.now() + MAX_TIME;
  const followed = seeds.slice(0, FOLLOWED);
  const found = await Promise.all(
    followed.map(async ({ subject, score }): Promise<Chosen[]> => {
      const relatives = await relativesOf(subject, session, deadline);
      return relatives.map(({ subject: own, reason }, nth) => ({
        subject: own,
        reason,
        of: subject,
        score: score * RELATIVE * Math.max(1 - FURTHER * nth, 0.2),
      }));
    }),
  );
  const best = new Map<string, Chosen>();
  for (const each of [...seeds.map((seed) => ({ ...seed, of: null })), ...found.flat()]) {
    const id = placeOf(each.subject);
    const before = best.get(id);
    if (before === undefined) best.set(id, { ...each });
    // What words find and the graph leads to is likelier than either says.
    else if (each.of !== null && before.of === null) before.score += each.score / 2;
    else before.score = Math.max(before.score, each.score);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

const placeOf = ({ head, repositoryId, keyHash }: Subject): string => `${repositoryId} ${keyHash} ${head.fileId}`;
