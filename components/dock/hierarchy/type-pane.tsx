"use client";
/** Beside the hierarchy: the type that the reader is at, what of its bases it overrides, and the ways on. */
import { useQuery } from "@tanstack/react-query";
import { relationsQuery } from "@/lib/client/queries/files";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { symbolUrl } from "@/lib/contract/page-url";
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { BasisMark } from "../../certainty/basis-mark";
import { WHY } from "../../certainty/tiers";
import { Icon } from "../../icons/icon";
import { KindIcon } from "../../icons/kind-icon";
import { nodeOfKey } from "../../outline/outline-rows";
import { count } from "../../words/figures";
import { MiddleCut, PathCut } from "../../words/middle-cut";
import type { OpenWay } from "../../ui/tree/tree-row";
import "./type-pane.css";

interface TypePaneProps {
  type: HierarchyNode;
  onOpen: (url: string, way: OpenWay) => void;
  /** Shows the hierarchy of this type; null when it is the one that is shown. */
  onRoot: (() => void) | null;
}

export function TypePane({ type, onOpen, onRoot }: TypePaneProps) {
  const { name, kind, file, line, basis, root, url, signature } = type;
  return (
    <section className="type-pane scrolls" aria-label={`Type ${name}`}>
      <h3 className="line type-pane-name">
        {kind !== undefined && <KindIcon kind={kind} />}
        <MiddleCut text={name} />
      </h3>
      {file !== undefined && (
        <p className="mono meta soft">
          <PathCut path={file} line={line} />
        </p>
      )}
      {signature && <code className="type-pane-code">{signature}</code>}
      <Overrides type={type} onOpen={onOpen} />
      {!root && (
        <section>
          <h4 className="micro quiet">Known by</h4>
          <BasisMark basis={basis} />
          <p className="meta soft">{type.relation === null ? WHY[basis] : `${WHY[basis]} (${type.relation})`}</p>
        </section>
      )}
      <div className="line">
        {url !== undefined && (
          <button className="button outlined" onClick={() => onOpen(url, "go")}>
            Open
          </button>
        )}
        {onRoot !== null && (
          <button className="button" onClick={onRoot}>
            Make root
          </button>
        )}
      </div>
    </section>
  );
}

/** Members of the type that stand for one of a base's, as its file says. */
function Overrides({ type: { repo, file, key, name }, onOpen }: Pick<TypePaneProps, "type" | "onOpen">) {
  const { data, isPending, error } = useQuery({
    ...relationsQuery(repo ?? "", file ?? ""),
    enabled: repo !== undefined && file !== undefined && key !== undefined,
  });
  if (repo === undefined || key === undefined) return null;
  const all = data === undefined ? [] : overridesOf(nodeOfKey(data.results, key)?.children ?? []);
  return (
    <section>
      <h4 className="micro quiet">
        Overrides here {data !== undefined && <span className="num">{count(all.length)}</span>}
      </h4>
      {isPending && <p className="meta soft">…</p>}
      {error !== null && <p className="meta soft">What it overrides could not be loaded.</p>}
      {data !== undefined && all.length === 0 && (
        <p className="meta soft">{`${name} overrides no member of a base.`}</p>
      )}
      <ul>
        {all.map(({ node, base }) => (
          <li key={`${node.key}:${node.line}`}>
            <button
              className="row type-pane-member"
              onClick={() => onOpen(symbolUrl(repo, file ?? "", node.key), "go")}
            >
              <Icon name="overrides" className="quiet" />
              <span className="mono cut">{node.name}</span>
              <span className="mono meta soft cut">{base}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function overridesOf(members: readonly OutlineNode[]): { node: OutlineNode; base: string }[] {
  return members.flatMap((node) => {
    const overridden = node.relations?.overrides ?? null;
    return overridden === null ? [] : [{ node, base: ownerOf(overridden.qualifiedName) }];
  });
}

/** The type of a member's qualified name, without what holds the type. */
function ownerOf(qualifiedName: string): string {
  const parts = qualifiedName.split(/::|\.|#/);
  return parts.at(-2) ?? "";
}
