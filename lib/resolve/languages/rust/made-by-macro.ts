/** `macro_rules! grades { … => { pub enum Grade { … } } }`: what a macro declares is no symbol. */
import { LEFT_CODES, LEFT_FLAGS } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";

/**
 * Whether an item of this name is written in the file, though none is declared: in a macro, or in what a macro of this
 * code is given to make items of. A path may lead to what such an item has.
 */
export async function mayBeMade(code: CodeIndex, file: CodeFile, i: number): Promise<boolean> {
  const { left, leftFlags } = file.uses;
  if (left[i] >= 0) return (leftFlags[i] & LEFT_FLAGS.scope) !== 0 && mayBeMade(code, file, left[i]);
  if (left[i] !== LEFT_CODES.none) return false;
  const name = file.name(i);
  const text = (await code.text(file.id))?.all() ?? "";
  const item = String.raw`\b(?:enum|struct|union|type|trait|fn|mod|const|static)\s+${name}\b`;
  if (text.includes("macro_rules!") && new RegExp(item).test(text)) return true;
  const given = new RegExp(String.raw`${MAY_NAME}${name}\b(?!\s*(?:::|<|!))`, "m");
  for (const [macro, lists] of listsOfMacros(file, text))
    if (lists.some((list) => given.test(list)) && (await isOfRepository(code, file, macro))) return true;
  return false;
}

/** What stands before the name of an item to be made, and before no type: `pub`, an opening bracket, a comma. */
const MAY_NAME = String.raw`(?:^[ \t]*|[,({|\]]\s*|\bpub(?:\([^)\n]{0,80}\))?\s*)`;

/** `grades! { pub Grade: "…" }`, as an item: the line that ends it begins as the macro's does. */
const CALLED = /^(?![ \t]*macro_rules)[ \t]*(\w+)!\s*[{([]/gm;
const END = /^[ \t]*[\])}]/m;
const MAX_CALLS = 300;
const LONGEST_LIST = 20_000;

/** What the macros of a file are given that are called as items, by the macros' names. */
type GivenLists = ReadonlyMap<string, readonly string[]>;

/** Every name that nothing else explains asks for them. */
const LISTS = new WeakMap<CodeFile, GivenLists>();

function listsOfMacros(file: CodeFile, text: string): GivenLists {
  const known = LISTS.get(file);
  if (known) return known;
  const lists = new Map<string, string[]>();
  LISTS.set(file, lists);
  let calls = 0;
  for (const { 0: head, 1: macro, index } of text.matchAll(CALLED)) {
    if (++calls > MAX_CALLS) break;
    const start = index + head.length;
    const behind = text.slice(start, start + LONGEST_LIST);
    lists.set(macro, [...(lists.get(macro) ?? []), behind.slice(0, Math.max(behind.search(END), 0))]);
  }
  return lists;
}

async function isOfRepository(code: CodeIndex, { repositoryId }: CodeFile, macro: string): Promise<boolean> {
  return (await code.declarations(macro)).some((d) => d.kind === "macro" && d.repositoryId === repositoryId);
}
