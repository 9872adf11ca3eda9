export interface Brush {
  size: number;
  /** Draws a line. */
  stroke(length: number): void;
}
export abstract class Tool implements Brush {
  size = 1;
  constructor(readonly label: string) {}
  abstract stroke(length: number): void;
  grow(): this { this.«size→Tool.size, receiver»++; return this; }
}
export default class Pencil extends Tool {
  stroke(length: number) { this.«grow→Tool.grow, receiver»().«label→Tool.label, receiver»; }
}
export const defaults = { width: 3, make: () => new «Pencil→Pencil, scope»("b") };
