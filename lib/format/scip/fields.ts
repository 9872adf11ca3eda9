/**
 * Walks over the fields of one protobuf message. Refuses lengths that lead out of the message, and groups, which SCIP
 * does not have: so nesting is as deep as whoever calls this, whatever the bytes say.
 */
import { type BinaryReader, WireType } from "@bufbuild/protobuf/wire";

/**
 * Reads the fields up to an end; one that `take` gives false for is passed over.
 * @throws RangeError when the bytes are no message
 */
export function readFields(
  reader: BinaryReader,
  end: number,
  take: (field: number, wire: WireType) => boolean | void,
): void {
  while (reader.pos < end) {
    const [field, wire] = reader.tag();
    if (wire === WireType.StartGroup || wire === WireType.EndGroup) throw new RangeError("A message has no groups.");
    if (take(field, wire) === false) reader.skip(wire, field);
  }
  if (reader.pos !== end) throw new RangeError("A field leads out of its message.");
}

/** Where the message that begins here ends. */
export function messageEnd(reader: BinaryReader): number {
  const length = reader.uint32();
  const end = reader.pos + length;
  if (end > reader.len) throw new RangeError("A message leads out of the one around it.");
  return end;
}
