/**
 * Which of the things that share a name is meant in C and C++: the rules of both, in the order that they are asked.
 */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import { Constness } from "../cpp/constness";
import { takingLambdas } from "../cpp/lambda-calls";
import { ofTemplate } from "../cpp/specializations";
import { fittingTemplates } from "../cpp/template-calls";
import { ofOpenCall } from "../cpp/variable-arguments";
import type { OccurrenceReader, ValueTypeReader } from "../readers";
import type { Called, Namesakes } from "../rules/call-hooks";
import { Branches } from "./branches";
import { withDefinition } from "./defined-in-cpp";
import { meantInC } from "./names";

export class CNamesakes implements Namesakes {
  private readonly constness: Constness;
  private readonly branches: Branches;

  constructor(
    private readonly code: CodeIndex,
    occurrence: OccurrenceReader,
    ofValue: ValueTypeReader["ofValue"],
  ) {
    this.constness = new Constness(code, occurrence, ofValue);
    this.branches = new Branches(code);
  }

  async near(file: CodeFile, i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    const open = await ofOpenCall(this.code, file, i, await meantInC(this.code, file, i, found));
    return takingLambdas(this.code, file, i, await ofTemplate(this.code, file, i, open));
  }

  whole(found: readonly Declaration[]): Promise<readonly Declaration[]> {
    return withDefinition(this.code, found);
  }

  called(file: CodeFile, i: number, found: readonly Declaration[]): Promise<Called> {
    return fittingTemplates(this.code, file, i, found);
  }

  ofReceiver(file: CodeFile, i: number, found: readonly Declaration[], chain: Chain): Promise<readonly Declaration[]> {
    return this.constness.fitting(file, i, found, chain);
  }

  compiledFirst(file: CodeFile, i: number, found: readonly Declaration[]): Promise<readonly Declaration[]> {
    return this.branches.compiledFirst(file, i, found);
  }

  areLeftOut(file: CodeFile, i: number, found: readonly Declaration[]): Promise<boolean> {
    return this.branches.areLeftOut(file, i, found);
  }
}
