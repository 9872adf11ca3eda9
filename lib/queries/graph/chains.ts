/**
 * The shortest chains between two sets of nodes: searched from both ends, level by level, the smaller level first. A
 * node is followed once, so cycles end. Bounded in depth, width and time; what that left out is counted. Knows nothing
 * of what nodes are.
 */
import type { Bounds } from "../../contract/symbol-path";

/** A step between nodes, by their identities. */
export interface Link {
  from: string;
  to: string;
}

interface Followed<L extends Link> {
  links: readonly L[];
  /** steps that are possible and not followed */
  leftOut: number;
  incomplete: boolean;
}

/** Where links lead: to what a node calls, or to what calls it. */
export interface Ways<L extends Link> {
  below(node: string): Promise<Followed<L>>;
  above(node: string): Promise<Followed<L>>;
}

interface Limits {
  /** links of a chain at most */
  depth: number;
  /** chains wanted at most */
  chains: number;
  /** whether the time is over */
  isLate(): boolean;
}

export interface FoundChains<L extends Link> {
  /** links in their order; none for a node that stands at both ends */
  chains: { start: string; links: L[] }[];
  /** there are more chains of that length */
  more: boolean;
  notFollowed: Bounds;
}

/** Nodes of one level that are followed. */
const WIDTH = 400;
/** Nodes that are followed side by side: what they read, they read together. */
const BATCH = 8;

/** What is reached from one end. */
interface Side<L extends Link> {
  /** by node: how far from the end, and the links by which it is reached at that distance */
  reached: Map<string, { depth: number; links: L[] }>;
  level: string[];
  depth: number;
  follow(node: string): Promise<Followed<L>>;
  /** the node at the far end of a link */
  far(link: L): string;
}

export async function shortestChains<L extends Link>(
  from: readonly string[],
  to: readonly string[],
  ways: Ways<L>,
  limits: Limits,
): Promise<FoundChains<L>> {
  const notFollowed: Bounds = { depth: 0, width: 0, time: 0, possible: 0 };
  const down = sideOf<L>(
    from,
    (node) => ways.below(node),
    (link) => link.to,
  );
  const up = sideOf<L>(
    to,
    (node) => ways.above(node),
    (link) => link.from,
  );
  let meeting = meetingOf(down, up);
  while (meeting.length === 0 && down.level.length > 0 && up.level.length > 0) {
    const side = down.level.length <= up.level.length ? down : up;
    if (down.depth + up.depth >= limits.depth || limits.isLate()) {
      notFollowed[limits.isLate() ? "time" : "depth"] += side.level.length;
      break;
    }
    await followLevel(side, notFollowed, limits);
    meeting = meetingOf(down, up);
  }
  const chains: { start: string; links: L[] }[] = [];
  for (const chain of chainsThrough(meeting, down, up)) {
    if (chains.length >= limits.chains) return { chains, more: true, notFollowed };
    chains.push(chain);
  }
  return { chains, more: false, notFollowed };
}

function sideOf<L extends Link>(ends: readonly string[], follow: Side<L>["follow"], far: Side<L>["far"]): Side<L> {
  const level = [...new Set(ends)];
  return { reached: new Map(level.map((node) => [node, { depth: 0, links: [] }])), level, depth: 0, follow, far };
}

async function followLevel<L extends Link>(side: Side<L>, notFollowed: Bounds, limits: Limits): Promise<void> {
  const nodes = side.level.slice(0, WIDTH);
  notFollowed.width += side.level.length - nodes.length;
  side.depth++;
  side.level = [];
  for (let at = 0; at < nodes.length; at += BATCH) {
    if (limits.isLate()) {
      notFollowed.time += nodes.length - at;
      return;
    }
    for (const { links, leftOut, incomplete } of await Promise.all(nodes.slice(at, at + BATCH).map(side.follow))) {
      notFollowed.possible += leftOut;
      if (incomplete) notFollowed.time++;
      for (const link of links) reach(side, link);
    }
  }
}

function reach<L extends Link>(side: Side<L>, link: L): void {
  const node = side.far(link);
  const known = side.reached.get(node);
  if (known === undefined) {
    side.reached.set(node, { depth: side.depth, links: [link] });
    side.level.push(node);
  } else if (known.depth === side.depth) known.links.push(link);
}

/** Nodes that both ends reach, as near as any. */
function meetingOf<L extends Link>(down: Side<L>, up: Side<L>): string[] {
  const [small, large] = down.reached.size < up.reached.size ? [down, up] : [up, down];
  const length = (node: string): number =>
    (small.reached.get(node)?.depth ?? 0) + (large.reached.get(node)?.depth ?? 0);
  const both = [...small.reached.keys()].filter((node) => large.reached.has(node));
  const shortest = Math.min(...both.map(length));
  const near = both.filter((node) => length(node) === shortest);
  // A chain crosses the border of the two searches once.
  const border = Math.max(...near.map((node) => down.reached.get(node)?.depth ?? 0));
  return near.filter((node) => down.reached.get(node)?.depth === border);
}

function* chainsThrough<L extends Link>(
  meeting: readonly string[],
  down: Side<L>,
  up: Side<L>,
): Generator<{ start: string; links: L[] }> {
  for (const node of meeting)
    for (const before of waysTo(node, down))
      for (const after of waysTo(node, up)) {
        const links = [...before, ...after.toReversed()];
        yield { start: links[0]?.from ?? node, links };
      }
}

/** Links from an end of the search to a node, one way after the other. */
function* waysTo<L extends Link>(node: string, side: Side<L>): Generator<L[]> {
  const { links, depth } = side.reached.get(node) ?? { links: [], depth: 0 };
  if (depth === 0) {
    yield [];
    return;
  }
  for (const link of links) {
    const near = side.far(link) === link.to ? link.from : link.to;
    for (const way of waysTo(near, side)) yield [...way, link];
  }
}
