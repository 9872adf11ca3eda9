/** What finds the types of values, as its parts see each other: a declaration leads to a name, a name to a value. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import type { TypeSite, ValueType } from "../facts/value-type";
import type { ValueTypeReader } from "../languages/readers";
import type { BoundParts } from "./bound-parts";
import type { CalledValues } from "./called-values";
import type { ContainerValues } from "./container-values";
import type { LambdaTypes } from "./lambda-types";
import type { Receivers } from "./receivers";
import type { TypeSources } from "./type-sources";
import type { WrittenTypes } from "./written-types";

/** The type of what a member is asked of; null where it is not known. */
export type Receiver = () => Promise<ValueType | null>;
export const NO_RECEIVER: Receiver = async () => null;

export interface TypeReaders {
  readonly names: TypeSources;
  readonly written: WrittenTypes;
  readonly receivers: Receivers;
  readonly lambdas: LambdaTypes;
  readonly containers: ContainerValues;
  readonly parts: BoundParts;
  readonly called: CalledValues;
  readonly reader: ValueTypeReader;
  ofValue(file: CodeFile, at: number, chain: Chain, isCallee?: boolean): Promise<ValueType | null>;
  ofName(
    file: CodeFile,
    name: number,
    chain: Chain,
    receiver?: Receiver,
    call?: TypeSite["call"],
  ): Promise<ValueType | null>;
  ofDeclaration(d: Declaration, chain: Chain, receiver?: Receiver, call?: TypeSite["call"]): Promise<ValueType | null>;
  ofKey(file: CodeFile, key: number, chain: Chain): Promise<ValueType | null>;
  unfold(meaning: ValueType, chain: Chain): Promise<ValueType | null>;
}
