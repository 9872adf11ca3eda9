import { load, make } from "harbour-client";
import { Fleet } from "harbour-fleet";

/** A function from elsewhere gives what it is asked for. */
export async function read(unknownThing): Promise<void> {
  const harbour = await load("…").json<{ tide: { height: number }; moles: { reach: number }[] }>();
  harbour.«tide→local».«height→local»;
  harbour.moles.map((mole) => mole.«reach→local»);
  const rows = await unknownThing.rows<{ crane: string }[]>();
  rows[0].«crane→local»;
  const fleet = new Fleet<{ size: number }>();
  fleet.«size→outside»;
  make().«launch→outside»;
}

export async function open(): Promise<void> {
  const openDock = (await import("./asked-for-dock")).«openDock→openDock, import»;
  openDock().«gate→Dock.gate, receiver»;
  const first = (await import("./asked-for-dock")).«default→openFirst, import»;
  first().«gate→Dock.gate, receiver»;
}
