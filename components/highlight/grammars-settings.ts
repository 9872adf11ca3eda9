/** Grammars of what is not code: settings, project files, and the text that stands for an Unreal asset. */
import { words, type Grammar } from "./grammar";

const NO_WORDS: ReadonlySet<string> = new Set();

export const ini: Grammar = {
  keywords: words("true false True False"),
  types: NO_WORDS,
  spans: [
    { open: /^\s*;/y, close: "\n", as: "comment" },
    { open: /\[(?=[^\]]*\]\s*$)/y, close: "]", as: "string" },
    { open: /"/y, close: '"', as: "string", escapes: true },
  ],
};

export const json: Grammar = {
  keywords: words("true false null"),
  types: NO_WORDS,
  spans: [{ open: /"/y, close: '"', as: "string", escapes: true }],
};

export const uasset: Grammar = {
  keywords: words(
    "Blueprint WidgetBlueprint AnimBlueprint LevelBlueprint package native parent implements type saved by functions uses",
  ),
  types: NO_WORDS,
  spans: [
    { open: /^\/\/ ?/y, close: "\n", as: "comment" },
    { open: /\/(?=\w)/y, close: "\n", as: "string" },
  ],
};
