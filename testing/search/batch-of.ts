/** A batch of one file, its symbols as tests write them. For tests only. */
import { SYMBOL_KINDS, SYMBOL_ROLES } from "../../lib/contract/vocabulary";
import { nameHashWords } from "../../lib/format/name-hash";
import type { ConformanceFile } from "../../lib/search/conformance-files";
import { Batch } from "../../lib/search/embedded/batch";

/** @param batch to which it is added */
export function batchOf(file: ConformanceFile, batch = new Batch()): Batch {
  batch.addFile(file.id);
  file.symbols.forEach((symbol, ordinal) => {
    const { name, kind, role = "definition", container = -1, qualifier = null, bodyLines = 1 } = symbol;
    const [keyHigh, keyLow] = nameHashWords(symbol.key ?? `${file.path} ${container} ${name} ${kind}`);
    batch.add({
      fileId: file.id,
      ordinal,
      name: Buffer.from(name, "utf8").toString("latin1"),
      nameHash: nameHashWords(name)[1],
      keyHigh,
      keyLow,
      kind: SYMBOL_KINDS.indexOf(kind),
      role: SYMBOL_ROLES.indexOf(role),
      container,
      qualifier,
      bodyLines,
    });
  });
  return batch;
}
