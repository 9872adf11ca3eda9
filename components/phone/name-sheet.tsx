"use client";
/**
 * What a touched name means, from below: its signature, how it is known, and the links to definition, usages,
 * hierarchy.
 */
import { useState } from "react";
import { SYMBOL_KINDS } from "@/lib/contract/vocabulary";
import { BasisMark } from "../certainty/basis-mark";
import { tierOf, WHY } from "../certainty/tiers";
import { useEvidence } from "../certainty/use-evidence";
import type { DockTab } from "../dock/dock-tab";
import { usagesWord, useUsageTotal } from "../dock/usages/use-usage-total";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { Icon } from "../icons/icon";
import { KindIcon } from "../icons/kind-icon";
import { kindLooks } from "../icons/kind-looks";
import type { CodePlace, PlacedMeaning } from "../navigate/outcome";
import type { Peeked } from "../navigate/use-navigation";
import { Sheet } from "./sheet";

interface NameSheetProps {
  peeked: Peeked;
  onOpen: (meaning: PlacedMeaning) => void;
  onShow: (tab: DockTab) => void;
  onClose: () => void;
}

export function NameSheet({ peeked, onOpen, onShow, onClose }: NameSheetProps) {
  const { name, meanings, message, at } = peeked;
  const [chosen, setChosen] = useState(0);
  const meaning = meanings.at(chosen);
  const { repo, file, line, column } = at;
  const asked = meaning?.key === undefined ? { repo, file, line, column } : { key: meaning.key };
  const uses = usagesWord(useUsageTotal(meaning === undefined || meaning.kind === "file" ? null : asked));
  const elsewhere = meanings.find((each) => each.repo !== repo || each.file !== file || each.line !== line);
  const target = meaning !== undefined && meanings.length > 1 ? meaning : elsewhere;
  return (
    <Sheet label={name === "" ? "About this place" : `About ${name}`} onClose={onClose}>
      {meaning === undefined ? (
        <p className="sheet-message" role="status">
          <Icon name="info" className="quiet" />
          {message}
        </p>
      ) : (
        <>
          <NameHead meaning={meaning} at={at} />
          {meanings.length > 1 && <Choice meanings={meanings} chosen={chosen} onChoose={setChosen} />}
          <div className="sheet-links">
            {target !== undefined && (
              <button className="button filled" onClick={() => onOpen(target)}>
                {target.role === "declaration" ? "Declaration" : "Definition"}
              </button>
            )}
            {meaning.kind !== "file" && (
              <button className="button outlined num" onClick={() => onShow("usages")}>
                {uses}
              </button>
            )}
            {meaning.key !== undefined && (
              <button className="button outlined" onClick={() => onShow("hierarchy")}>
                Hierarchy
              </button>
            )}
          </div>
        </>
      )}
    </Sheet>
  );
}

/** Modifiers shown before the rest is a number. */
const MODIFIERS = 3;

function NameHead({ meaning, at }: { meaning: PlacedMeaning; at: CodePlace }) {
  const why = useEvidence(at, meaning);
  const { name, container, basis, language, modifiers = [], signature = "" } = meaning;
  const kind = SYMBOL_KINDS.find((each) => each === meaning.kind);
  const names = new Map(kind === undefined ? [] : [[name, kindLooks[kind].colour]]);
  const [line] = colourLines([signature], language ?? null, names);
  return (
    <>
      <p className="line sheet-name">
        {kind === undefined ? (
          <Icon name="variable" className="k-data" size={20} />
        ) : (
          <KindIcon kind={kind} size={20} />
        )}
        <span className="mono strong cut">{name}</span>
        <span className="mono meta quiet cut grow">{container}</span>
        <BasisMark basis={basis} why={why} />
      </p>
      {signature !== "" && (
        <pre className="sheet-signature" tabIndex={0} aria-label={`Signature of ${name}`}>
          <ColouredText {...line} />
        </pre>
      )}
      {tierOf(basis) !== "proven" && <p className="meta soft sheet-why">{why ?? WHY[basis]}</p>}
      {modifiers.length > 0 && (
        <p className="sheet-chips">
          {modifiers.slice(0, MODIFIERS).map((modifier) => (
            <span className="chip" key={modifier}>
              {modifier}
            </span>
          ))}
          {modifiers.length > MODIFIERS && (
            <span className="chip outlined num" title={modifiers.slice(MODIFIERS).join(", ")}>
              {`+${modifiers.length - MODIFIERS}`}
            </span>
          )}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  meanings: readonly PlacedMeaning[];
  chosen: number;
  onChoose: (at: number) => void;
}

/** One of several meanings, each with the place where it stands. */
function Choice({ meanings, chosen, onChoose }: ChoiceProps) {
  return (
    <div className="sheet-choice" role="group" aria-label="Places">
      {meanings.map(({ repo, file, line, role, kind, basis }, at) => (
        <button
          className={at === chosen ? "row selected" : "row"}
          aria-pressed={at === chosen}
          key={`${repo}/${file}:${line}`}
          onClick={() => onChoose(at)}
        >
          <i className={`basis-edge ${tierOf(basis)}`} aria-hidden />
          <span className="soft">{role?.replaceAll("_", " ") ?? kind}</span>
          <span className="mono meta cut grow sheet-place" title={file}>
            {`${file.slice(file.lastIndexOf("/") + 1)}:${line}`}
          </span>
        </button>
      ))}
    </div>
  );
}
