/** The bases above a type, the type, and what derives from it directly. */
import Link from "next/link";
import type { HierarchyNode } from "@/lib/contract/symbol-hierarchy";
import { tierOf } from "../certainty/tiers";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { count, counted } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import type { About, SymbolAnswers } from "./symbol-answers";
import { dockUrl } from "./dock-url";
import { SectionNote } from "./section-note";
import { SectionHead } from "./section-head";

type Props = About & {
  above: NonNullable<SymbolAnswers["bases"]>;
  below: NonNullable<SymbolAnswers["inheritors"]>;
};

export async function HierarchySection({ above, below: under, symbolKey, url }: Props) {
  const [up, down] = await Promise.all([above, under]);
  if (up.answer === null || down.answer === null)
    return <SectionNote title="Hierarchy" failure={up.failure ?? down.failure ?? ""} />;
  const root = up.answer.results.at(0);
  const below = down.answer.results.at(0);
  if (root === undefined)
    return (
      <>
        <SectionHead title="Hierarchy" figure="" />
        <p className="section-note soft">{up.answer.emptyReason?.message ?? "It has no hierarchy."}</p>
      </>
    );
  const inheritors = below?.inheritors ?? [];
  const all = inheritors.length + (below?.more ?? 0);
  return (
    <>
      <SectionHead title="Hierarchy" figure="">
        <Link className="link meta" href={dockUrl(url, "hierarchy", symbolKey)}>
          Open tree
        </Link>
      </SectionHead>
      <ul className="section-rows">
        {bases(root).map(({ node, level }, at) => (
          <li key={`${at} ${node.name}`}>
            <TypeRow node={node} indent={level} />
          </li>
        ))}
      </ul>
      <h3 className="micro quiet section-sub num">
        {all === 0 ? "Nothing derives from it" : counted(all, "type derives", "types derive") + " from it directly"}
        {below !== undefined && ofBothWorlds(below)}
      </h3>
      {inheritors.length > 0 && (
        <ul className="section-rows two-columns">
          {inheritors.map((node, at) => (
            <li key={`${at} ${node.name}`}>
              <TypeRow node={node} indent={0} />
            </li>
          ))}
        </ul>
      )}
      {all > inheritors.length && (
        <p className="section-note meta quiet num">{`${count(all - inheritors.length)} more in the tree`}</p>
      )}
    </>
  );
}

/** ` · 5 C++, 4 Blueprint` where there are some of either and all are here. */
function ofBothWorlds({ inheritors, more }: HierarchyNode): string {
  const blueprints = inheritors.filter(({ kind }) => kind === "blueprint").length;
  const others = inheritors.length - blueprints;
  return blueprints === 0 || others === 0 || more > 0 ? "" : ` · ${others} C++, ${blueprints} Blueprint`;
}

/** Outermost base first, each base one step before what derives from it; the type itself last. */
function bases(root: HierarchyNode): { node: HierarchyNode; level: number }[] {
  const rows: { node: HierarchyNode; up: number }[] = [];
  const visit = (node: HierarchyNode, up: number): void => {
    for (const base of node.bases) visit(base, up + 1);
    rows.push({ node, up });
  };
  visit(root, 0);
  const highest = Math.max(...rows.map(({ up }) => up));
  return rows.map(({ node, up }) => ({ node, level: highest - up }));
}

function TypeRow({ node, indent }: { node: HierarchyNode; indent: number }) {
  const { name, kind, basis, root, external, url, file } = node;
  const content = (
    <>
      {!root && <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />}
      {kind === undefined ? <Icon name="type" className="k-type" /> : <KindIcon kind={kind} />}
      <span className={root ? "mono strong grow" : external ? "mono grow soft" : "mono grow"}>
        <MiddleCut text={name} />
      </span>
      {external && <span className="chip outlined">external</span>}
    </>
  );
  const look = { className: root ? "row selected" : "row", style: { paddingLeft: 16 + indent * 18 } };
  return url === undefined || root ? (
    <div {...look}>{content}</div>
  ) : (
    <Link {...look} href={url} prefetch={false} title={file}>
      {content}
    </Link>
  );
}
