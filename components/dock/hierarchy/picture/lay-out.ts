/** Places the boxes and lines of a type graph, bases at the left. Runs in a worker. Pure. */
import { Graph, layout } from "@dagrejs/dagre";
import type { TypeGraph } from "./graph-of";

/** What a layout needs of a graph: it is posted to a worker. */
export type Shape = {
  nodes: Pick<TypeGraph["nodes"][number], "id" | "name" | "under">[];
  edges: Pick<TypeGraph["edges"][number], "from" | "to">[];
};

export interface PlacedBox {
  id: string;
  /** Of its left upper corner, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedLine {
  from: string;
  to: string;
  points: { x: number; y: number }[];
}

export interface Layout {
  boxes: PlacedBox[];
  lines: PlacedLine[];
  width: number;
  height: number;
}

/** Letters of a name that are shown; of a longer one its ends. */
export const MOST_LETTERS = 30;
const LETTER = 7.9;
const BESIDE = 56;
const NARROWEST = 150;
const HEIGHT = 44;

export function layOut({ nodes, edges }: Shape): Layout {
  const graph = new Graph();
  graph.setGraph({ rankdir: "LR", nodesep: 16, ranksep: 56, marginx: 24, marginy: 24 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, name, under } of nodes) graph.setNode(id, { width: widthOf(name, under), height: HEIGHT });
  for (const { from, to } of edges) graph.setEdge(from, to);
  layout(graph);
  const boxes = graph.nodes().map((id): PlacedBox => {
    const { x = 0, y = 0, width, height } = graph.node(id);
    return { id, x: x - width / 2, y: y - height / 2, width, height };
  });
  const lines = graph.edges().map(({ v, w }): PlacedLine => {
    return { from: v, to: w, points: graph.edge(v, w).points ?? [] };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { boxes, lines, width, height };
}

const widthOf = (name: string, under: string): number =>
  Math.max(NARROWEST, Math.min(MOST_LETTERS, Math.max(name.length, under.length * 0.9)) * LETTER + BESIDE);
