import { expect, it } from "vitest";
import { inlines, plainText } from "./doc-inlines";

const links = (words: string) =>
  inlines(words).flatMap((part) => (part.type === "symbol" ? [[part.name, part.text]] : []));

it("links to symbols in every notation, by the name as it is written", () => {
  expect(links("{@link Map.Entry#getKey() the key}")).toEqual([["Map.Entry.getKey", "the key"]]);
  expect(links("{@link #admit}")).toEqual([["admit", "admit"]]);
  expect(links("[`Buoy::new`] and [Berth]")).toEqual([
    ["Buoy::new", "Buoy::new"],
    ["Berth", "Berth"],
  ]);
  expect(links(":py:meth:`~charts.Chart.load`")).toEqual([["charts.Chart.load", "load"]]);
  expect(links('<see cref="M:Harbor.Light.On"/>')).toEqual([["Harbor.Light.On", "Harbor.Light.On"]]);
  expect(links("@ref FBerth::Moor")).toEqual([["FBerth::Moor", "FBerth::Moor"]]);
});

it("links to pages of the web, and to nothing else", () => {
  expect(inlines("see https://example.org/a(b).")).toMatchObject([
    { type: "text" },
    { type: "link", url: "https://example.org/a(b" },
    { type: "text" },
  ]);
  expect(inlines('<a href="https://example.org">there</a>')).toEqual([
    { type: "link", url: "https://example.org", text: "there" },
  ]);
  expect(inlines("[a](data:text/html,x)")).toEqual([{ type: "text", text: "a" }]);
});

it("tells emphasis from names and from arithmetic", () => {
  expect(inlines("a **b** *c* d_e_f 2 * 3 * 4")).toEqual([
    { type: "text", text: "a " },
    { type: "strong", parts: [{ type: "text", text: "b" }] },
    { type: "text", text: " " },
    { type: "emphasis", parts: [{ type: "text", text: "c" }] },
    { type: "text", text: " d_e_f 2 * 3 * 4" },
  ]);
});

it("reads what Javadoc and HTML say of a few words, and the words of tags that it does not know", () => {
  expect(plainText(inlines("section {@jls 5.1.11} of <cite>The Book</cite>, 2<sup>7</sup>&minus;1"))).toBe(
    "section 5.1.11 of The Book, 27\u22121",
  );
  expect(inlines("2<sup>7</sup>").at(1)).toEqual({ type: "raised", parts: [{ type: "text", text: "7" }] });
});
