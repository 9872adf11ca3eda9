/**
 * What the palette lists of the open page: its symbols, a line of it, what can be done. Nothing here asks the server.
 */
import type { OutlineNode } from "@/lib/contract/file-outline";
import { count } from "../words/figures";
import type { Entry, Group } from "./arrange";
import { matchName } from "./match-name";
import type { Mode } from "./modes";
import type { OpenPage, PageAction } from "./open-page";

/** Rows listed at most; more letters narrow further than scrolling. */
const MOST = 200;

/** The groups of a mode that lists parts of the page. `why` says in words why there are no groups. */
export function pageEntries(
  mode: Mode,
  text: string,
  page: OpenPage | null,
  actions: readonly PageAction[],
): { groups: Group[]; why: string } {
  if (mode === "action") return actionEntries(text, actions);
  if (page === null)
    return { groups: [], why: `No file is open. ${mode === "line" ? ":" : "@"} works in a file that is.` };
  return mode === "line" ? lineEntries(text, page) : symbolEntries(text, page);
}

function symbolEntries(text: string, { outline }: OpenPage): { groups: Group[]; why: string } {
  const nodes = flat(outline, null).flatMap(({ node, owner }) => {
    const match = matchName(node.name, text.trim());
    return match === null ? [] : [{ node, owner, ...match }];
  });
  // Without letters the order is the file's.
  if (text.trim() !== "") nodes.sort((a, b) => b.score - a.score);
  const entries = nodes.slice(0, MOST).map(({ node, owner, matched }): Entry => ({
    type: "node",
    id: `${node.key}@${node.line}:${node.column}`,
    node,
    owner,
    matched,
  }));
  const why = outline.length === 0 ? "This file declares no symbols." : `Nothing in this file is named “${text}”.`;
  return { groups: groupOf("In this file", nodes.length, entries), why };
}

function flat(nodes: readonly OutlineNode[], owner: string | null): { node: OutlineNode; owner: string | null }[] {
  return nodes.flatMap((node) => [{ node, owner }, ...flat(node.children, node.name)]);
}

function lineEntries(text: string, { lines }: OpenPage): { groups: Group[]; why: string } {
  const asked = /^\s*(\d{1,9})(?:[:,]\d*)?\s*$/.exec(text);
  if (asked === null || lines === 0) return { groups: [], why: `A line from 1 to ${count(lines)}.` };
  const wanted = Number(asked[1]);
  const line = Math.min(Math.max(wanted, 1), lines);
  const note = wanted > lines ? `the last one: the file has ${count(lines)}` : `of ${count(lines)}`;
  return { groups: groupOf("Line", 1, [{ type: "line", id: `line ${line}`, line, note }]), why: "" };
}

function actionEntries(text: string, actions: readonly PageAction[]): { groups: Group[]; why: string } {
  const found = actions.flatMap((action) => {
    const match = matchName(action.does, text.trim());
    return match === null ? [] : [{ action, ...match }];
  });
  if (text.trim() !== "") found.sort((a, b) => b.score - a.score);
  const entries = found.map(({ action, matched }): Entry => ({ type: "action", id: action.does, action, matched }));
  return { groups: groupOf("Actions", found.length, entries), why: `No action is named “${text}”.` };
}

const groupOf = (title: string, all: number, entries: Entry[]): Group[] =>
  entries.length === 0 ? [] : [{ title, count: all, entries }];
