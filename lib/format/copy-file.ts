/** Rows of `file` and `file_content`. */
import type { FileReason, FileStatus, FileLanguage } from "../contract/vocabulary";
import { fieldsOf, type FactRows } from "./copy-tables";

/** A row of `file`; see the schema for the columns. */
interface FileRecord {
  id: number;
  repositoryId: number;
  path: string;
  language: FileLanguage | null;
  contentHash: Uint8Array | null;
  extractorVersion: number;
  size: number;
  modifiedAt: number;
  lines: number;
  symbolCount: number;
  status: FileStatus;
  reason: FileReason | null;
  detail: string | null;
  /** 1-based pairs of first and last line */
  gaps: readonly number[];
}

export function writeFileRow(rows: FactRows, file: FileRecord): void {
  const out = rows.file;
  out.row(fieldsOf("file"));
  out.int4(file.id);
  out.int4(file.repositoryId);
  out.text(file.path);
  out.text(file.language);
  out.bytes(file.contentHash);
  out.int4(file.extractorVersion);
  out.int8(file.size);
  out.int8(file.modifiedAt);
  out.int4(file.lines);
  out.int4(file.symbolCount);
  out.text(file.status);
  out.text(file.reason);
  out.text(file.detail);
  out.int4Array(file.gaps);
}

/** @param packed what `packText` gives */
export function writeContentRow(rows: FactRows, fileId: number, packed: Uint8Array): void {
  const out = rows.file_content;
  out.row(fieldsOf("file_content"));
  out.int4(fileId);
  out.bytes(packed);
}
