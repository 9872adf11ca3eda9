"use client";
/**
 * What the types of a file have from their bases, asked only while it is wanted; the switch is kept in the address.
 */
import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { inheritedQuery } from "@/lib/client/queries/symbols";
import { exactKey } from "@/lib/contract/exact-key";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { hasBases } from "@/lib/contract/languages";
import { KIND_GROUPS, type SymbolKind } from "@/lib/contract/vocabulary";
import { inheritedAsked, keepInherited } from "../code/address-state";
import { membersByBase, type BaseMembers } from "../symbol/members-by-base";
import { nodeId } from "./outline-rows";

/** Types of a file that are asked about. */
const MOST_TYPES = 24;

interface InheritedOptions {
  repo: string;
  file: string;
  language: string | null;
  outline: readonly OutlineNode[];
}

interface Inherited {
  wanted: boolean;
  toggle: () => void;
  /** By id of the type in the outline; empty while it is not wanted. */
  bases: ReadonlyMap<string, readonly BaseMembers[]>;
  /** Types that were not asked about. */
  left: number;
}

export function useInherited({ repo, file, language, outline }: InheritedOptions): Inherited {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // The server does not know the switch of an address: what it drew stands until now.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (inheritedAsked()) setWanted(true);
  }, []);
  useEffect(() => {
    if (wanted) keepInherited(true);
  }, [wanted, file]);
  const types = useMemo(() => (wanted && hasBases(language) ? typesIn(outline) : []), [wanted, language, outline]);
  const asked = types.slice(0, MOST_TYPES);
  const bases = useQueries({
    queries: asked.map(({ key }) => inheritedQuery(exactKey(repo, key))),
    combine: (answers) =>
      new Map(answers.map(({ data }, at) => [nodeId(asked[at]), membersByBase(data?.results ?? [])] as const)),
  });
  const toggle = (): void => {
    setWanted(!wanted);
    keepInherited(!wanted);
  };
  return { wanted, toggle, bases, left: types.length - asked.length };
}

const TYPES: readonly SymbolKind[] = KIND_GROUPS.type;

const typesIn = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [...(TYPES.includes(node.kind) ? [node] : []), ...typesIn(node.children)]);
