"use client";
/** What the open file adds to the palette: its symbols, its lines, and the actions at the cursor. */
import { useMemo } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import { closeBeside } from "../beside/beside-store";
import { openTrail } from "../dock/dock-store";
import { focusCode } from "../navigate/focus-code";
import { NAME_ACTIONS } from "../navigate/name-actions";
import type { NavigationAction } from "../navigate/use-navigation-keys";
import type { OpenPage } from "../palette/open-page";
import type { CodePageProps } from "./code-page-props";
import type { FilePlace } from "./use-file-place";
import { toggleWrap } from "./use-wrap";

interface PageOffer {
  content: CodePageProps["content"];
  outline: readonly OutlineNode[];
  place: Pick<FilePlace, "goTo" | "goToLine">;
  run: (what: NavigationAction) => void;
  copyLink: () => void;
  counterpart: (() => void) | null;
}

export function usePageOffer({ content, outline, place, run, copyLink, counterpart }: PageOffer): OpenPage {
  const { repo, file, lines } = content;
  const { goTo, goToLine } = place;
  return useMemo(
    () => ({
      repo,
      file,
      lines,
      outline,
      goTo: (node) => {
        goTo(node);
        focusCode();
      },
      goToLine: (line) => {
        goToLine({ line });
        focusCode();
      },
      actions: [
        ...NAME_ACTIONS.map(({ what, does, chord }) => ({ does, chord, run: () => run(what) })),
        { does: "Copy link to this place", chord: "y", run: copyLink },
        { does: "Reading trail: where I have been", chord: "w", run: openTrail },
        { does: "Close the second pane", chord: "Ctrl Shift Enter", run: closeBeside },
        { does: "Wrap lines, or not", chord: "", run: toggleWrap },
        ...(counterpart === null ? [] : [{ does: "Header or source", chord: "Alt O", run: counterpart }]),
      ],
    }),
    [repo, file, lines, outline, goTo, goToLine, run, copyLink, counterpart],
  );
}
