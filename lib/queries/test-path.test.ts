import { expect, it } from "vitest";
import { isTest } from "./test-path";

const at = (path: string, ...owners: string[]) => isTest({ path, owners });

it.each([
  ["lib/lock_test.go"],
  ["pkg/test_lock.py"],
  ["tests/lock.py"],
  ["src/lock.spec.ts"],
  ["src/lock.test.tsx"],
  ["src/test/java/LockTest.java"],
  ["Shop.Tests/Order.cs"],
  ["app/src/androidTest/Ship.kt"],
  ["spec/ship_spec.rb"],
  ["src/ShipTest.php"],
  ["__tests__/ship.js"],
])("%s holds tests", (path) => expect(at(path)).toBe(true));

it.each([["src/latest.ts"], ["lib/contest.py"], ["src/attestation/key.go"], ["src/Testify.java"], ["lib/fastest.rb"]])(
  "%s does not",
  (path) => expect(at(path)).toBe(false),
);

it("a module of tests inside a source does", () => {
  expect([at("src/lock.rs", "tests"), at("src/lock.rs", "Lock")]).toEqual([true, false]);
});
