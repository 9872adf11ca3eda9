import { expect, it } from "vitest";
import { symbolUrl } from "@/lib/contract/page-url";
import { fileOfUrl } from "./file-of-url";

const ORIGIN = "http://localhost:4100";

it("reads back the repository and the path of an address", () => {
  const address = { repo: "my game", file: "Source/Über/a%b#c.h" };
  expect(fileOfUrl(symbolUrl(address.repo, address.file, "cpp A#"), ORIGIN)).toEqual(address);
  expect(fileOfUrl(`${ORIGIN}/r/game/a.h#L3`, ORIGIN)).toEqual({ repo: "game", file: "a.h" });
});

it("knows no file in other pages, other servers and broken addresses", () => {
  for (const url of [
    "/",
    "/r/game",
    "/r/game/",
    "/s/cpp%20A",
    "/search?q=a",
    "https://example.org/r/game/a.h",
    "/r/g/%E0",
  ])
    expect(fileOfUrl(url, ORIGIN)).toBeNull();
});
