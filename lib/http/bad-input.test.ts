import { describe, expect, it } from "vitest";
import { operations, type OperationName } from "../operations/registry";
import { AppError } from "../errors";
import { checkInput } from "../queries/input";
import { readQuery } from "./read-query";

/** What a query string is refused with. */
function refusalOf(name: OperationName, query: string): AppError {
  try {
    checkInput(operations[name], readQuery(operations[name], new URLSearchParams(query)));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`${query} was taken`);
}

const long = "a".repeat(10_000);

describe("a parameter that cannot be used", () => {
  it.each<[OperationName, string, string]>([
    ["search_text", "", "`query` is missing; it takes text of 1 to 1000 characters."],
    ["search_symbols", "query=", '`query` takes text of 1 to 512 characters; it got "".'],
    [
      "search_symbols",
      `query=${long}`,
      `\`query\` takes text of 1 to 512 characters; it got "${"a".repeat(60)}… (10000 characters)".`,
    ],
    ["search_symbols", "query=a%00b", '`query` takes text without NUL characters; it got "a\\0b".'],
    ["search_symbols", "query=a&query=b", "`query` was given 2 times; give it once."],
    ["search_symbols", "query=a&limit=-1", "`limit` takes a whole number from 1 to 200; it got -1."],
    ["search_symbols", "query=a&limit=0", "`limit` takes a whole number from 1 to 200; it got 0."],
    ["search_symbols", "query=a&limit=201", "`limit` takes a whole number from 1 to 200; it got 201."],
    ["search_symbols", "query=a&limit=1.5", "`limit` takes a whole number from 1 to 200; it got 1.5."],
    ["search_symbols", "query=a&limit=ten", '`limit` takes a whole number from 1 to 200; it got "ten".'],
    ["search_symbols", "query=a&limit=1e3", '`limit` takes a whole number from 1 to 200; it got "1e3".'],
    [
      "search_symbols",
      "query=a&limit=99999999999999999999",
      '`limit` takes a whole number from 1 to 200; it got "99999999999999999999".',
    ],
    ["search_symbols", "query=a&limit=", '`limit` takes a whole number from 1 to 200; it got "".'],
    [
      "search_symbols",
      "query=a&match=sounds",
      '`match` takes one of auto, exact, prefix, fuzzy, regex; it got "sounds".',
    ],
    ["search_symbols", "query=a&scope=mine", '`scope` takes one of user, all; it got "mine".'],
    ["search_symbols", "query=a&lang=cobol", "`lang` takes one of cpp, c, csharp"],
    ["search_symbols", "query=a&kind=klass", "`kind` takes a comma list of: namespace, package"],
    ["search_symbols", "query=a&cursor=!!", '`cursor` takes the `next` of the answer before; it got "!!".'],
    ["search_symbols", "query=a&colour=red", 'There is no parameter "colour". search_symbols takes query, match'],
    ["search_symbols", "query=a&__proto__=x", 'There is no parameter "__proto__".'],
    [
      "symbol_declaration",
      "symbol=a&context_lines=-3",
      "`context_lines` takes a whole number from 0 to 500; it got -3.",
    ],
    ["read_file", "file=a&start=0", "`start` takes a whole number from 1 to 10000000; it got 0."],
    ["read_file", "", "`file` is missing; it takes text of 1 to 4096 characters."],
    ["file_outline", "file=%00", '`file` takes text without NUL characters; it got "\\0".'],
    ["index_status", "reason=bored", "`reason` takes one of binary, too_large"],
  ])("%s?%s is refused by name", (name, query, message) => {
    const refusal = refusalOf(name, query);
    expect(refusal.code).toBe("invalid_input");
    expect(refusal.status).toBe(400);
    expect(refusal.message).toContain(message);
    expect(refusal.hint).not.toBe("");
  });
});

describe("a query string that can be used", () => {
  it("turns numbers into numbers and fills in what was left out", () => {
    const operation = operations.search_symbols;
    const raw = readQuery(operation, new URLSearchParams("query=42&limit=7"));
    expect(checkInput(operation, raw)).toEqual({ query: "42", match: "auto", scope: "user", limit: 7 });
  });
});

it("half a character, as JSON may hold it, is read as an address has it", () => {
  const { query } = checkInput(operations.search_symbols, { query: "a\ud800", limit: 1 });
  expect(query).toBe("a\ufffd");
  expect(checkInput(operations.search_symbols, { query: "🚢", limit: 1 }).query).toBe("🚢");
});
