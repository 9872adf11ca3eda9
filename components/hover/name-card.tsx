"use client";
/**
 * A name in short, beside it: what it is, its comment, where it stands, how that is known, and the links that lead on.
 */
import Link from "next/link";
import { useEffect, useRef } from "react";
import type { SymbolKind } from "@/lib/contract/vocabulary";
import { BasisMark } from "../certainty/basis-mark";
import { tierOf, WHY } from "../certainty/tiers";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { usagesWord, useUsageTotal } from "../dock/usages/use-usage-total";
import { DocView } from "../doc/doc-view";
import { kindLooks } from "../icons/kind-looks";
import { NAME_ACTIONS, type NameAction } from "../navigate/name-actions";
import { Popover } from "../shell/popover";
import { counted } from "../words/figures";
import { ReflectedChips } from "../words/reflected-chips";
import type { NameCard as Card } from "./load-name-card";
import type { ShownCard } from "./use-name-card";
import { IconButton, IconLink } from "../ui/icon-button";
import "./name-card.css";

interface NameCardProps {
  shown: ShownCard;
  onAction: (what: NameAction["what"]) => void;
  onCopyLink: (url: string) => void;
  onOpen: (url: string) => void;
  onEnter: () => void;
  onLeave: () => void;
  onClose: (pressed: boolean) => void;
}

/** The actions that have room on the card; the menu has all. */
const ON_CARD: readonly NameAction["what"][] = ["definition", "peek", "usages"];

export function NameCard({ shown, onAction, onCopyLink, onOpen, onEnter, onLeave, onClose }: NameCardProps) {
  const { card, beside, byKey } = shown;
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    if (byKey) foot.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [byKey]);
  const uses = usagesWord(useUsageTotal(card.asked));
  return (
    <Popover
      {...{ beside, role: "dialog", label: card.qualifiedName, className: "name-card", onClose }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <Signature card={card} />
      {card.doc !== "" && (
        <div className="name-card-doc" tabIndex={0} role="region" aria-label="Documentation">
          <DocView doc={card.doc} language={card.language} />
        </div>
      )}
      {card.reflected !== undefined && (
        <p className="name-card-chips">
          <ReflectedChips reflected={card.reflected} />
        </p>
      )}
      <Known card={card} onOpen={onOpen} />
      <footer ref={foot}>
        {NAME_ACTIONS.filter(({ what }) => ON_CARD.includes(what) && (what !== "usages" || card.asked !== null)).map(
          ({ what, short, chord }) => (
            <button className="button" key={what} onClick={() => onAction(what)}>
              <span className="num">{what === "usages" ? uses : short}</span>
              <kbd className="key">{chord}</kbd>
            </button>
          ),
        )}
        <span className="grow" />
        {card.url !== null && (
          <IconButton
            icon="link"
            label="Copy link"
            title="Copy link to this symbol"
            onClick={() => onCopyLink(card.url ?? "")}
          />
        )}
        {card.page !== null && (
          <IconLink href={card.page} icon="open" label="Open symbol page" title="Open symbol page" />
        )}
      </footer>
    </Popover>
  );
}

function Signature({ card: { name, kind, language, signature } }: { card: Card }) {
  const names = new Map(kind === null ? [] : [[name, kindLooks[kind].colour]]);
  const [line] = colourLines([signature === "" ? name : signature], language, names);
  return (
    <pre className="name-card-signature">
      <ColouredText {...line} />
    </pre>
  );
}

/** Kinds that belong to what holds them; the others only stand in it. */
const MEMBERS: readonly SymbolKind[] = ["method", "constructor", "field", "property", "enum_member"];

/** Basis first; then what it is and of what, and where else it stands. */
function Known({ card, onOpen }: { card: Card; onOpen: (url: string) => void }) {
  const { basis, why, what, kind, container, elsewhere, outside, others } = card;
  return (
    <>
      <p className="name-card-known meta soft">
        <BasisMark basis={basis} why={why} />
        {outside !== null ? (
          <span>{outside}</span>
        ) : (
          <span>
            {what}
            {container !== null && (
              <>
                {kind !== null && MEMBERS.includes(kind) ? " of " : " in "}
                <span className="mono">{container}</span>
              </>
            )}
            {elsewhere !== null && (
              <>
                {elsewhere.words === "" ? " " : `, ${elsewhere.words} `}
                <Link
                  className="link mono"
                  href={elsewhere.url}
                  title={elsewhere.file}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    onOpen(elsewhere.url);
                  }}
                >
                  {elsewhere.place}
                </Link>
              </>
            )}
          </span>
        )}
      </p>
      {outside === null && (tierOf(basis) !== "proven" || others > 0) && (
        <p className="name-card-why meta soft">
          {WHY[basis]}
          {others > 0 && ` ${counted(others, "other symbol fits", "other symbols fit")} as well.`}
        </p>
      )}
    </>
  );
}
