"use client";
/**
 * Definition, peek and the dock, from a place in the open file: asks what stands there and does what the answer
 * allows.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { symbolAtQuery } from "@/lib/client/queries/symbols";
import type { Tier } from "../certainty/tiers";
import { openDock } from "../dock/dock-store";
import type { DockTab } from "../dock/dock-tab";
import { because } from "../trail/trail-store";
import { focusCode, focusCodeOf } from "./focus-code";
import { useOpenBeside } from "./open-beside";
import {
  isPlaced,
  meaningsOf,
  outcomeOf,
  tierOfOutcome,
  whyNowhere,
  type CodePlace,
  type PlacedMeaning,
} from "./outcome";
import { usePane } from "./pane";
import { subjectOf } from "./subject-of";

/** The content of the peek at a place: meanings to look at and choose from, or why there are none. */
export interface Peeked {
  at: CodePlace;
  name: string;
  meanings: readonly PlacedMeaning[];
  message: string | null;
}

type Position = Pick<CodePlace, "line" | "column">;

interface NavigationOptions {
  repo: string;
  file: string;
  /** Goes to a place of this file. */
  goTo: (target: { key: string | null; to: { line: number; column?: number }; from: Position }) => void;
  /** Makes a place of this file the one that Back returns to. */
  keep: (from: Position) => void;
  /** Goes to an address elsewhere. */
  visit: (url: string) => void;
  /** The dock was opened; left out where it stands on the page anyhow. */
  onDock?: () => void;
}

export interface Navigation {
  /** What is shown at a place of the open file; null when that is nothing. */
  peeked: Peeked | null;
  /** Goes to the definition, or shows what it may be. */
  follow: (at: Position) => void;
  /** The same, with the definition in the other pane. */
  followBeside: (at: Position) => void;
  peek: (at: Position) => void;
  /** Opens the dock on what stands at a place. */
  show: (tab: DockTab, at: Position) => void;
  open: (meaning: PlacedMeaning, from: Position) => void;
  openBeside: (meaning: PlacedMeaning) => void;
  /** How sure Go to Definition is at a place; null where it leads nowhere. */
  lookUp: (at: Position) => Promise<Tier | null>;
  closePeek: () => void;
}

export function useNavigation({ repo, file, goTo, keep, visit, onDock }: NavigationOptions): Navigation {
  const client = useQueryClient();
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const { name: pane } = usePane();
  const beside = useOpenBeside();

  const ask = useCallback(
    async (position: Position) => {
      const at = { repo, file, ...position };
      const answer = await client.fetchQuery(symbolAtQuery(at));
      return { at, answer, outcome: outcomeOf(meaningsOf(answer), at) };
    },
    [client, repo, file],
  );
  const say = useCallback((at: CodePlace, name: string, message: string): void => {
    setPeeked({ at, name, meanings: [], message });
  }, []);
  const failed = useCallback(
    (position: Position) => (error: Error) => say({ repo, file, ...position }, "", error.message),
    [say, repo, file],
  );
  const open = useCallback(
    (meaning: PlacedMeaning, from: Position): void => {
      setPeeked(null);
      if (pane === "code") because("definition");
      if (meaning.repo !== repo || meaning.file !== file) {
        keep(from);
        if (pane === "code") focusCodeOf(meaning.url);
        return visit(meaning.url);
      }
      goTo({ key: meaning.key ?? null, to: meaning, from });
      focusCode(pane);
    },
    [repo, file, visit, goTo, keep, pane],
  );
  const openBeside = useCallback(
    (meaning: PlacedMeaning): void => {
      setPeeked(null);
      beside(meaning.url);
    },
    [beside],
  );
  const show = useCallback(
    (tab: DockTab, position: Position): void => {
      void ask(position).then(({ at, answer, outcome }) => {
        const subject = subjectOf(answer, at);
        if (subject === null) say(at, answer.symbol, whyNowhere(outcome, answer.symbol));
        else {
          openDock(tab, subject);
          onDock?.();
        }
      }, failed(position));
    },
    [ask, say, failed, onDock],
  );
  const follow = useCallback(
    (position: Position): void => {
      void ask(position).then(({ at, answer, outcome }) => {
        if (outcome.type === "jump") open(outcome.to, position);
        else if (outcome.type === "here") show("usages", position);
        else if (outcome.type === "choose")
          setPeeked({ at, name: answer.symbol, meanings: outcome.among, message: null });
        else say(at, answer.symbol, whyNowhere(outcome, answer.symbol));
      }, failed(position));
    },
    [ask, open, show, say, failed],
  );
  const followBeside = useCallback(
    (position: Position): void => {
      void ask(position).then(({ at, answer, outcome }) => {
        if (outcome.type === "jump") openBeside(outcome.to);
        else if (outcome.type === "here") openBeside(outcome.of);
        else if (outcome.type === "choose")
          setPeeked({ at, name: answer.symbol, meanings: outcome.among, message: null });
        else say(at, answer.symbol, whyNowhere(outcome, answer.symbol));
      }, failed(position));
    },
    [ask, openBeside, say, failed],
  );
  const peek = useCallback(
    (position: Position): void => {
      void ask(position).then(({ at, answer, outcome }) => {
        if (outcome.type === "external" || outcome.type === "none")
          say(at, answer.symbol, whyNowhere(outcome, answer.symbol));
        else setPeeked({ at, name: answer.symbol, meanings: meaningsOf(answer).filter(isPlaced), message: null });
      }, failed(position));
    },
    [ask, say, failed],
  );
  const lookUp = useCallback(
    (position: Position) =>
      ask(position).then(
        ({ outcome }) => tierOfOutcome(outcome),
        () => null,
      ),
    [ask],
  );
  const closePeek = useCallback((): void => {
    setPeeked(null);
    focusCode(pane);
  }, [pane]);
  return useMemo(
    () => ({
      // A zone belongs to the file that it was opened in.
      peeked: peeked !== null && peeked.at.repo === repo && peeked.at.file === file ? peeked : null,
      follow,
      followBeside,
      peek,
      show,
      open,
      openBeside,
      lookUp,
      closePeek,
    }),
    [peeked, repo, file, follow, followBeside, peek, show, open, openBeside, lookUp, closePeek],
  );
}
