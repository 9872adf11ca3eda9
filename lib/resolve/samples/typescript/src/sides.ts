interface Chart {
  scale: number;
}

export class Reader {
  static read(of: string): Chart {
    const reader = new Reader();
    reader.«read→Reader.read, receiver»(of).«depth→local»;
    return this.read(of);
  }
  read(of: string): { depth: number } {
    return { depth: of.length };
  }
}

/** A class's own member and that of what it makes may have one name. */
export function taken(reader: Reader): void {
  reader.«read→Reader.read, receiver»("a").«depth→local»;
  Reader.«read→Reader.read, receiver»("a").«scale→Chart.scale, receiver»;
}

/** A function in a function is seen in the whole of it, and no name around hides it. */
export function made(): unknown {
  function inner() {
    function load() {
      return «lift→made.inner.lift, scope»();
    }
    function lift(): Chart {
      return { scale: 1 };
    }
    return { load, «lift→made.inner.lift, scope» };
  }
  const { load, lift } = inner();
  return [load, «lift→local»];
}
