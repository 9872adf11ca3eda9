import type { Hull } from "./hull";
interface Closing { close(): void }
class Tail implements Closing { close(): void {} lash(): void {} }
function twin<T>(one: T, other: T): T { return one; }
export class Store {
  private readonly tail = this.kept(new Tail());
  kept<T extends Closing>(o: T): T { return o; }
  run(hull: Hull): void {
    this.tail.«lash→Tail.lash, receiver»();
    this.kept(Tail).«close→Closing.close, receiver»();
    twin(hull, this.tail).«rail→Deck.rail, name»;
  }
}
