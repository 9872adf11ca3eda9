"use client";
/** The file of the second pane: its head, its code, and what floats over it. */
import { useCallback, useEffect, useRef } from "react";
import { CodeArea } from "../code/code-area";
import type { CodePageProps } from "../code/code-page-props";
import type { SymbolMark } from "../code/gutter-marks-of";
import { NameOverlays } from "../code/name-overlays";
import { peekZoneOf } from "../code/peek-zone-of";
import { useCardAndMenu } from "../code/use-card-and-menu";
import { useCopiedLink } from "../code/use-copied-link";
import { useGutterMarks } from "../code/use-gutter-marks";
import { useNameActions } from "../code/use-name-actions";
import type { CodeHandle } from "../editor/code-view";
import { focusCode } from "../navigate/focus-code";
import { useFetchedAhead } from "../navigate/use-fetched-ahead";
import { useNavigation } from "../navigate/use-navigation";
import { useNavigationKeys, type NavigationAction } from "../navigate/use-navigation-keys";
import { workspaceStands } from "../navigate/visits";
import { Toast } from "../shell/toast";
import { answerBeside, besideState, showBeside, useBeside, writeBesidePlace } from "./beside-store";
import { BesideHead } from "./beside-head";
import { useBesidePlace } from "./use-beside-place";

interface BesideFileProps {
  url: string;
  shown: CodePageProps;
  onAlone: () => void;
}

export function BesideFile({ url, shown, onAlone }: BesideFileProps) {
  const { content, outline } = shown;
  const { repo, file } = content;
  const { jump, asked } = useBeside();
  const place = useBesidePlace(url, shown);
  const { line, column, goTo, keep, leave } = place;
  // The dock is part of the page of a file: on any other page this file becomes that page.
  const onDock = useCallback(() => workspaceStands() || onAlone(), [onAlone]);
  const navigation = useNavigation({ repo, file, goTo: leave, keep, visit: showBeside, onDock });
  const { show, peeked } = navigation;
  const handle = useRef<CodeHandle>(null);
  const floating = useCardAndMenu(repo, file, handle);
  const runAt = useNameActions(navigation, floating);
  const run = useCallback((what: NavigationAction) => runAt(what, { line, column }), [runAt, line, column]);
  useNavigationKeys(run);
  useFetchedAhead({ repo, file, line, column });
  const { copied, copyLink, copyText } = useCopiedLink(writeBesidePlace);
  const marks = useGutterMarks(content);
  const followMark = (mark: SymbolMark): void =>
    mark.leads === "base" ? showBeside(mark.url) : show(mark.tab, { line: mark.node.line, column: mark.node.column });
  // Where the editor stands already nothing arrives.
  useEffect(takeFocus, [asked, jump]);
  return (
    <>
      <BesideHead {...{ repo, file, onAlone }} outline={outline.results} around={place.around} onOpen={goTo} />
      <CodeArea
        handle={handle}
        content={content}
        outline={outline.results}
        marking={{ symbol: place.symbol, range: place.range, beside: marks, jump, touched: null }}
        events={{
          onCursor: place.onCursor,
          onPick: place.onPick,
          onTouch: navigation.peek,
          lookUp: navigation.lookUp,
          onFollow: navigation.follow,
          onMark: (pressed) => marks.filter((mark) => mark === pressed).forEach(followMark),
          onRest: floating.rest,
          onLeave: floating.card.leave,
          onMenu: floating.openMenu,
          onArrival: takeFocus,
        }}
        zone={peeked === null ? null : peekZoneOf(peeked, navigation)}
      />
      <NameOverlays
        {...{ repo, file, floating, marks }}
        onAction={runAt}
        onMark={followMark}
        onOpen={showBeside}
        onCopyLink={copyLink}
        onCopyText={copyText}
      />
      <Toast said={copied} />
    </>
  );
}

/** Takes the focus that the reader gave by opening the pane. */
function takeFocus(): void {
  // The rows that stand there first would take the focus along as they go.
  if (!besideState().asked || document.querySelector('[data-panel="beside"] .server-code') !== null) return;
  focusCode("beside");
  if (document.activeElement?.closest('[data-panel="beside"]')) answerBeside();
}
