import { EventEmitter } from "node:events";

interface Berth {
  bow: string;
}
class Call<B extends Berth> {
  berth!: B;
  reply(text: string): void {}
}
type Next = () => void;
type Answer<B extends Berth, R> = (call: Call<B>, next: Next) => R;
type Passing<B extends Berth> = (call: Call<B>, next: Next) => void;
type Either<B extends Berth> = Answer<B, string> | Passing<B>;

/** Every signature that takes a function hands it the same. */
interface Routes<B extends Berth> {
  <R>(answer: Either<B>): Harbour<B>;
  <R>(first: Passing<B>, answer: Answer<B, R>): Harbour<B>;
  (path: string, ...answers: Either<B>[]): Harbour<B>;
}
class Harbour<B extends Berth> extends EventEmitter {
  enter!: Routes<B>;
}
interface Mast {
  height: number;
}
interface Shroud extends Berth {
  tension: number;
}
class Worker {
  constructor(name: string, run?: Answer<Berth, void>, made?: (mast: Mast) => void) {}
}
declare function sail(by: string, ready: (mast: Mast) => void): void;
declare function sail(ready: (mast: Mast) => void): void;
declare function drift(ready: (mast: Mast) => void, failed: (call: Next) => void): void;
class Pile<T> extends Array<T> {}

export function open(harbour: Harbour<Berth>, fleet: Pile<Mast>, hidden: Harbour<Shroud>): void {
  harbour.enter((call) => call.«reply→Call.reply, receiver»("in"));
  harbour.enter("/", (call) => call.«reply→Call.reply, receiver»("in"));
  harbour.enter("/", (call, next) => call.«berth→Call.berth, receiver»);
  new Worker("w", async (call) => call.«reply→Call.reply, receiver»("in"));
  new Worker("w", async call => call.«reply→Call.reply, receiver»("in"));
  new Worker("w", undefined, (mast) => mast.«height→Mast.height, receiver»);
  sail("x", (mast) => mast.«height→Mast.height, receiver»);
  drift((mast) => mast.«height→Mast.height, receiver», (call) => call());
  fleet.forEach((mast) => mast.«height→Mast.height, receiver»);
  /** What a type of the repository is given is not what it hands on. */
  hidden.prependListener("x", (shroud) => shroud.«tension→Shroud.tension, name»);
}
