import * as api from "./api";
declare namespace port {
  export import Hull = api.Hull;
  export import Deck = api.parts.Deck;
  interface Crew { berth: number }
}
import Crew = port.Crew;
export function moored(hull: port.«Hull→Hull, scope», deck: port.Deck, crew: Crew): void {
  hull.«keel→Hull.keel, receiver»;
  deck.«planks→parts.Deck.planks, receiver»;
  crew.«berth→port.Crew.berth, receiver»;
}
