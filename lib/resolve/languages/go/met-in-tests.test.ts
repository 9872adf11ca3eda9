import { expect, it } from "vitest";
import { GoTests } from "./met-in-tests";

const at = (path: string) => ({ path });
const tests = new GoTests(
  new Map([
    ["server", new Set(["log"])],
    ["client", new Set(["server"])],
  ]),
  new Map([["client", new Set(["mock"])]]),
);

it("a type of a test meets the interfaces of its folder, and of what the test imports, through others too", () => {
  expect(tests.doMeet(at("client/a_test.go"), at("client/b.go"))).toBe(true);
  expect(tests.doMeet(at("client/a_test.go"), at("client/b_test.go"))).toBe(true);
  expect(tests.doMeet(at("client/a_test.go"), at("mock/mock.go"))).toBe(true);
  expect(tests.doMeet(at("client/a_test.go"), at("log/log.go"))).toBe(true);
  expect(tests.doMeet(at("server/a_test.go"), at("client/b.go"))).toBe(false);
  expect(tests.doMeet(at("server/a_test.go"), at("log/log_test.go"))).toBe(false);
});

it("an interface of a test is met by the types that the test imports", () => {
  expect(tests.doMeet(at("log/log.go"), at("client/a_test.go"))).toBe(true);
  expect(tests.doMeet(at("client/a.go"), at("log/log_test.go"))).toBe(false);
});

it("what no test declares may meet in a program of anybody", () => {
  expect(tests.doMeet(at("log/log.go"), at("client/client.go"))).toBe(true);
});
