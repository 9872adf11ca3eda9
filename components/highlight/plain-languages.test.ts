/** Texts without a grammar have the colours that their readers know them by. */
import { expect, test } from "vitest";
import { FILE_LANGUAGES } from "@/lib/contract/file-languages";
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { colourLines } from "./lex-lines";
import type { TokenClass } from "./token-class";

const pieces = (language: FileLanguage, text: string): [string, TokenClass][] =>
  colourLines(text.split("\n"), language, new Map()).flatMap(({ text: line, runs }) =>
    runs.map(({ end, as }, index): [string, TokenClass] => [
      line.slice(index === 0 ? 0 : runs[index - 1].end, end).trim(),
      as,
    ]),
  );

test.each<[FileLanguage, string, string, TokenClass]>([
  ["markdown", "# The Harbour", "# The Harbour", "keyword"],
  ["markdown", "```sh\nmake all\n```\nDone", "make all", "string"],
  ["markdown", "```sh\nmake all\n```\nDone", "Done", "plain"],
  ["markdown", "A Word that I'd `call()` here", "`call()`", "string"],
  ["markdown", "A Word that I'd rather keep", "A Word that I", "plain"],
  ["json", '{ "name": "quay" } // why', '"name"', "data"],
  ["json", '{ "name": "quay" } // why', '"quay"', "string"],
  ["json", '{ "name": "quay" } // why', "// why", "comment"],
  ["yaml", "on: push # when", "on", "data"],
  ["yaml", "on: push # when", "# when", "comment"],
  ["yaml", "  - name: It's a Test", "name", "data"],
  ["yaml", "url: http://a.b/c#d", "d", "plain"],
  ["toml", '[package]\nname = "quay"', "[package]", "keyword"],
  ["toml", '[package]\nname = "quay"', "name", "data"],
  ["ini", "[core]\n  path = a;b\n; why", "path", "data"],
  ["ini", "[core]\n  path = a;b\n; why", "; why", "comment"],
  ["xml", '<dependency scope="test">It\'s</dependency><!-- a\nb -->', "<dependency", "keyword"],
  ["xml", '<dependency scope="test">It\'s</dependency><!-- a\nb -->', "scope", "data"],
  ["xml", '<dependency scope="test">It\'s</dependency><!-- a\nb -->', "b -->", "comment"],
  ["html", "<p>Don't stop</p>", "</p>", "keyword"],
  ["css", ".quay > a { color: #ff0000; }", "#ff0000", "number"],
  ["css", ".quay { color: red; /* why */ }", "/* why */", "comment"],
  ["shell", 'if [ -n "$A" ]; then # why', "if", "keyword"],
  ["shell", 'if [ -n "$A" ]; then # why', "# why", "comment"],
  ["shell", "echo a#b $#", "b", "plain"],
  ["sql", "SELECT name FROM quay -- why", "SELECT", "keyword"],
  ["sql", "select 'it''s' from quay", "select", "keyword"],
  ["makefile", "all: quay # why\n\tcc $(FLAGS) $@", "all", "call"],
  ["dockerfile", "FROM node:20 AS build", "FROM", "keyword"],
  ["cmake", 'add_library(quay "a.cc") # why', "add_library", "call"],
  ["protobuf", "message Quay { string name = 1; }", "message", "keyword"],
  ["graphql", "type Quay { name: String! } # why", "type", "keyword"],
  ["lua", "local a = 1 -- why", "local", "keyword"],
  ["lua", "--[[ a\nb ]] local x", "b ]]", "comment"],
  ["swift", "func lift(_ a: Int) -> Crane { }", "func", "keyword"],
  ["scala", "def lift(a: Int): Crane = ???", "def", "keyword"],
  ["r", "x <- function(a) 1 # why", "function", "keyword"],
  ["perl", "my $a = 1; # why", "$a", "data"],
  ["objectivec", "@interface Quay : NSObject", "@interface", "keyword"],
  ["dart", "final a = 1; // why", "final", "keyword"],
  ["hcl", 'resource "quay" "a" {\n  name = "b"', "resource", "keyword"],
  ["hcl", 'resource "quay" "a" {\n  name = "b"', "name", "data"],
  ["batch", "REM why\nset A=1", "REM why", "comment"],
  ["powershell", "$a = Get-Item -Path b # why", "Get-Item", "call"],
  ["gomod", "require github.com/a/b v1.2.3 // indirect", "v1.2.3", "number"],
  ["diff", "+added\n-gone", "+added", "string"],
  ["text", "A Word of 3, isn't it?", "A Word of 3, isn't it?", "plain"],
])("%s: %j has %j as %s", (language, text, piece, as) => {
  expect(pieces(language, text)).toContainEqual([piece, as]);
});

test("every character is in exactly one run, in every language, and no line takes long", () => {
  const long = ["`", "*", "[", "<", "{{", "a-", " ", "\t#", "${", '="', ":"].map((piece) => piece.repeat(2_000));
  for (const language of FILE_LANGUAGES)
    for (const text of [
      "",
      "\t",
      "'",
      '"\\',
      "#",
      "@",
      "`${",
      "%%",
      "$(",
      "\u{1F600} x = 1",
      "a".repeat(9_000),
      ...long,
    ]) {
      const begun = performance.now();
      const [{ runs }] = colourLines([text], language, new Map());
      expect(runs.at(-1)?.end ?? 0).toBe(text.length);
      expect(performance.now() - begun, `${language}: ${text.slice(0, 4)}`).toBeLessThan(1_000);
    }
});
