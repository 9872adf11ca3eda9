/** A set of files of one graph, which numbers them: a byte for each file, made and asked without a hash of each. */
export class NumberedFiles {
  /** files that are in it */
  size = 0;
  private readonly marks: Uint8Array;

  /** @param numbers of the graph's files, by their ids; those that it meets later are not in the set */
  constructor(private readonly numbers: ReadonlyMap<number, number>) {
    this.marks = new Uint8Array(numbers.size);
  }

  /** @returns false where it was in the set already */
  add(number: number): boolean {
    if (this.marks[number] === 1) return false;
    this.marks[number] = 1;
    this.size++;
    return true;
  }

  has(fileId: number): boolean {
    return this.marks[this.numbers.get(fileId) ?? -1] === 1;
  }

  /** Whether a file is in both. @param other of the same graph */
  meets({ marks }: NumberedFiles): boolean {
    return this.marks.some((mark, number) => mark === 1 && marks[number] === 1);
  }

  /** bytes that it holds */
  get bytes(): number {
    return this.marks.length;
  }
}
