interface Harbour {
  pier: { length: number; lamp?: Lamp };
  master: Master;
}
interface Master {
  rank: string;
  deputy: Master;
}
interface Lamp {
  glow: number;
}

/** A key of a pattern is the member, and the name behind it has the member's type. */
export function enter({ «master→Harbour.master, receiver»: chief, «pier→Harbour.pier, receiver»: { lamp } }: Harbour, of: Harbour): unknown {
  chief.«rank→Master.rank, receiver»;
  lamp.«glow→Lamp.glow, receiver»;
  const { «master→Harbour.master, receiver»: { «deputy→Master.deputy, receiver»: second = chief, rank } } = of;
  second.«rank→Master.rank, receiver»;
  const { «pier→Harbour.pier, receiver»: { «lamp→Harbour.pier.lamp, receiver»: light } } = of;
  return [rank, light.«glow→Lamp.glow, receiver»];
}
