/** A batch of one file, its symbols as tests write them. For tests only. */
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import { hashNameInto } from "../../format/name-hash";
import type { ConformanceFile } from "../conformance-files";
import { Batch } from "./batch";

const words = new Uint32Array(2);
function hashed(text: string): [number, number] {
  hashNameInto(text, words, 0);
  return [words[0], words[1]];
}

export function batchOf(file: ConformanceFile): Batch {
  const batch = new Batch();
  batch.addFile(file.id);
  file.symbols.forEach((symbol, ordinal) => {
    const { name, kind, role = "definition", container = -1, qualifier = null, bodyLines = 1 } = symbol;
    const [keyHigh, keyLow] = hashed(symbol.key ?? `${file.path} ${container} ${name} ${kind}`);
    batch.add({
      fileId: file.id,
      ordinal,
      name: Buffer.from(name, "utf8").toString("latin1"),
      nameHash: hashed(name)[1],
      keyHigh,
      keyLow,
      kind: SYMBOL_KINDS.indexOf(kind),
      role: SYMBOL_ROLES.indexOf(role),
      container,
      qualifier,
      line: ordinal + 1,
      bodyLines,
    });
  });
  return batch;
}
