/** What is asked of a value of which its own text says nothing: calls pass it, or all that is asked of it tells it. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { AskedTogether } from "./asked-together";
import { InferredValues } from "./inferred-values";

export class LastResorts {
  private readonly inferred: InferredValues;
  private readonly together: AskedTogether;

  constructor(names: NameReader) {
    this.inferred = new InferredValues(names);
    this.together = new AskedTogether(names);
  }

  ofOutside(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    return this.inferred.find(file, i, chain);
  }

  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    return (await this.inferred.find(file, i, chain)) ?? this.together.find(file, i);
  }
}
