import { describe, expect, it } from "vitest";
import { docBlocks } from "./doc-blocks";
import { seenBlocks } from "@/testing/seen-blocks";

const read = (doc: string) => seenBlocks(docBlocks(doc));

describe("documentation in the form of kernel-doc", () => {
  it("lists parameters, and goes on behind them with what is said of the whole", () => {
    const doc = `/**
 * berth_ship - give a ship a place
 * @ship: the ship,
 *        which may wait
 * @how: %BERTH_NOW or %BERTH_LATER
 *
 * The @ship waits as &struct queue says, see berth_free().
 *
 * It is 7 % longer for user@host.
 *
 *     berth_ship(&ship, %d);
 *
 * Return: 0, or -EBUSY.
 */`;
    expect(read(doc)).toEqual([
      "berth_ship - give a ship a place",
      { "@param ship": "the ship, which may wait" },
      { "@param how": "BERTH_NOW or BERTH_LATER" },
      "The ship waits as queue says, see berth_free().",
      "It is 7 % longer for user@host.",
      { code: "berth_ship(&ship, %d);" },
      { "@returns": "0, or -EBUSY." },
    ]);
    const [, , , said] = docBlocks(doc);
    expect(said).toMatchObject({
      parts: [
        { text: "The " },
        { type: "code", text: "ship" },
        {},
        { type: "symbol", name: "queue" },
        {},
        { type: "symbol", name: "berth_free" },
        {},
      ],
    });
  });

  it("calls what a struct has its properties", () => {
    expect(read("/**\n * struct quay - where ships lie\n * @length: in metres\n * @max.depth: of water\n */")).toEqual([
      "struct quay - where ships lie",
      { "@property length": "in metres" },
      { "@property max.depth": "of water" },
    ]);
  });

  it("ends a parameter at an empty line, whatever the parameter is called", () => {
    const doc = `/**
 * moor_ship - tie a ship up
 * @type: of the rope
 *
 * Moor a ship.
 *
 * @type may be wrong.
 * @ship->name is written down.
 */`;
    expect(read(doc)).toEqual([
      "moor_ship - tie a ship up",
      { "@param type": "of the rope" },
      "Moor a ship.",
      "type may be wrong. ship->name is written down.",
    ]);
  });

  it("is seen below a name alone, and behind tabs", () => {
    const said = ["free_berth", { "@param ship": "that leaves" }, "The place is free again."];
    expect(read("/**\n * free_berth\n * @ship: that leaves\n *\n * The place is free again.\n */")).toEqual(said);
    const tabs = "/**\n *\tfree_berth - ends it\n *\t@ship: that leaves\n *\n * The place is free again.\n */";
    expect(read(tabs)).toEqual(["free_berth - ends it", ...said.slice(1)]);
  });

  it("is seen at a member inside of its struct", () => {
    expect(read("/**\n\t * @ship_lock: guards the list\n\t *\n\t * Taken before @queue.\n\t */")).toEqual([
      { "@property ship_lock": "guards the list" },
      "Taken before queue.",
    ]);
  });

  it("is not seen in other comments", () => {
    expect(read("/** Loads it.\n * @type: {Ship}\n */")).toEqual(["Loads it.", { "@type": "{Ship}" }]);
    expect(read("/**\n * Lifts: slowly.\n * @param load what\n * @see other()\n */")).toEqual([
      "Lifts: slowly.",
      { "@param load": "what" },
      { "@see": "other()" },
    ]);
  });
});
