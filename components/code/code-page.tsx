"use client";
/** A file: its tree at the left, its code in the middle, its outline at the right. Under the code, the dock. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { closeBeside, useBeside, writeBesidePlace } from "../beside/beside-store";
import { useBesideAddress } from "../beside/use-beside-address";
import { useDock } from "../dock/dock-store";
import { TRAIL } from "../dock/dock-tab";
import type { CodeHandle } from "../editor/code-view";
import { useDockAddress } from "../dock/use-dock-address";
import { codeArrived, focusCodeOf } from "../navigate/focus-code";
import { useFetchedAhead } from "../navigate/use-fetched-ahead";
import { useNavigation } from "../navigate/use-navigation";
import { useNavigationKeys, type NavigationAction } from "../navigate/use-navigation-keys";
import { useVisit, useVisited } from "../navigate/visits";
import { CounterpartFoot } from "../outline/counterpart-foot";
import { OutlinePanel } from "../outline/outline-panel";
import { useOfferedPage } from "../palette/open-page";
import { PhoneBar } from "../phone/phone-bar";
import { PhoneHead } from "../phone/phone-head";
import { FailureBanner } from "../shell/failure-banner";
import { later } from "../shell/later";
import { Toast } from "../shell/toast";
import { OUTLINE_BESIDE, OUTLINE_BESIDE_TWO, PHONE, TWO_PANES, useWidth } from "../shell/widths";
import { useTrailed } from "../trail/use-trailed";
import { FileTree } from "../tree/file-tree";
import { CodeArea } from "./code-area";
import { CodeHead } from "./code-head";
import type { SentCodePage } from "./code-page-props";
import { FileBanners } from "./file-banners";
import type { SymbolMark } from "./gutter-marks-of";
import { NameOverlays } from "./name-overlays";
import { unpack } from "./packed";
import { peekZoneOf } from "./peek-zone-of";
import { useNameActions } from "./use-name-actions";
import { useCodeKeys } from "./use-code-keys";
import { useCopiedLink } from "./use-copied-link";
import { useCounterpart } from "./use-counterpart";
import { useFilePlace } from "./use-file-place";
import { useGutterMarks } from "./use-gutter-marks";
import { useCardAndMenu } from "./use-card-and-menu";
import { useLinesThen } from "./use-lines-then";
import { useOpenFile, type OpenFile } from "./use-open-file";
import { usePageOffer } from "./use-page-offer";
import { useRemembered } from "./use-remembered";
import { Workspace } from "./workspace";
import "./code-page.css";

const BesidePane = later(async () => (await import("../beside/beside-pane")).BesidePane);
const BesideStrip = later(async () => (await import("../beside/beside-strip")).BesideStrip);
const Dock = later(async () => (await import("../dock/dock")).Dock);
const NameSheet = later(async () => (await import("../phone/name-sheet")).NameSheet);

export function CodePage({ content, outline, lost }: SentCodePage) {
  const served = useMemo(() => ({ content, outline: unpack(outline), lost }), [content, outline, lost]);
  return <FilePage {...useOpenFile(served)} />;
}

function FilePage({ shown: { content, outline, lost }, failed, open }: OpenFile) {
  const { repo, file } = content;
  const then = useLinesThen(content);
  const place = useFilePlace({
    ...content,
    outline: outline.results,
    revision: content.index.revision,
    then,
    openFile: open,
  });
  const { symbol, line, column, goTo, keep, leave, writeAddress } = place;
  useVisited(place.visit);
  const visit = useVisit();
  const navigation = useNavigation({ repo, file, goTo: leave, keep, visit });
  const { peeked, peek, show, closePeek } = navigation;
  const handle = useRef<CodeHandle>(null);
  const floating = useCardAndMenu(repo, file, handle);
  const runAt = useNameActions(navigation, floating);
  const run = useCallback((what: NavigationAction) => runAt(what, { line, column }), [runAt, line, column]);
  useNavigationKeys(run);
  useFetchedAhead({ repo, file, line, column });
  const writePlaces = useCallback((): void => {
    writeBesidePlace();
    writeAddress();
  }, [writeAddress]);
  const copies = useCopiedLink(writePlaces);
  const { copied, copyLink, copyText } = copies;
  const other = useCounterpart(repo, file, content.language);
  const counterpart = useMemo(() => (other === null ? null : () => visit(other.url)), [visit, other]);
  const find = useCallback(() => handle.current?.find() ?? false, []);
  useCodeKeys({ copyLink, counterpart, find });
  useRemembered(content, symbol);
  useTrailed({ content, outline }, place);
  useOfferedPage(usePageOffer({ content, outline: outline.results, place, run, copyLink, counterpart }));
  useDockAddress();
  useBesideAddress();
  const { url: beside } = useBeside();
  useTitle(repo, file);
  const dock = useDock();
  const phone = useWidth(PHONE);
  const twoPanes = useWidth(TWO_PANES) === true && beside !== null;
  const outlineInDock = useWidth(twoPanes ? OUTLINE_BESIDE_TWO : OUTLINE_BESIDE) === false && phone === false;
  const marks = useGutterMarks(content);
  const followMark = (mark: SymbolMark): void =>
    mark.leads === "base" ? visit(mark.url) : show(mark.tab, placeOf(mark.node));
  const outlinePanel = (
    <OutlinePanel
      outline={outline}
      line={line}
      marks={marks}
      onOpen={goTo}
      onVisit={visit}
      onMark={followMark}
      onMenu={floating.openMenu}
    />
  );
  const dockShown = dock.open && (dock.subject !== null || outlineInDock || dock.tab === TRAIL);

  return (
    <Workspace
      title={`${repo}/${file}`}
      tree={<FileTree repo={repo} current={file} />}
      outline={
        twoPanes && outlineInDock ? null : (
          <>
            {outlinePanel}
            <CounterpartFoot counterpart={other} />
          </>
        )
      }
      beside={twoPanes ? <BesidePane url={beside} /> : null}
      dock={
        dockShown ? <Dock subject={dock.subject} tab={dock.tab} outline={outlineInDock ? outlinePanel : null} /> : null
      }
      bar={<PhoneBar counterpart={other} copied={copied !== null} onCopy={copyLink} />}
    >
      <PhoneHead repo={repo} path={file} isFile />
      <CodeHead
        content={content}
        outline={outline.results}
        around={place.around}
        counterpart={other}
        at={{ line, column }}
        onCopy={copyLink}
        copies={copies}
        onOpen={goTo}
        onUsages={() => run("usages")}
        onClose={twoPanes ? () => onlyBeside(visit, beside) : null}
      />
      {beside !== null && !twoPanes && <BesideStrip url={beside} />}
      {failed !== null && (
        <FailureBanner what={`${failed.name} could not be read.`} error={failed.error} retry={failed.retry} />
      )}
      <FileBanners
        content={content}
        outline={outline}
        lost={symbol === null ? lost : null}
        beyond={place.beyond}
        drift={place.drift}
      />
      <CodeArea
        handle={handle}
        content={content}
        outline={outline.results}
        marking={{
          symbol,
          range: place.range,
          beside: marks,
          jump: place.jump,
          touched: peeked !== null && phone ? peeked.at : null,
        }}
        events={{
          onCursor: place.onCursor,
          onPick: place.onPick,
          onTouch: peek,
          lookUp: navigation.lookUp,
          onFollow: navigation.follow,
          onMark: (pressed) => marks.filter((mark) => mark === pressed).forEach(followMark),
          onRest: floating.rest,
          onLeave: floating.card.leave,
          onMenu: floating.openMenu,
          onArrival: codeArrived,
        }}
        zone={peeked === null || phone ? null : peekZoneOf(peeked, navigation)}
      />
      <NameOverlays
        repo={repo}
        file={file}
        floating={floating}
        marks={marks}
        onAction={runAt}
        onMark={followMark}
        onOpen={visit}
        onCopyLink={copyLink}
        onCopyText={copyText}
      />
      <Toast said={copied} />
      {peeked !== null && phone && (
        <NameSheet
          key={`${peeked.at.line}:${peeked.at.column}`}
          peeked={peeked}
          onOpen={(meaning) => navigation.open(meaning, peeked.at)}
          onShow={(tab) => {
            closePeek();
            show(tab, peeked.at);
          }}
          onClose={closePeek}
        />
      )}
    </Workspace>
  );
}

/** The title of the window goes with the file; the server gave it the first one. */
function useTitle(repo: string, file: string): void {
  useEffect(() => {
    document.title = `${file.slice(file.lastIndexOf("/") + 1)} · ${repo} · Fathom`;
  }, [repo, file]);
}

/** Closes the code: what stands beside it takes its place. */
function onlyBeside(visit: (url: string) => void, beside: string): void {
  focusCodeOf(beside);
  visit(beside);
  closeBeside();
}

const placeOf = ({ line, column }: { line: number; column: number }) => ({ line, column });
