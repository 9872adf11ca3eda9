/** Rows of `symbol` and of `type_relation`, which hangs on it. */
import { fieldsOf, type FactRows } from "./copy-tables";
import { hashNameInto } from "./name-hash";
import { symbolIdHigh, symbolIdLow } from "./symbol-id";
import { writeSymbolRanges, type SymbolRanges } from "./symbol-ranges";

/** A row of `symbol`; see the schema for the columns. */
interface SymbolRecordIn {
  fileId: number;
  ordinal: number;
  name: string;
  /** the key's text; only its hash is stored */
  key: string;
  /** index into SYMBOL_KINDS */
  kind: number;
  /** index into SYMBOL_ROLES */
  role: number;
  modifiers: number;
  container: number;
  qualifier: string | null;
  disambiguator: string | null;
}

const hash = new Uint32Array(2);

export function writeSymbolRow(rows: FactRows, symbol: SymbolRecordIn, ranges: SymbolRanges): void {
  const out = rows.symbol;
  out.row(fieldsOf("symbol"));
  out.int8Words(symbolIdHigh(symbol.fileId), symbolIdLow(symbol.fileId, symbol.ordinal));
  out.text(symbol.name);
  hashNameInto(symbol.name, hash, 0);
  out.int8Words(hash[0], hash[1]);
  hashNameInto(symbol.key, hash, 0);
  out.int8Words(hash[0], hash[1]);
  out.int2(symbol.kind);
  out.int2(symbol.role);
  out.int4(symbol.modifiers);
  out.int4(symbol.container);
  out.text(symbol.qualifier);
  out.text(symbol.disambiguator);
  const at = out.open();
  writeSymbolRanges(ranges, out.out);
  out.close(at);
}

/** A row of `type_relation`; see the schema for the columns. */
interface RelationRecord {
  fileId: number;
  /** ordinal of the deriving symbol in its file */
  child: number;
  /** place in the child's list of bases */
  ordinal: number;
  childKey: string;
  baseName: string;
  /** last segment of `baseName` */
  baseLastName: string;
  relation: string;
  access: string | null;
  virtual: boolean;
}

export function writeRelationRow(rows: FactRows, relation: RelationRecord): void {
  const out = rows.type_relation;
  out.row(fieldsOf("type_relation"));
  out.int8Words(symbolIdHigh(relation.fileId), symbolIdLow(relation.fileId, relation.child));
  out.int2(relation.ordinal);
  hashNameInto(relation.childKey, hash, 0);
  out.int8Words(hash[0], hash[1]);
  out.text(relation.baseName);
  hashNameInto(relation.baseLastName, hash, 0);
  out.int8Words(hash[0], hash[1]);
  out.text(relation.relation);
  out.text(relation.access);
  out.bool(relation.virtual);
}
