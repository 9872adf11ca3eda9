"use client";
/**
 * The menu of a name: what can be asked of it, where it leads in the lines above and below it, and what can be copied.
 */
import { symbolUrl } from "@/lib/contract/page-url";
import { ContextMenu, type MenuItem } from "../menu/context-menu";
import { NAME_ACTIONS, type NameAction } from "../navigate/name-actions";
import type { SymbolMark } from "./gutter-marks-of";
import type { OpenMenu } from "./use-card-and-menu";

/** Forms in which a name is copied, besides its link. */
type CopyForm = "copyName" | "copyPlace" | "copyMarkdownLink" | "copyCode";

interface NameMenuProps {
  repo: string;
  file: string;
  menu: OpenMenu;
  /** Of the symbol that is declared there. */
  marks: readonly SymbolMark[];
  onAction: (what: NameAction["what"]) => void;
  onMark: (mark: SymbolMark) => void;
  onOpenPage: () => void;
  onCopyLink: (url: string | null) => void;
  onCopy: (form: CopyForm) => void;
  onClose: (pressed: boolean) => void;
}

export function NameMenu({ repo, file, menu, marks, onAction, onMark, ...on }: NameMenuProps) {
  const figureOf = (what: NameAction["what"]): string | undefined =>
    marks.find((mark) => mark.leads === "list" && mark.tab === what)?.figure;
  const asked = NAME_ACTIONS.map(({ what, does, chord }): MenuItem => ({
    does,
    chord,
    figure: figureOf(what),
    run: () => onAction(what),
  }));
  const bases = marks.flatMap((mark): MenuItem[] =>
    mark.leads === "base" ? [{ does: "Go to what it overrides", icon: mark.icon, run: () => onMark(mark) }] : [],
  );
  const { node } = menu;
  const copied: MenuItem[] = [
    { does: "Open symbol page", icon: "open", run: on.onOpenPage },
    {
      does: "Copy link",
      icon: "link",
      chord: "y",
      run: () => on.onCopyLink(node === null ? null : symbolUrl(repo, file, node.key)),
    },
    { does: "Copy qualified name", icon: "copy", run: () => on.onCopy("copyName") },
    {
      does: "Copy as",
      icon: "json",
      run: [
        { does: "Path and line", run: () => on.onCopy("copyPlace") },
        { does: "Markdown link", run: () => on.onCopy("copyMarkdownLink") },
        { does: "Markdown with its code", run: () => on.onCopy("copyCode") },
      ],
    },
  ];
  return (
    <ContextMenu label="About this name" beside={menu.beside} groups={[asked, bases, copied]} onClose={on.onClose} />
  );
}
