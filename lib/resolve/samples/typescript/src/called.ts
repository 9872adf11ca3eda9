interface Lantern {
  glow: number;
}
type Lighting<T> = (by: T, at?: { row: number }) => Lantern;
type Row = () => { lamp: Lantern }[];
interface Lamps<T> {
  <R>(first: (by: T) => R): Pier<T>;
  (path: string, ...rest: ((by: T) => void)[]): Pier<T>;
}
interface Mixed {
  (of: string): Lantern;
  (of: number): Pier<Lantern>;
  glow: string;
}
class Pier<T> {
  light!: Lamps<T>;
  dim?: Lighting<T>;
  find: (at: number) => Promise<Lantern>;
  constructor(private readonly rows: Row) {}
  all() {
    return this.rows()[0].«lamp→Row.lamp, receiver».«glow→Lantern.glow, receiver»;
  }
}

/** A call gives what the type of the value says that it gives. */
export async function stroll(pier: Pier<string>, lit: Lighting<number>, mixed: Mixed, of: { row: () => Lantern }) {
  pier.light((by) => by).«light→Pier.light, receiver»("/").«dim→Pier.dim, receiver»("x").«glow→Lantern.glow, receiver»;
  lit(1).«glow→Lantern.glow, receiver»;
  (await pier.find(2)).«glow→Lantern.glow, receiver»;
  of.row().«glow→Lantern.glow, receiver»;
  const either = mixed("one");
  either.«glow→Lantern.glow or Mixed.glow, name»;
  mixed.«glow→Mixed.glow, receiver»;
}
