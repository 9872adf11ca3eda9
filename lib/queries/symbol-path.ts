/** How does one symbol reach another: the shortest chains of calls, sure ones first, else possible ones apart. */
import type { OperationRequest } from "../contract/operation";
import type { Bounds, CallChain, ChainStep, symbolPath as operation } from "../contract/symbol-path";
import { LANGUAGES, type Basis } from "../contract/vocabulary";
import { weaker } from "../resolve/facts/certainty";
import { answerOf } from "./navigation/answer";
import { Describer, lineOf } from "./navigation/describer";
import { openSession, type Session } from "./navigation/session";
import { findSubjects, type FoundSubjects, type Subject } from "./navigation/subject";
import { CallSteps, idOf, type Step, type Steps } from "./graph/call-steps";
import { shortestChains, type Link, type Ways } from "./graph/chains";
import type { Query } from "./query";

type Request = OperationRequest<typeof operation>;

/** Milliseconds for sure chains, and as many for possible ones. */
const MAX_TIME = 3500;
/** Sites that are listed for one step. */
const MAX_SITES = 20;

export const symbolPath: Query<typeof operation> = async (input, context) => {
  const session = openSession(context);
  const [from, to] = await Promise.all([endOf(input.from, input, session), endOf(input.to, input, session)]);
  const sure = await search(from.subjects, to.subjects, input, session, false);
  const guessed =
    sure.chains.length === 0 && sure.notFollowed.possible > 0
      ? await search(from.subjects, to.subjects, input, session, true)
      : NOTHING;
  const asked = bothOf(from, to);
  const describer = new Describer(context, asked.subjects);
  const isOpen = Object.values(sure.notFollowed).some((count) => count > 0);
  const found = {
    rows: sure.chains,
    totalIsLowerBound: sure.more || (sure.chains.length === 0 && isOpen),
    possible: guessed.chains.length,
    none: `No chain of calls leads from "${from.name}" to "${to.name}"${isOpen ? ", as far as was looked" : ""}.`,
  };
  const chains = [...sure.chains, ...guessed.chains];
  await describer.readLines(chains.flatMap(({ steps }) => steps.flatMap((step) => sitesOf(step).map(lineOf))));
  await describer.readSignatures(chains.flatMap(({ start, steps }) => [start.head, ...steps.map(({ to }) => to.head)]));
  const head = await answerOf({ ...SUBJECT, ...input }, asked, found, describer, context);
  const isEnd = (side: FoundSubjects) => {
    const keys = new Set(side.subjects.map(({ head: d }) => describer.names(d).key));
    return head.subjects.filter(({ key }) => keys.has(key));
  };
  return {
    ...head,
    truncated: sure.more,
    next: null,
    results: sure.chains.map((chain) => describe(chain, describer)),
    from: isEnd(from),
    to: isEnd(to),
    possible: guessed.chains.map((chain) => describe(chain, describer)),
    notFollowed: sure.notFollowed,
  };
};

const SUBJECT = { scope: "all" } as const;
const sitesOf = ({ sites }: Step) => sites.slice(0, MAX_SITES);

/** A key begins with its language; no name does. */
const isKey = (text: string): boolean => LANGUAGES.some((language) => text.startsWith(`${language} `));

function endOf(text: string, { repo, lang }: Request, session: Session): Promise<FoundSubjects> {
  return findSubjects({ ...SUBJECT, repo, lang, ...(isKey(text) ? { key: text } : { symbol: text }) }, session);
}

/** Of two ends the one that nothing is known of tells why there is no chain. */
function bothOf(from: FoundSubjects, to: FoundSubjects): FoundSubjects {
  if (from.subjects.length === 0) return from;
  if (to.subjects.length === 0) return to;
  const ends = new Map([...from.subjects, ...to.subjects].map((subject) => [idOf(subject), subject]));
  return {
    ...from,
    name: `${from.name} > ${to.name}`,
    subjects: [...ends.values()],
    omitted: from.omitted + to.omitted,
    twins: [...from.twins, ...to.twins],
  };
}

interface Chain {
  start: Subject;
  basis: Basis;
  steps: readonly Step[];
}

const NOTHING: { chains: Chain[]; more: boolean; notFollowed: Bounds } = {
  chains: [],
  more: false,
  notFollowed: { depth: 0, width: 0, time: 0, possible: 0 },
};

async function search(
  from: readonly Subject[],
  to: readonly Subject[],
  { depth, limit }: Request,
  session: Session,
  withPossible: boolean,
): Promise<typeof NOTHING> {
  const deadline = performance.now() + MAX_TIME;
  const calls = new CallSteps(session, deadline);
  const known = new Map([...from, ...to].map((subject) => [idOf(subject), subject]));
  const limits = { depth, chains: limit, isLate: () => performance.now() > deadline };
  const ways = waysOf(calls, known, withPossible);
  const { chains, ...rest } = await shortestChains(from.map(idOf), to.map(idOf), ways, limits);
  return {
    ...rest,
    chains: chains.flatMap(({ start, links }) => {
      const first = known.get(start);
      const steps = links.map(({ step }) => step);
      return first === undefined ? [] : [{ start: first, steps, basis: weakest(first, steps) }];
    }),
  };
}

interface StepLink extends Link {
  step: Step;
}

/** @param known symbols met so far, by identity */
function waysOf(calls: CallSteps, known: Map<string, Subject>, withPossible: boolean): Ways<StepLink> {
  const linked = async (node: string, follow: (subject: Subject) => Promise<Steps>) => {
    const subject = known.get(node);
    if (subject === undefined) return { links: [], leftOut: 0, incomplete: false };
    const { sure, possible, incomplete } = await follow(subject);
    const links = [...sure, ...(withPossible ? possible : [])].map((step) => {
      const [from, to] = [idOf(step.from), idOf(step.to)];
      for (const end of [step.from, step.to]) if (!known.has(idOf(end))) known.set(idOf(end), end);
      return { from, to, step };
    });
    return { links, leftOut: withPossible ? 0 : possible.length, incomplete };
  };
  return {
    below: (node) => linked(node, (subject) => calls.below(subject)),
    above: (node) => linked(node, (subject) => calls.above(subject)),
  };
}

const weakest = (start: Subject, steps: readonly Step[]): Basis =>
  steps.reduce((basis, step) => weaker(step.basis, basis), start.basis);

function describe({ start, basis, steps }: Chain, describer: Describer): CallChain {
  const first: ChainStep = Object.assign(describer.row(start.head, start.basis), { through: null, sites: [] });
  const rest = steps.map((step): ChainStep =>
    Object.assign(describer.row(step.to.head, step.basis), {
      through: step.through,
      sites: sitesOf(step).map(({ file, at }) => describer.site(file, at)),
    }),
  );
  return { calls: steps.length, basis, steps: [first, ...rest] };
}
