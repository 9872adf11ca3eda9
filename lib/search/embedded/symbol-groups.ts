/**
 * Rows gathered by the symbol that they declare, in typed arrays: a group for each definition, and one for each symbol
 * that only has other rows. The same groups come of the same rows in whatever order. Counts every row; drops none.
 */

/** A row as it comes in. */
export interface GroupedRow {
  /** the same number for all rows of one symbol */
  symbol: number;
  /** where the row stands, as the caller counts */
  place: number;
  /** decides between equal scores: the lower first */
  id: number;
  score: number;
  /** what a group shows rather: the higher */
  standing: number;
}

const FIRST_CAPACITY = 1024;

export class SymbolGroups {
  count = 0;
  /** best score of each group's rows, and the id of the row that has it */
  score = new Float64Array(FIRST_CAPACITY);
  id = new Float64Array(FIRST_CAPACITY);
  /** place of the row that a group shows, and the further rows that it stands for */
  place = new Float64Array(FIRST_CAPACITY);
  folded = new Uint32Array(FIRST_CAPACITY);
  private symbol = new Float64Array(FIRST_CAPACITY);
  private standing = new Uint8Array(FIRST_CAPACITY);
  private shownScore = new Float64Array(FIRST_CAPACITY);
  private shownId = new Float64Array(FIRST_CAPACITY);
  /** open addressing: the number of a symbol's best group plus 1 */
  private slots = new Int32Array(FIRST_CAPACITY * 2);

  /** A definition stands for itself. All of them come before the first `addOther`. */
  addDefinition(row: GroupedRow): void {
    const known = this.slots[this.slotOf(row.symbol)] - 1;
    const group = this.open(row);
    if (known < 0 || isBetter(row.score, row.id, this.score[known], this.id[known])) this.enter(group);
  }

  /** Any other row stands under the best definition of its symbol, or with the other rows. */
  addOther(row: GroupedRow): void {
    const group = this.slots[this.slotOf(row.symbol)] - 1;
    if (group < 0) return this.enter(this.open(row));
    this.folded[group]++;
    if (isBetter(row.score, row.id, this.score[group], this.id[group])) {
      this.score[group] = row.score;
      this.id[group] = row.id;
    }
    if (row.standing < this.standing[group]) return;
    const better = isBetter(row.score, row.id, this.shownScore[group], this.shownId[group]);
    if (row.standing > this.standing[group] || better) this.show(group, row);
  }

  private open(row: GroupedRow): number {
    if (this.count === this.score.length) this.grow();
    const group = this.count++;
    this.symbol[group] = row.symbol;
    this.score[group] = row.score;
    this.id[group] = row.id;
    this.show(group, row);
    return group;
  }

  private show(group: number, row: GroupedRow): void {
    this.place[group] = row.place;
    this.standing[group] = row.standing;
    this.shownScore[group] = row.score;
    this.shownId[group] = row.id;
  }

  /** The slot of a symbol, or the free one that it would take. */
  private slotOf(symbol: number): number {
    const mask = this.slots.length - 1;
    let slot = Math.imul(symbol ^ (symbol / 2 ** 32), 0x9e3779b1) & mask;
    while (this.slots[slot] !== 0 && this.symbol[this.slots[slot] - 1] !== symbol) slot = (slot + 1) & mask;
    return slot;
  }

  /** Makes a group its symbol's best. The slot is looked up anew: opening the group may have moved all of them. */
  private enter(group: number): void {
    this.slots[this.slotOf(this.symbol[group])] = group + 1;
  }

  private grow(): void {
    for (const field of ["score", "id", "place", "symbol", "shownScore", "shownId"] as const) {
      this[field] = moved(this[field], new Float64Array(this.count * 2));
    }
    this.folded = moved(this.folded, new Uint32Array(this.count * 2));
    this.standing = moved(this.standing, new Uint8Array(this.count * 2));
    const known = this.slots.filter((group) => group !== 0);
    this.slots = new Int32Array(this.count * 4);
    for (const group of known) this.slots[this.slotOf(this.symbol[group - 1])] = group;
  }
}

function moved<Column extends Float64Array | Uint32Array | Uint8Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

function isBetter(score: number, id: number, thanScore: number, thanId: number): boolean {
  return score > thanScore || (score === thanScore && id < thanId);
}
