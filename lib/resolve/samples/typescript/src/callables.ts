import * as docks from "./asked-for-dock";

interface Squall<R = string> {
  readonly gust: number;
  readonly from: { coast: R };
}

/** An interface that can be called says what it takes by its signature, whatever else it has. */
interface Answering<R extends object = object> extends Partial<Pick<Buoys, "chain" | "bell">> {
  (squall: Squall<R>): string;
  lamp?: Buoys;
}
class Buoys {
  bell = 1;
  readonly chain: Answering = (squall) => String(squall.«gust→Squall.gust, receiver»);
  get(at: string, answer: Answering | Buoys): this {
    return this;
  }
}

export function anchored(buoys: Buoys, lib: typeof docks): Answering {
  buoys.get("/", (squall) => String(squall.«gust→Squall.gust, receiver»)).get("/b", async (squall) => squall.from.«coast→Squall.from.coast, receiver»);
  const answer: Answering = async (squall) => squall.«gust→Squall.gust, receiver»;
  answer.«lamp→Answering.lamp, receiver» = buoys;
  const dock = new lib.«Dock→Dock, import»();
  dock.«gate→Dock.gate, receiver»;
  lib.«openDock→openDock, import»();
  return (squall) => String(squall.«gust→Squall.gust, receiver»);
}
