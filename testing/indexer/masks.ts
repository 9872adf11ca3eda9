/** For tests of masks only. */
import { expect } from "vitest";
import { maskCMacros } from "../../indexer/mask/mask-c-macros";
import type { MacroMeaning } from "../../indexer/mask/macro-meanings";
import { MASK } from "../../indexer/mask/mask-builder";

/** What the parser is given, with each run of masked characters as one `~`. Checks that no offset has changed. */
export function masked(source: string, dictionary: [string, MacroMeaning][] = []): string {
  const { text } = maskCMacros(source, new Map(dictionary));
  expect(text).toHaveLength(source.length);
  expect(text.split("\n")).toHaveLength(source.split("\n").length);
  return text.replace(new RegExp(`[${MASK}]+`, "g"), "~");
}
