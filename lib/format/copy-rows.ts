/**
 * Rows in the binary format of Postgres' COPY, built in memory. Workers build them, so that the process that holds the
 * connection only passes bytes on. Knows the format, not the tables.
 */
import { ByteWriter } from "./varint";

/** What stands before the first row and after the last one of a COPY. */
export const COPY_HEADER: Uint8Array = Uint8Array.from([
  ...[0x50, 0x47, 0x43, 0x4f, 0x50, 0x59, 0x0a, 0xff, 0x0d, 0x0a, 0x00],
  ...[0, 0, 0, 0, 0, 0, 0, 0],
]);
export const COPY_TRAILER: Uint8Array = Uint8Array.from([0xff, 0xff]);

const INT4_OID = 23;
const TEXT_OID = 25;

/** Appends rows field by field; the caller keeps to the number of fields that it announced. */
export class CopyRows {
  readonly out: ByteWriter;
  rows = 0;

  constructor(capacity = 1 << 16) {
    this.out = new ByteWriter(capacity);
  }

  row(fields: number): void {
    this.rows++;
    this.out.i16(fields);
  }

  null(): void {
    this.out.i32(-1);
  }

  bool(value: boolean): void {
    this.out.i32(1);
    this.out.u8(value ? 1 : 0);
  }

  int2(value: number): void {
    this.out.i32(2);
    this.out.i16(value);
  }

  int4(value: number): void {
    this.out.i32(4);
    this.out.i32(value);
  }

  /** An int8 by its upper and lower 32 bits. */
  int8Words(high: number, low: number): void {
    this.out.i32(8);
    this.out.i32(high);
    this.out.i32(low);
  }

  /** @param value an integer that a double holds exactly */
  int8(value: number): void {
    this.int8Words(Math.floor(value / 2 ** 32), value >>> 0);
  }

  text(value: string | null): void {
    if (value === null) return this.null();
    const at = this.open();
    this.out.text(value);
    this.close(at);
  }

  bytes(value: Uint8Array | null): void {
    if (value === null) return this.null();
    this.out.i32(value.length);
    this.out.append(value);
  }

  int4Array(values: readonly number[]): void {
    const at = this.open();
    this.out.i32(values.length > 0 ? 1 : 0);
    this.out.i32(0);
    this.out.i32(INT4_OID);
    if (values.length > 0) {
      this.out.i32(values.length);
      this.out.i32(1);
      for (const value of values) this.int4(value);
    }
    this.close(at);
  }

  textArray(values: readonly string[]): void {
    const at = this.open();
    this.out.i32(values.length > 0 ? 1 : 0);
    this.out.i32(0);
    this.out.i32(TEXT_OID);
    if (values.length > 0) {
      this.out.i32(values.length);
      this.out.i32(1);
      for (const value of values) this.text(value);
    }
    this.close(at);
  }

  /** Starts a field whose bytes are written to `out` directly; `close` with the result ends it. */
  open(): number {
    this.out.i32(0);
    return this.out.length;
  }

  close(at: number): void {
    this.out.i32At(at - 4, this.out.length - at);
  }
}
