import { describe, expect, it } from "vitest";
import { familiesOf } from "./families";
import type { Kin, Member } from "./kin";

const [PUMP, DIESEL, HAND, SLUICE] = [1n, 2n, 3n, 4n];

/** Members by id: their names and owners. Each is a symbol of its own unless `keys` says otherwise. */
function kin(members: Record<number, [name: string, owner: Member["owner"]]>, more: Partial<Kin> = {}): Kin {
  const all = Object.entries(members).map(([id, [name, owner]]): [bigint, Member] => [BigInt(id), { name, owner }]);
  return { keys: new Map(), members: new Map(all), bases: new Map(), ...more };
}

const families = (found: bigint[], known: Kin): bigint[][] =>
  [...familiesOf(found, known)].map(([id, first]) => [id, first]);

describe("symbols that plain words mean together", () => {
  it("are the declarations of one symbol", () => {
    const known = {
      keys: new Map([
        [7n, 70n],
        [8n, 70n],
        [9n, 90n],
      ]),
      members: new Map(),
      bases: new Map(),
    };
    expect(families([8n, 9n, 7n], known)).toEqual([
      [8n, 8n],
      [9n, 9n],
      [7n, 8n],
    ]);
  });

  it("are the overloads of one owner, and not what another owner calls the same", () => {
    const known = kin({ 10: ["drain", PUMP], 11: ["drain", PUMP], 12: ["drain", SLUICE], 13: ["fill", PUMP] });
    expect(families([12n, 11n, 13n, 10n], known)).toEqual([
      [12n, 12n],
      [11n, 11n],
      [13n, 13n],
      [10n, 11n],
    ]);
  });

  it("are overrides along a line of types, however many levels lie between", () => {
    const bases = new Map([
      [HAND, new Set([DIESEL])],
      [DIESEL, new Set([PUMP])],
    ]);
    const known = kin({ 10: ["drain", PUMP], 11: ["drain", HAND] }, { bases });
    expect(families([11n, 10n], known)).toEqual([
      [11n, 11n],
      [10n, 11n],
    ]);
  });

  it("are overrides of one base's member only where that was found, too", () => {
    const bases = new Map([
      [HAND, new Set([PUMP])],
      [DIESEL, new Set([PUMP])],
    ]);
    const known = kin({ 10: ["drain", HAND], 11: ["drain", DIESEL], 12: ["drain", PUMP] }, { bases });
    expect(families([10n, 11n], known)).toEqual([
      [10n, 10n],
      [11n, 11n],
    ]);
    expect(families([10n, 11n, 12n], known)).toEqual([
      [10n, 10n],
      [11n, 10n],
      [12n, 10n],
    ]);
  });

  it("end where types inherit each other in a circle", () => {
    const bases = new Map([
      [HAND, new Set([PUMP])],
      [PUMP, new Set([HAND])],
    ]);
    const known = kin({ 10: ["drain", HAND], 11: ["drain", PUMP] }, { bases });
    expect(families([10n, 11n], known)).toEqual([
      [10n, 10n],
      [11n, 10n],
    ]);
  });
});
