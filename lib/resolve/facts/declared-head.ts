/**
 * Declarations of which no more is known than what tells them apart. Who counts the thousands of a name and shows
 * twenty of them reads no more of the others.
 */
import { SYMBOL_KINDS, SYMBOL_ROLES, type SymbolKind, type SymbolRole } from "../../contract/vocabulary";
import type { FilePlace } from "../../db/read/file-places";
import { namedHeads, type NamedHead } from "../../db/read/named-heads";
import type { Queryable } from "../../db/pool";
import { symbolId } from "../../format/symbol-id";
import type { CodeIndex } from "./code-index";
import type { Declaration } from "./declaration";
import { Placed } from "./placed";

/** Every declaration is one. */
export type DeclaredHead = Pick<Declaration, "id" | "kind" | "role" | "ordinal" | "keyHash"> & Placed;

/** The declarations of these names; whole, where they are in memory. */
export async function headsOf(names: Iterable<string>, code: CodeIndex, pool: Queryable): Promise<DeclaredHead[]> {
  const isKnown = await code.knownNames();
  const asked = [...new Set(names)];
  const [known, heads] = await Promise.all([
    Promise.all(asked.filter(isKnown).map((name) => code.declarations(name))),
    namedHeads(
      pool,
      asked.filter((name) => !isKnown(name)),
    ),
  ]);
  const places = await code.places(heads.map(({ fileId }) => fileId));
  const placed = heads.flatMap((head) => {
    const place = places.get(head.fileId);
    return place ? [new PlacedHead(head, place)] : [];
  });
  return [...known.flat(), ...placed];
}

/** All of these declarations, by their ids; those that are gone are left out. */
export async function wholeOf(heads: readonly DeclaredHead[], code: CodeIndex): Promise<Map<bigint, Declaration>> {
  const read = await code.declared(heads.filter((head) => !isWhole(head)).map(({ id }) => id));
  for (const head of heads) if (isWhole(head)) read.set(head.id, head);
  return read;
}

const isWhole = (head: DeclaredHead): head is Declaration => "source" in head;

class PlacedHead extends Placed implements DeclaredHead {
  readonly kind: SymbolKind;
  readonly role: SymbolRole;
  readonly ordinal: number;
  readonly keyHash: bigint;

  constructor({ kind, role, ordinal, keyHash }: NamedHead, place: FilePlace) {
    super(place);
    this.kind = SYMBOL_KINDS[kind];
    this.role = SYMBOL_ROLES[role];
    this.ordinal = ordinal;
    this.keyHash = keyHash;
  }

  get id(): bigint {
    return BigInt(symbolId(this.fileId, this.ordinal));
  }
}
