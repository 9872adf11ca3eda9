"use client";
/** What floats over the code: the card of a name and its menu. */
import { useRouter } from "next/navigation";
import { symbolPageUrl } from "@/lib/contract/page-url";
import { focusCode } from "../navigate/focus-code";
import type { NameAction } from "../navigate/name-actions";
import { usePane } from "../navigate/pane";
import { nodeId } from "../outline/outline-rows";
import { later } from "../shell/later";
import type { SymbolMark } from "./gutter-marks-of";
import type { OpenMenu, Place, CardAndMenu } from "./use-card-and-menu";
import { useNameCopies } from "./use-name-copies";

const NameCard = later(async () => (await import("../hover/name-card")).NameCard);
const NameMenu = later(async () => (await import("./name-menu")).NameMenu);

interface NameOverlaysProps {
  repo: string;
  file: string;
  floating: CardAndMenu;
  marks: readonly SymbolMark[];
  onAction: (what: NameAction["what"], at: Place) => void;
  onMark: (mark: SymbolMark) => void;
  onOpen: (url: string) => void;
  onCopyLink: () => void;
  onCopyText: (text: string, said: string) => void;
}

export function NameOverlays({ repo, file, floating, marks, ...on }: NameOverlaysProps) {
  const router = useRouter();
  const { name: pane } = usePane();
  const { card, menu, closeMenu } = floating;
  const { shown } = card;
  const copies = useNameCopies(repo, file, on.onCopyText);
  /** Of a name without a page (a local, something outside), its card says what it is. */
  const openPage = async (at: Place): Promise<void> => {
    const meaning = await copies.meaningAt(at);
    if (meaning?.key === undefined || meaning.repo === undefined) on.onAction("documentation", at);
    else router.push(symbolPageUrl(meaning.repo, meaning.key));
  };
  return (
    <>
      {shown !== null && (
        <NameCard
          shown={shown}
          onAction={(what) => {
            card.close();
            on.onAction(what, shown.at);
          }}
          onCopyLink={copies.copyLink}
          onOpen={(url) => {
            card.close();
            on.onOpen(url);
          }}
          onEnter={card.enter}
          onLeave={card.exit}
          onClose={(pressed) => {
            card.close();
            if (shown.byKey && !pressed) focusCode(pane);
          }}
        />
      )}
      {menu !== null && (
        <NameMenu
          repo={repo}
          file={file}
          menu={menu}
          marks={marks.filter((mark) => isOf(mark, menu))}
          onAction={(what) => on.onAction(what, menu.at)}
          onMark={on.onMark}
          onCopyLink={(url) => (url === null ? on.onCopyLink() : copies.copyLink(url))}
          onOpenPage={() => void openPage(menu.at).catch(() => on.onAction("documentation", menu.at))}
          onCopy={(form) => void Promise.resolve(copies[form](menu.at)).catch(() => undefined)}
          onClose={(pressed) => closeMenu(!pressed)}
        />
      )}
    </>
  );
}

/** The mark belongs to the symbol that the menu is about. */
function isOf({ node }: SymbolMark, { node: row, at }: OpenMenu): boolean {
  if (row !== null) return nodeId(node) === nodeId(row);
  return (
    node.line === at.line && node.column <= at.column && at.column <= node.column + (node.ownName ?? node.name).length
  );
}
