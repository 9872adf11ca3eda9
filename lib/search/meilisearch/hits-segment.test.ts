import { expect, it } from "vitest";
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import type { LoadedFile } from "../../db/read/load-symbols";
import { answerRequest } from "../embedded/answer";
import { hitDocumentSchema, documentLines, type FileSymbol } from "./documents";
import { segmentOfHits } from "./hits-segment";

const file: LoadedFile = { id: 7, repositoryId: 1, path: "Source/Map.h", language: "cpp", scope: "user", stamp: 0 };
const symbol = (ordinal: number, name: string, kind: string, container = -1): FileSymbol => ({
  ordinal,
  name,
  kind: SYMBOL_KINDS.indexOf(kind as "class"),
  role: 0,
  container,
  qualifier: null,
  bodyLines: 5,
  keyHigh: 4_000_000_000 + ordinal,
  keyLow: ordinal,
});
const symbols = [symbol(0, "Größe", "class"), symbol(1, "HashMap", "class", 0), symbol(2, "put", "method", 1)];
const counts = { mentions: (name: string) => (name === "put" ? 9 : name === "HashMap" ? 4 : 0), importers: () => 3 };

const hits = () => documentLines(file, symbols, counts).map((line) => hitDocumentSchema.parse(JSON.parse(line)));
const ask = (query: string, documents = hits()) => {
  const { segment, mentions } = segmentOfHits(documents, new Map([[1, "user"]]));
  const request = { query, match: "auto", filter: {}, limit: 10, offset: 0 } as const;
  return answerRequest({ segments: [segment], mentions }, request).rows;
};

it("ranks hits with all facts of the symbol", () => {
  const [first] = ask("HashMap.put");
  expect(first.hit).toMatchObject({
    id: (7n << 20n) + 2n,
    name: "put",
    kind: "method",
    containers: ["Größe", "HashMap"],
    path: "Source/Map.h",
    bodyLines: 5,
    mentions: 9,
    importers: 3,
    scope: "user",
    repositoryId: 1,
  });
  expect(first.signals.find(({ signal }) => signal === "container")?.detail).toBe("4 files mention its container");
});

it("answers no symbol that only stands around a hit", () => {
  const onlyMember = hits().filter(({ name }) => name === "put");
  expect(ask("HashMap", onlyMember)).toEqual([]);
  expect(ask("HashMap.put", onlyMember)).toHaveLength(1);
});

it("is nothing for no hits", () => {
  expect(ask("anything", [])).toEqual([]);
});
