"use client";
/** The places of a graph's boxes and lines, from a worker that lives as long as the picture. */
import { useEffect, useRef, useState } from "react";
import type { TypeGraph } from "./graph-of";
import type { Layout } from "./lay-out";

interface Laid {
  graph: TypeGraph;
  layout: Layout;
}

/** The last graph that is laid out, with its places; null until the first is. */
export function useLayout(graph: TypeGraph): Laid | null {
  const worker = useRef<Worker | null>(null);
  const asked = useRef<{ turn: number; graph: TypeGraph }>({ turn: 0, graph });
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    const own = new Worker(new URL("./layout-worker.ts", import.meta.url), { type: "module" });
    own.onmessage = ({ data }: MessageEvent<{ turn: number; layout: Layout }>) => {
      // A graph that came meanwhile is under way.
      if (data.turn === asked.current.turn) setLaid({ graph: asked.current.graph, layout: data.layout });
    };
    worker.current = own;
    return () => own.terminate();
  }, []);
  useEffect(() => {
    const turn = asked.current.turn + 1;
    asked.current = { turn, graph };
    const nodes = graph.nodes.map(({ id, name, under }) => ({ id, name, under }));
    const edges = graph.edges.map(({ from, to }) => ({ from, to }));
    worker.current?.postMessage({ turn, shape: { nodes, edges } });
  }, [graph]);
  return laid;
}
