/** The table of a package's names. Keeps where they lie, and makes text of those that are asked for. */
import { ByteCursor } from "./byte-cursor";
import { broken } from "./asset-refused";
import type { PackageSummary } from "./summary";
import { UE4 } from "./versions";

/** Bytes that a name has at least. */
const SMALLEST = 4;
/** Characters that Unreal allows a name. */
const LONGEST = 1024;
/** A name is stored as an index and a number: `Cube` and 3 are `Cube_2`. */
export const NAME_BYTES = 8;

export class NameTable {
  private readonly offsets: Uint32Array;

  constructor(
    private readonly bytes: Buffer,
    { names, ue4 }: PackageSummary,
  ) {
    const { count, offset } = names;
    if (offset > bytes.length || count * SMALLEST > bytes.length - offset)
      throw broken(`it claims ${count} names at byte ${offset} of ${bytes.length}`);
    this.offsets = new Uint32Array(count);
    const input = new ByteCursor(bytes, offset);
    for (let i = 0; i < count; i++) {
      this.offsets[i] = input.at;
      input.skipText();
      if (ue4 >= UE4.NAME_HASHES) input.skip(4);
    }
  }

  /** The name that is stored at the cursor. */
  read(input: ByteCursor): string {
    const index = input.i32();
    const number = input.i32();
    if (index < 0 || index >= this.offsets.length)
      throw broken(`a name is said to be number ${index} of ${this.offsets.length}`);
    const text = new ByteCursor(this.bytes, this.offsets[index]).text();
    if (text.length > LONGEST) throw broken(`a name has ${text.length} characters`);
    if (/\p{Cc}/u.test(text)) throw broken("a name holds control characters");
    return number > 0 ? `${text}_${number - 1}` : text;
  }
}
