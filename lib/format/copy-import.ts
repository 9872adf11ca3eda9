/** Rows of `import`. */
import { fieldsOf, type FactRows } from "./copy-tables";

/** A row of `import`; see the schema for the columns. */
interface ImportRecord {
  fileId: number;
  ordinal: number;
  specifier: string;
  kind: string;
  name: string | null;
  imported: string | null;
  /** 1-based */
  line: number;
}

export function writeImportRow(rows: FactRows, record: ImportRecord): void {
  const out = rows.import;
  out.row(fieldsOf("import"));
  out.int4(record.fileId);
  out.int4(record.ordinal);
  out.text(record.specifier);
  out.text(record.kind);
  out.text(record.name);
  out.text(record.imported);
  out.int4(record.line);
}
