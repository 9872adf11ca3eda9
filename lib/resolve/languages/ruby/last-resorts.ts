/** What is asked of a value of which its own text says nothing: calls pass it, or all that is asked of it tells it. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { AskedTogether } from "./asked-together";
import { PassedValues } from "./passed-values";

export class LastResorts {
  private readonly passed: PassedValues;
  private readonly together: AskedTogether;

  constructor(names: NameReader) {
    this.passed = new PassedValues(names);
    this.together = new AskedTogether(names);
  }

  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    return (await this.passed.find(file, i, chain)) ?? this.together.find(file, i);
  }
}
