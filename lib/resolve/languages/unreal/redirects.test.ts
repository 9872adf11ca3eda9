import { expect, it } from "vitest";
import { UnrealRedirects } from "./redirects";

const redirects = new UnrealRedirects([
  { before: "/Script/Old", now: "/Script/Harbor" },
  { before: "/Script/Harbor.Door", now: "/Script/Harbor.Gate" },
  { before: "Portal", now: "Gate" },
  { before: "/Script/A.Loop", now: "/Script/B.Loop" },
  { before: "/Script/B.Loop", now: "/Script/A.Loop" },
]);

it("a type's old path leads to its new one, over renamed modules and several names", () => {
  expect(redirects.newPath("/Script/Harbor.Door")).toBe("/Script/Harbor.Gate");
  expect(redirects.newPath("/Script/Old.Door")).toBe("/Script/Harbor.Gate");
  expect(redirects.newPath("/Script/Old.Portal")).toBe("/Script/Harbor.Gate");
  expect(redirects.newPath("/Script/Engine.Actor")).toBe("/Script/Engine.Actor");
});

it("a type's old paths are all that lead to it", () => {
  expect(redirects.oldPaths("/Script/Harbor.Gate").sort()).toEqual(
    [
      "/Script/Harbor.Door",
      "/Script/Harbor.Portal",
      "/Script/Old.Door",
      "/Script/Old.Gate",
      "/Script/Old.Portal",
    ].sort(),
  );
  expect(redirects.oldPaths("/Script/Engine.Actor")).toEqual([]);
});

it("redirects that go round in a circle end", () => {
  expect(redirects.newPath("/Script/A.Loop")).toMatch(/^\/Script\/[AB]\.Loop$/);
  expect(redirects.oldPaths("/Script/A.Loop")).toEqual(["/Script/B.Loop"]);
});
