import { expect, it } from "vitest";
import { partsOf, stemOf } from "../../semantic/words/words";
import { fits, termsOf } from "./words";

it("an identifier is made of its words, whatever way they are joined", () => {
  expect(partsOf("parseHTTPHeader_v2")).toEqual(["parse", "http", "header", "v2"]);
});

it("a question is about the words that say something", () => {
  expect(termsOf("where is the retry delay computed?").map(({ word }) => word)).toEqual(["retry", "delay", "computed"]);
});

it("forms of a word are one", () => {
  const forms = ["computes", "computed", "computing", "compute"];
  expect(new Set(forms.map(stemOf)).size).toBe(1);
  expect(stemOf("stopped")).toBe(stemOf("stops"));
  const [term] = termsOf("directories");
  expect(fits("directory", term)).toBeGreaterThan(0.9);
});

it("a short form of code fits the long word", () => {
  const [term] = termsOf("configuration");
  expect(fits("config", term)).toBeGreaterThan(0.5);
  expect(fits("confetti", term)).toBe(0);
});

it("a word that every object knows is a word like any other", () => {
  expect(termsOf("where is the constructor")).toEqual([{ word: "constructor", stems: ["constructor"] }]);
});
