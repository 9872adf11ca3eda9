import type { Hull } from "./hull";
export interface Bell<T> { (listener: (rung: T) => unknown, owner?: object): void }
export class Watch {
  declare readonly onHull: Bell<Hull>;
  declare readonly onSpan: Bell<{ from: number; until: number }>;
  run(bell: Bell<Hull>): void {
    this.onHull((hull) => hull.«mast→Hull.mast, receiver»);
    this.onSpan((span) => span.«until→Watch.onSpan.until, receiver»);
    bell((hull) => hull.«keel→Hull.keel, receiver»);
  }
}
