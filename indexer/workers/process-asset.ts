/** One Unreal asset from disk to finished rows: only its header is read, and what that says is kept as text. */
import { hash } from "node:crypto";
import { writeContentRow } from "../../lib/format/copy-file";
import type { FactRows } from "../../lib/format/copy-tables";
import { packText } from "../../lib/format/stored-text";
import { readAsset } from "../blueprints/asset";
import { describeAsset } from "../blueprints/asset-text";
import { readHeader } from "../blueprints/read-header";
import { AssetRefused } from "../blueprints/asset-refused";
import { encodeFacts } from "../encode/encode-facts";
import { Places } from "../encode/places";
import { isUnchanged, unchanged, unread, written, type Findings, type Processed } from "./findings";
import type { FileTask, Verdict } from "./messages";
import { readSource, skipped } from "./read-source";

export function processAsset(task: FileTask, rows: FactRows): Processed {
  try {
    const source = readSource(task.root, task.path, { reading: readHeader });
    if (!("bytes" in source)) return unread(task, rows, "uasset", source);
    const now: FileTask = { ...task, size: source.size, modifiedAt: source.modifiedAt };
    const contentHash = hash("sha256", source.bytes, "buffer");
    return isUnchanged(now, contentHash) ? unchanged(now) : encodeAsset(now, source.bytes, contentHash, rows);
  } catch (error) {
    if (!(error instanceof AssetRefused)) throw error;
    return unread(task, rows, "uasset", refusal(error));
  }
}

function encodeAsset(task: FileTask, bytes: Buffer, contentHash: Buffer, rows: FactRows): Processed {
  const { text, facts } = describeAsset(readAsset(bytes), task.path);
  const places = new Places(text);
  encodeFacts(rows, task.id, task.path, facts, places);
  writeContentRow(rows, task.id, packText(text, places.starts));
  const symbols = facts.symbols.length;
  const findings: Findings = {
    language: "uasset",
    contentHash,
    lines: places.lineCount,
    symbols,
    gaps: [],
    verdict: null,
  };
  return written(task, rows, findings, false);
}

const refusal = ({ reason, message }: AssetRefused): Verdict => skipped(reason, message);
