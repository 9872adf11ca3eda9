import { expect, test } from "vitest";
import { symbolId } from "../../format/symbol-id";
import { OwnerColumns } from "./owner-columns";
import type { SymbolOwner } from "./symbol-owner";

const owners: SymbolOwner[] = [
  { fileId: 7, ordinal: 3, name: "größe", kind: 4, container: 0, qualifier: "a::b", disambiguator: null },
  { fileId: 1_900_000, ordinal: 0, name: "日本", kind: 9, container: -1, qualifier: null, disambiguator: "(+1)" },
  { fileId: 7, ordinal: 0, name: "Pier", kind: 0, container: -1, qualifier: "a::b", disambiguator: "(+1)" },
];

test("owners come out of their columns as they went in, in whatever order they came, and nothing beside them", () => {
  const columns = new OwnerColumns({
    places: owners.map(({ fileId, ordinal }) => symbolId(fileId, ordinal)),
    names: owners.map(({ name }) => name),
    kinds: owners.map(({ kind }) => kind),
    containers: owners.map(({ container }) => container),
    qualifiers: owners.map(({ qualifier }) => qualifier),
    disambiguators: owners.map(({ disambiguator }) => disambiguator),
  });
  expect(owners.map(({ fileId, ordinal }) => columns.at(symbolId(fileId, ordinal)))).toEqual(owners);
  for (const place of [symbolId(7, 1), symbolId(6, 0), symbolId(2_000_000, 0)])
    expect(columns.at(place)).toBeUndefined();
});
