"use client";
/**
 * The hierarchy as a picture: it repeats the tree, and never holds more. Bases stand at the left. It is dragged,
 * scaled and saved; arrows walk its boxes.
 */
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { Icon } from "../../../icons/icon";
import type { HierarchySide } from "../hierarchy-view";
import { graphOf, ROOT, type TypeEdge, type TypeNode } from "./graph-of";
import type { PlacedLine } from "./lay-out";
import { nearestBox } from "./nearest-box";
import { PictureTools } from "./picture-tools";
import { saveSvg } from "./save-svg";
import { domId, TypeBox } from "./type-box";
import { useLayout } from "./use-layout";
import { STEP, useSight } from "./use-sight";
import "./picture.css";

interface PictureProps {
  root: HierarchyNode;
  side: HierarchySide;
  onReach: (type: HierarchyNode) => void;
  onOpen: (node: TypeNode, beside: boolean) => void;
}

export default function Picture({ root, side, onReach, onOpen }: PictureProps) {
  const graph = useMemo(() => graphOf(root, side), [root, side]);
  const laid = useLayout(graph);
  const window = useRef<HTMLDivElement>(null);
  const scene = useRef<SVGGElement>(null);
  const { sight, fit, zoom, show, drag } = useSight(window, laid?.layout ?? null, ROOT);
  const [stop, setStop] = useState(ROOT);
  const boxes = useMemo(() => new Map(laid?.layout.boxes.map((box) => [box.id, box])), [laid]);
  const tiers = useMemo(() => new Map(laid?.graph.edges.map((edge) => [lineId(edge), edge.tier])), [laid]);
  const walk = (key: string): boolean => {
    const from = boxes.get(stop);
    const next = from === undefined || laid === null ? null : nearestBox(laid.layout.boxes, from, key);
    if (next === null) return key.startsWith("Arrow");
    show(next);
    document.getElementById(domId(next.id))?.focus({ preventScroll: true });
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoom(STEP);
    else if (event.key === "-") zoom(1 / STEP);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
  };
  const save = (): void => {
    if (scene.current !== null && laid !== null) saveSvg(scene.current, laid.layout, `${root.name} hierarchy`);
  };
  const stands = boxes.has(stop) ? stop : ROOT;
  return (
    <section className="picture" aria-label={`Picture of the type hierarchy of ${root.name}`} onKeyDown={onKeyDown}>
      <div className="picture-window" ref={window} data-ground {...drag}>
        {laid !== null && (
          <svg width="100%" height="100%">
            <g ref={scene} transform={`translate(${sight.x} ${sight.y}) scale(${sight.scale})`}>
              {laid.layout.lines.map((line) => (
                <path
                  key={lineId(line)}
                  className={`picture-line ${tiers.get(lineId(line)) ?? "proven"}`}
                  d={pathOf(line.points)}
                />
              ))}
              {laid.graph.nodes.map((node) => {
                const box = boxes.get(node.id);
                return box === undefined ? null : (
                  <TypeBox
                    key={node.id}
                    node={node}
                    box={box}
                    stop={node.id === stands}
                    onReach={() => {
                      setStop(node.id);
                      onReach(node.type);
                    }}
                    onOpen={(beside) => onOpen(node, beside)}
                    onArrow={walk}
                  />
                );
              })}
            </g>
          </svg>
        )}
      </div>
      <PictureTools scale={sight.scale} onZoom={zoom} onFit={fit} />
      <button className="button outlined picture-save" onClick={save} disabled={laid === null}>
        <Icon name="download" />
        Save SVG
      </button>
    </section>
  );
}

const lineId = ({ from, to }: Pick<TypeEdge | PlacedLine, "from" | "to">): string => `${from}\0${to}`;

/** A line that leaves and arrives level. */
function pathOf([first, ...rest]: PlacedLine["points"]): string {
  if (first === undefined) return "";
  let from = first;
  const parts = rest.map((to) => {
    const middle = (from.x + to.x) / 2;
    const part = `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return part;
  });
  return `M${first.x} ${first.y}${parts.join("")}`;
}
