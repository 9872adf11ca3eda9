/** The part of pg-copy-streams that is used; the package brings no types. */
declare module "pg-copy-streams" {
  import type { Readable, ReadableOptions, Writable } from "node:stream";
  import type { Submittable } from "pg";
  export function from(statement: string): Writable & Submittable & { rowCount: number };
  export function to(statement: string, options?: ReadableOptions): Readable & Submittable & { rowCount: number };
}
