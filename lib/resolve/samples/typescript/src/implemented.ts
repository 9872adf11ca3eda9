import { EventEmitter } from "node:events";

interface Closing {
  close(): void;
}
interface Belled extends Closing {
  emit(event: string): boolean;
  once(event: string): void;
}

/** What a class implements gives it no member: it has its own, and those of what it extends. */
export class Buoy extends EventEmitter implements Belled {
  close(): void {
    this.«emit→outside»("closed");
    this.«close→Buoy.close, receiver»();
  }
}

class Beacon {}
export class Lamp extends Beacon implements Belled {
  constructor(readonly lit: boolean) {
    super();
  }
  shine(): void {
    this.«once→outside»("lit");
    this.«constructor→outside».«name→outside»;
  }
}

export function ring(belled: Belled, buoy: Buoy): void {
  belled.«emit→Belled.emit, receiver»("rung");
  belled.«close→Closing.close, receiver»();
  buoy.«once→outside»("rung");
  new Lamp(true).«constructor→outside»;
  buoy.«constructor→outside»;
}
