interface Plank {
  width: number;
}
interface Page<T> {
  rows: T[];
  last?: Promise<T>;
  named: ReadonlyMap<string, T>;
}
interface Sawing {
  (log: string): Promise<Plank>;
}
const saw: Sawing = async (log) => ({ width: log.length });

export class Deck {
  private planks: Plank[] = [];
  private lid!: Plank;
  load<R>(of: string): Promise<Page<R>> {
    return fetch(of).then((found) => found.json());
  }

  /** A part of `this` is the member of its name. */
  lay(): number {
    const { lid, planks } = this;
    planks[0].«width→Plank.width, receiver»;
    return lid.«width→Plank.width, receiver»;
  }

  /** What a list holds is told by what the list is a member of. */
  async read(page: Page<Plank>): Promise<void> {
    page.rows[0].«width→Plank.width, receiver»;
    page.rows.map((row) => row.«width→Plank.width, receiver»);
    page.named.get("a").«width→Plank.width, receiver»;
    const { rows } = await this.load<Plank>("all");
    rows[0].«width→Plank.width, receiver»;
    for (const row of rows) row.«width→Plank.width, receiver»;
    const found = await this.load<{ depth: number }>("all");
    found.rows[0].«depth→local»;
    (await saw("oak")).«width→Plank.width, receiver»;
  }
}
