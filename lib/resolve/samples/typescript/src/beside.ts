import { Readable } from "node:stream";

interface Barge {
  load: number;
}
interface Tug {
  pull(): void;
}
interface Bell {
  tone: string;
}
type Ring = (bell: Bell) => void;
type Chosen<T> = T extends Barge ? Promise<Tug> : never;

/** Whichever of them has the member. */
export function tow(
  barge: Readable & { mooring: string; berth: { depth: number } },
  pair: Barge & Tug,
  either: Readable | Tug | { sunk: boolean },
  { wake }: Readable & { wake: { length: number } },
): void {
  barge.«mooring→local»;
  barge.berth.«depth→local»;
  barge.«read→outside»();
  pair.«load→Barge.load, receiver»;
  pair.«pull→Tug.pull, receiver»();
  either.«pull→Tug.pull, receiver»();
  either.«sunk→local»;
  wake.«length→local»;
  const source = new Readable() as Readable & { headers: { via: string } };
  source.headers.«via→local»;
}

declare function chime(at: string, ring?: string | URL | null | Ring): void;
declare function choose<T>(of: T): T extends Barge ? Tug : never;

export async function strike(chosen: Chosen<Barge>): Promise<void> {
  chime("noon", (bell) => bell.«tone→Bell.tone, receiver»);
  choose(1).«pull→Tug.pull, receiver»();
  (await chosen).«pull→Tug.pull, receiver»();
}
