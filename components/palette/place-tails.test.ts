import { expect, it } from "vitest";
import { placeTails, tailOf } from "./place-tails";

const at = (file: string, repo = "game") => ({ repo, file });

it("shows a file with its folder, and as much more as tells it from another one", () => {
  const tails = placeTails([at("a/b/c/Crane.h"), at("x/y/c/Crane.h"), at("x/y/c/Crane.h"), at("deep/er/Dock.h")]);
  expect(tailOf(tails, at("a/b/c/Crane.h"))).toBe("b/c/Crane.h");
  expect(tailOf(tails, at("x/y/c/Crane.h"))).toBe("y/c/Crane.h");
  expect(tailOf(tails, at("deep/er/Dock.h"))).toBe("er/Dock.h");
});

it("does so up to the whole path, and leaves files of other repositories alone", () => {
  const tails = placeTails([at("b/c/Crane.h"), at("a/b/c/Crane.h"), at("q/c/Crane.h", "engine")]);
  expect(tailOf(tails, at("b/c/Crane.h"))).toBe("b/c/Crane.h");
  expect(tailOf(tails, at("a/b/c/Crane.h"))).toBe("a/b/c/Crane.h");
  expect(tailOf(tails, at("q/c/Crane.h", "engine"))).toBe("c/Crane.h");
});
