class Mate {}
class Pilot extends Mate {
  steer(): void {}
}

export class Bridge {
  constructor(private crew: Mate) {}

  leave(): void {
    if (this.crew instanceof Pilot) this.crew.«steer→Pilot.steer, receiver»();
    const other = { crew: this.crew };
    if (!(this.crew instanceof Pilot)) return;
    this.crew.«steer→Pilot.steer, receiver»();
    other.crew.«steer→outside»();
  }
}
