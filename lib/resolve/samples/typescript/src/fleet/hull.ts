import * as api from "./api";
import { parts } from "./api";
export interface Hull extends api.Hull { mast: number }
export interface Deck extends parts.Deck { rail: number }
export function measured(hull: Hull, deck: Deck): void {
  hull.«keel→Hull.keel, receiver»;
  hull.«ballast→outside»;
  deck.«planks→parts.Deck.planks, receiver»;
  deck.«nails→outside»;
}
