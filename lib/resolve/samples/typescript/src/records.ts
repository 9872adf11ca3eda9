interface Wick {
  watts: number;
  lit: boolean;
}
type Rim = "bow" | "stern";
type Wicking = (lamp: Wick, watts: number[]) => void;

/** The values of a record are what its second argument says. */
const lamps: Record<Rim, Wick> = {
  bow: { «watts→Wick.watts, receiver»: 1, lit: true },
  stern: { watts: 2, «lit→Wick.lit, receiver»: false },
};
const lighting: Record<string, (side: Rim, lamp: Wick) => void> = {
  dim(side, lamp) {
    lamp.«watts→Wick.watts, receiver»;
  },
  full: (side, lamp) => lamp.«lit→Wick.lit, receiver»,
};
export const named: Partial<Record<Rim, Wicking>> = { bow: (lamp) => lamp.«watts→Wick.watts, receiver» };

declare function brightest<T>(lamps: readonly T[], by: (lamp: T) => number): T;
declare function firstOf<T>(all: Iterable<T>): T;
export function bright(all: Wick[]): void {
  brightest(all, (lamp) => lamp.«watts→Wick.watts, receiver»).«lit→Wick.lit, receiver»;
  firstOf(new Set<Wick>()).«lit→Wick.lit, receiver»;
  const two = [new Beam(), new Beam()];
  two[1].«flash→Beam.flash, receiver»();
  const mixed = [new Beam(), new Spark()];
  mixed[1].flash();
}
class Beam {
  flash(): void {}
}
class Spark {
  flash(): void {}
}

type Echo = {
  /** Given as it is asked for. */
  json: {
    /** @example reply.json<Wick>() */
    <Given = unknown>(): Promise<Given>;

    <Shape extends object>(shape: Shape): Promise<Shape>;
  };
  text: <Given, Other = string>(as: Given) => Promise<Other>;
};
interface Caller {
  extend(options: object): Caller;
  reply: Echo;
}
export async function replied(client: Caller): Promise<void> {
  (await client.reply.json<Wick>()).«watts→Wick.watts, receiver»;
  (await client.reply.json<{ bright: boolean }>()).«bright→local»;
  (await client.reply.text<string, Wick>("a")).«lit→Wick.lit, receiver»;
  const api = client.extend({ lamp: 1 });
  api.«reply→Caller.reply, receiver».«json→Echo.json, receiver»;
}

type Snuffers = { [K in keyof Wick]: (to: Wick[K]) => void };
export const flip = (switches: Snuffers) => switches.«watts→Wick.watts, receiver»(1);
export { lamps, lighting };

type Answer = { read: () => string; sealed: boolean };
type Sent = { read: () => Promise<string>; sent: number } & Promise<Answer>;
class Posted extends Promise<Answer> {
  read(): void {}
}
export async function awaited(send: () => Sent, posted: Posted): Promise<void> {
  const answer = await send();
  answer.«read→Answer.read, receiver»();
  answer.«sealed→Answer.sealed, receiver»;
  const sent = send();
  sent.«read→Sent.read, receiver»();
  const other = await posted;
  other.«read→Answer.read, receiver»();
  posted.«read→Posted.read, receiver»();
}

type Lighter = {
  strike: <T>(at: T, options?: Striking) => void;
  light: (options: Striking | ((before: Striking) => Striking)) => Lighter;
};
type Striking = { slow: boolean; after?: ((wick: Wick) => void)[] };
export function strike(lighter: Lighter): void {
  lighter.strike(1, { «slow→Striking.slow, receiver»: true });
  lighter.light({ slow: false, «after→Striking.after, receiver»: [(wick) => wick.«watts→Wick.watts, receiver»] });
}
export function copied(echoed: Echoed): void {
  echoed.«sound→Echoed.sound, receiver»();
  echoed.clone().«sound→outside»();
}
type Echoed = { sound: () => void } & Response;
