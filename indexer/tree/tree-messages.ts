/**
 * The messages between a thread that makes trees and the thread that reads them. A tree goes over in shared memory, in
 * the columns of a place that is written again only when its reader has asked for another tree there; how a place
 * stands is a number that the reader can wait for without going back to its event loop.
 */
import type { MessagePort } from "node:worker_threads";
import type { ParsedLanguage } from "../../lib/contract/vocabulary";
import type { NodeTypes } from "../model";
import type { TreeColumns } from "./flat-tree-buffer";
import type { ReaderName } from "./parser";

/** Trees that a thread keeps: some wait to be read while others are made. */
export const PLACES = 8;
/** The place of what is said about a language that was loaded. */
export const LOADING = PLACES;

/** Numbers that stand in shared memory for each place: how it stands, and the nodes of its tree. */
export const WORDS = 2;
export const STATE = 0;
export const COUNT = 1;

/** How a place stands. `TOLD`: as `READY`, and a reply says more. */
export const ASKED = 1;
export const READY = 2;
export const TOLD = 3;

/** Started with each thread that makes trees. */
export interface TreeThreadSetup {
  port: MessagePort;
  /** `WORDS` for each place and for `LOADING` */
  state: Int32Array;
  /** see `newProgress` */
  progress: Int32Array;
}

/** A tree that another thread is to make: the arguments of its parse. */
export interface WantedTree {
  text: string;
  language: ParsedLanguage;
  budgetMs: number;
  unread: readonly number[];
}

export interface TreeRequest extends WantedTree {
  place: number;
}

export interface LoadRequest {
  load: ParsedLanguage;
}

/** Said before its place becomes `TOLD`. */
export type TreeReply = { place: number } & (
  | { loaded: Pick<NodeTypes, "names" | "fields"> }
  | { columns: TreeColumns }
  /** how trees of a language are read from now on */
  | { language: ParsedLanguage; reader: ReaderName; note: string | null }
  | { failure: "timeout" | "broken" | "not loaded"; message: string }
);

export const newState = (): Int32Array =>
  new Int32Array(new SharedArrayBuffer((PLACES + 1) * WORDS * Int32Array.BYTES_PER_ELEMENT));
