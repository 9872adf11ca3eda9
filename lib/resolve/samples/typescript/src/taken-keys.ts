interface Harbour {
  pier: { length: number; lamp?: Torch };
  master: Master;
}
interface Master {
  rank: string;
  deputy: Master;
}
interface Torch {
  flare: number;
}

/** A key of a pattern is the member, and the name behind it has the member's type. */
export function enter({ «master→Harbour.master, receiver»: chief, «pier→Harbour.pier, receiver»: { lamp } }: Harbour, of: Harbour): unknown {
  chief.«rank→Master.rank, receiver»;
  lamp.«flare→Torch.flare, receiver»;
  const { «master→Harbour.master, receiver»: { «deputy→Master.deputy, receiver»: second = chief, rank } } = of;
  second.«rank→Master.rank, receiver»;
  const { «pier→Harbour.pier, receiver»: { «lamp→Harbour.pier.lamp, receiver»: light } } = of;
  return [rank, light.«flare→Torch.flare, receiver»];
}
