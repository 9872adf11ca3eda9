import { describe, expect, it } from "vitest";
import { parseQuery, type Reading } from "./query";

const worded = ({ name, words, context, qualified }: Reading): string =>
  [
    name ? name.text : words.map(({ text }) => text).join("+"),
    context.length > 0 ? `${qualified ? "of" : "near"} ${context.map(({ text }) => text).join(" ")}` : "",
  ]
    .join(" ")
    .trim();
const readings = (query: string): string[] => parseQuery(query).readings.map(worded);

describe("a query of one word", () => {
  it.each([
    ["HashMap", "HashMap"],
    ["  HashMap  ", "HashMap"],
    ["HashMap::resize", "resize of hashmap"],
    ["java.util.List", "List of java util"],
    ["sk_buff->len", "len of sk_buff"],
    ["Map#get()", "get of map"],
    ["vector<int>", "vector"],
    ["&mutex_lock(", "mutex_lock"],
    ["std::", "std"],
    ["~FFoo", "~FFoo"],
    ["Vec::operator==", "operator== of vec"],
    ["operator ==", "operator=="],
    ["==", "=="],
  ])("reads %s as a name with its owner", (query, reading) => {
    expect(readings(query)).toEqual([reading]);
  });
});

describe("a dollar sign", () => {
  it.each([
    ["$scope", ["$scope", "scope"]],
    ["Port.stream$", ["stream$ of port", "stream of port"]],
    ["Map$Entry", ["Map$Entry", "Entry of map"]],
    ["User::$name", ["$name of user", "name of user"]],
  ])("of %s belongs to the name, where it has one, or stands before it", (query, expected) => {
    expect(readings(query)).toEqual(expected);
  });
});

describe("a query of several words", () => {
  it("is one name written apart, words of one name, or a name near its place", () => {
    expect(readings("hashmap put")).toEqual(["hashmap_put", "hashmap+put", "hashmap near put", "put near hashmap"]);
  });

  it("takes a path for a place only", () => {
    expect(readings("write_begin ext4/inode.c")).toEqual(["write_begin near ext4/inode.c"]);
  });

  it("takes a leading keyword for the kind that is meant, and still as a word", () => {
    const query = parseQuery("struct file");
    expect(query.kinds).toEqual(["struct", "class"]);
    expect(query.readings.map(worded)).toContain("file");
    expect(query.readings.map(worded)).toContain("struct+file");
  });

  it.each([
    ["enum class State", "enum", "State"],
    ["public static class Node", "class", "Node"],
    ["typedef struct JanetTable", "struct", "JanetTable"],
  ])("takes all words before the name of %s for the keyword", (text, keyword, name) => {
    const query = parseQuery(text);
    expect(query.keyword).toBe(keyword);
    expect(query.readings.map(worded)).toContain(name);
  });

  it("takes a keyword alone for a name", () => {
    expect(parseQuery("class").kinds).toBeNull();
  });
});

it("reads nothing from nothing, and only the beginning of what is endless", () => {
  expect(readings("   ")).toEqual([]);
  expect(parseQuery("x".repeat(10_000)).text).toHaveLength(256);
  expect(parseQuery("a b c d e f g h i j").words).toBe(6);
});
