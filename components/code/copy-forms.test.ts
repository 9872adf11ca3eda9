import { expect, test } from "vitest";
import { codeForm, linkForm, type CodeToCopy } from "./copy-forms";

const METHOD: CodeToCopy = {
  title: "AGate::Open",
  what: "method",
  url: "http://localhost:4100/r/game/Gate.cpp?symbol=cpp%20AGate%23Open().",
  place: "game/Gate.cpp:7",
  doc: "Opens it.\n\nTwice is no harm.",
  language: "cpp",
  code: "\tvoid AGate::Open()\n\t{\n\t\tbOpen = true;\n\t}\n",
};

test("code is taken along with its name, kind, place and comment, without the indentation that all lines share", () => {
  expect(codeForm(METHOD)).toBe(
    [
      "[`AGate::Open`](http://localhost:4100/r/game/Gate.cpp?symbol=cpp%20AGate%23Open(%29.) (method) in `game/Gate.cpp:7`",
      "",
      "> Opens it.",
      ">",
      "> Twice is no harm.",
      "",
      "```cpp",
      "void AGate::Open()",
      "{",
      "\tbOpen = true;",
      "}",
      "```",
      "",
    ].join("\n"),
  );
});

test("code that holds a fence stands in a longer one", () => {
  const text = codeForm({ ...METHOD, code: "/// ```\n/// gate.open()\n/// ```" });
  expect(text).toContain("\n````cpp\n/// ```\n");
  expect(text.trimEnd().endsWith("\n````")).toBe(true);
});

test("of long code the rest is counted", () => {
  const text = codeForm({ ...METHOD, code: Array.from({ length: 500 }, (_, line) => `line ${line}`).join("\n") });
  expect(text).toContain("line 199\n```\nThe first 200 of 500 lines.");
});

test("a name with backticks is still code in a link", () => {
  expect(linkForm("Map`2", "/x")).toBe("[`` Map`2 ``](/x)");
});
