interface Lid {
  bolts: number;
}
interface Tank {
  lid: Lid;
  seal(): void;
}
class Valve {
  lid = "";
  turn(this: Tank): void {
    this.«lid→Tank.lid, receiver».«bolts→Lid.bolts, receiver»;
  }
  close(): void {
    this.«lid→Valve.lid, receiver»;
  }
}
export function fill(this: Tank, level: number): void {
  this.«seal→Tank.seal, receiver»();
  const { lid } = this;
  lid.«bolts→Lid.bolts, receiver»;
  [level].forEach(() => this.«seal→Tank.seal, receiver»());
  const drained = (): void => this.«seal→Tank.seal, receiver»();
  drained();
}
export const drain = function (this: Tank): void {
  this.«seal→Tank.seal, receiver»();
};
