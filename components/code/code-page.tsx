"use client";
/** A file: its tree at the left, its code in the middle, its outline at the right. Under the code, the dock. */
import { useRouter } from "next/navigation";
import { useCallback, useMemo } from "react";
import type { fileOutline } from "@/lib/contract/file-outline";
import type { OperationOutput } from "@/lib/contract/operation";
import type { readFile } from "@/lib/contract/read-file";
import { Dock } from "../dock/dock";
import { useDock } from "../dock/dock-state";
import { useDockAddress } from "../dock/use-dock-address";
import { useNavigation } from "../navigate/use-navigation";
import { useNavigationKeys, type NavigationAct } from "../navigate/use-navigation-keys";
import { CounterpartFoot } from "../outline/counterpart-foot";
import { OutlinePanel } from "../outline/outline-panel";
import { peekHeight, PeekZone } from "../peek/peek-zone";
import { NameSheet } from "../phone/name-sheet";
import { useOfferedPage } from "../palette/open-page";
import { PhoneBar } from "../phone/phone-bar";
import { PhoneHead } from "../phone/phone-head";
import { OUTLINE_BESIDE, PHONE, useWidth } from "../shell/widths";
import { FileTree } from "../tree/file-tree";
import { CodeArea } from "./code-area";
import { CodeHead } from "./code-head";
import { FileBanners } from "./file-banners";
import { useCodeKeys } from "./use-code-keys";
import { useCopiedLink } from "./use-copied-link";
import { useCounterpart } from "./use-counterpart";
import { useFilePlace } from "./use-file-place";
import { usePageOffer } from "./use-page-offer";
import { useRemembered } from "./use-remembered";
import { Workspace } from "./workspace";
import "./code-page.css";

export interface CodePageProps {
  content: OperationOutput<typeof readFile>;
  outline: OperationOutput<typeof fileOutline>;
  /** Key of a symbol that was asked for and is nowhere any more. */
  lost: string | null;
}

export function CodePage({ content, outline, lost }: CodePageProps) {
  const { repo, file } = content;
  const router = useRouter();
  const place = useFilePlace(content, outline.results);
  const { symbol, line, column, goTo, leave, settle } = place;
  const navigation = useNavigation({ repo, file, goTo: leave });
  const { peeked, follow, peek, show, closePeek } = navigation;
  const act = useCallback(
    (what: NavigationAct): void => {
      const at = { line, column };
      if (what === "definition") follow(at);
      else if (what === "peek") peek(at);
      else show(what, at);
    },
    [line, column, follow, peek, show],
  );
  useNavigationKeys(act);
  const { copied, copyLink } = useCopiedLink(settle);
  const other = useCounterpart(repo, file, content.language);
  const counterpart = useMemo(() => (other === null ? null : () => router.push(other.url)), [router, other]);
  useCodeKeys({ copyLink, counterpart });
  useRemembered(content, symbol);
  useOfferedPage(usePageOffer({ content, outline: outline.results, place, act, copyLink, counterpart }));
  useDockAddress();
  const dock = useDock();
  const phone = useWidth(PHONE);
  const outlineInDock = useWidth(OUTLINE_BESIDE) === false && phone === false;
  const outlinePanel = <OutlinePanel outline={outline} line={line} onOpen={goTo} />;
  const dockShown = dock.open && (dock.subject !== null || outlineInDock);

  return (
    <Workspace
      title={`${repo}/${file}`}
      tree={<FileTree repo={repo} current={file} />}
      outline={
        <>
          {outlinePanel}
          <CounterpartFoot counterpart={other} />
        </>
      }
      dock={
        dockShown ? (
          <Dock
            subject={dock.subject}
            tab={dock.tab}
            outline={outlineInDock ? outlinePanel : null}
            onVisit={place.visit}
          />
        ) : null
      }
      bar={<PhoneBar counterpart={other} copied={copied} onCopy={copyLink} />}
    >
      <PhoneHead repo={repo} path={file} />
      <CodeHead
        content={content}
        around={place.around}
        counterpart={other}
        copied={copied}
        onCopy={copyLink}
        onOpen={goTo}
        onUsages={() => act("usages")}
      />
      <FileBanners content={content} outline={outline} lost={lost} />
      <CodeArea
        content={content}
        outline={outline.results}
        symbol={symbol}
        range={place.range}
        jump={place.jump}
        onCursor={place.onCursor}
        onPick={place.onPick}
        onTouch={peek}
        touched={peeked !== null && phone ? peeked.at : null}
        lookUp={navigation.lookUp}
        onFollow={follow}
        zone={
          peeked === null || phone
            ? null
            : {
                line: peeked.at.line,
                height: peekHeight(peeked),
                content: (
                  <PeekZone
                    peeked={peeked}
                    onOpen={(meaning) => navigation.open(meaning, peeked.at)}
                    onClose={closePeek}
                  />
                ),
              }
        }
      />
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
