import { crane, type Hoist } from "./handed-on-cranes";

interface Visitor<T> {
  visit(node: T): void;
}

/** A key is no type, whatever has its name. */
type Visitors = { Hoist?: Visitor<«Hoist→Hoist, import»>; Crate?: Visitor<«Crate→Crate, scope»> };

interface Crate {
  height: number;
}

/** What is handed on under its own name is that first. */
const yard: { crane: Hoist; count: number } = {
  «crane→crane, import»,
  count: 1,
};

export type { Visitors };
export { yard };
