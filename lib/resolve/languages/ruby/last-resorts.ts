/** What is asked of a value of which its own text says nothing: calls pass it, or all that is asked of it tells it. */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { AskedTogether } from "./asked-together";
import { heldByBlock } from "./block-methods";
import { ofFamily } from "./families";
import { isMadeClass } from "./levels";
import { InferredValues } from "./inferred-values";

/** Steps of a path that are followed to where its value comes from. */
const MAX_STEPS = 8;

export class LastResorts {
  private readonly inferred: InferredValues;
  private readonly together: AskedTogether;

  constructor(private readonly names: NameReader) {
    this.inferred = new InferredValues(names);
    this.together = new AskedTogether(names);
  }

  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const made = await this.madeBy(file, i);
    const found = made ?? (await this.inferred.find(file, i, chain)) ?? (await this.together.find(file, i));
    return found ?? ofFamily(this.names, file, i);
  }

  async ofOutside(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const found = (await this.madeBy(file, i)) ?? (await this.inferred.find(file, i, chain));
    return found ?? ((await this.isTakenFromHere(file, i, chain)) ? this.together.find(file, i) : null);
  }

  /** `ship.new` calls the `initialize` in the block of `ship = Class.new do … end`. */
  private async madeBy(file: CodeFile, i: number): Promise<Resolution | null> {
    const of = file.uses.left[i];
    if (file.name(i) !== "new" || of < 0 || !isMadeClass(file, of)) return null;
    const [by = -1] = file.typedBy.get(file.uses.local[of]) ?? [];
    const held = by < 0 ? [] : await heldByBlock(this.names.code, file, by, "initialize");
    return held.length === 1 ? means(held, "receiver") : null;
  }

  /**
   * Whether a value comes out of what this repository holds: `doc.blocks.first` is one of the blocks, though `first`
   * is a method from outside. What a class from outside makes is none.
   */
  private async isTakenFromHere(file: CodeFile, i: number, chain: Chain): Promise<boolean> {
    let [home, at] = [file, file.uses.left[i]];
    for (let step = 0; at >= 0 && step < MAX_STEPS; step++) {
      if (home.uses.local[at] >= 0) {
        const [by = -1] = home.typedBy.get(home.uses.local[at]) ?? [];
        if (by < 0) return true;
        at = by;
        continue;
      }
      const { basis, declarations } = await this.names.occurrence(home, at, chain);
      const [d] = basis === "name" ? [] : declarations;
      if (d && !isValueHolder(d)) return false;
      const next = d && (await this.givenBy(d));
      if (d && !next) return true;
      [home, at] = next ?? [home, home.name(at) === "new" ? LEFT_CODES.none : home.uses.left[at]];
    }
    return false;
  }

  /** What a method ends with, or a variable is assigned; null where the text does not say it. */
  private async givenBy(d: Declaration): Promise<[CodeFile, number] | null> {
    const home = await this.names.code.file(d.fileId);
    const own = home?.nameOccurrence(d.ordinal) ?? -1;
    const [by = -1] = (home && own >= 0 ? home.typedBy.get(own) : undefined) ?? [];
    return home && by >= 0 && by !== own ? [home, by] : null;
  }
}

const isValueHolder = ({ kind }: Declaration): boolean => isFunction(kind) || kind === "property" || kind === "field";
