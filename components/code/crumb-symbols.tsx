"use client";
/** The symbols around the cursor in the breadcrumb: each is a step, the mark before it lists what stands beside it. */
import { Fragment } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { KindIcon } from "../icons/kind-icon";
import { ownerOf } from "../outline/outline-rows";
import { later } from "../shell/later";
import { CrumbChevron } from "./crumb-chevron";
import type { CrumbRoom } from "./crumb-room";

const SymbolList = later(async () => (await import("./symbol-list")).SymbolList);

interface CrumbSymbolsProps {
  file: string;
  outline: readonly OutlineNode[];
  /** Outermost first. */
  around: readonly OutlineNode[];
  room: CrumbRoom;
  onOpen: (node: OutlineNode) => void;
}

export function CrumbSymbols({ file, outline, around, room, onOpen }: CrumbSymbolsProps) {
  return (
    <>
      {around.map((node, at) => (
        <Fragment key={`${node.key}:${node.line}`}>
          <CrumbChevron
            label={`Symbols of ${around[at - 1]?.name ?? file.slice(file.lastIndexOf("/") + 1)}`}
            className={room.symbols[at]}
          >
            <SymbolList
              label={`Beside ${node.name}`}
              nodes={at === 0 ? outline : around[at - 1].children}
              current={node}
              onOpen={onOpen}
            />
          </CrumbChevron>
          <button className={room.symbols[at]} title={node.name} onClick={() => onOpen(node)}>
            <KindIcon kind={node.kind} />
            <span className="cut crumb-owner">{ownerOf(node)}</span>
            <span className="cut">{node.ownName ?? node.name}</span>
          </button>
        </Fragment>
      ))}
      <Inner nodes={around.at(-1)?.children ?? outline} of={around.at(-1)?.name ?? file} onOpen={onOpen} />
    </>
  );
}

interface InnerProps {
  nodes: readonly OutlineNode[];
  /** Name of the symbol, or path of the file, that holds them. */
  of: string;
  onOpen: (node: OutlineNode) => void;
}

/** Behind the last part: what that holds. Nothing where it holds nothing. */
function Inner({ nodes, of, onOpen }: InnerProps) {
  if (nodes.length === 0) return null;
  const label = `Symbols of ${of.slice(of.lastIndexOf("/") + 1)}`;
  return (
    <CrumbChevron label={label}>
      <SymbolList {...{ label, nodes, onOpen }} current={null} />
    </CrumbChevron>
  );
}
