/** What is asked for, and what it becomes when it is ready to run. */
import type { RE2JS } from "re2js";
import type { LineRule } from "../../contract/text-terms";
import type { PatternNode } from "./ast";
import type { NativePattern } from "./native";
import type { Need } from "./needs";

/** What somebody asks for. Plain data: worker threads get it as it is. */
export interface PatternRequest {
  /** the text, or the regular expression */
  source: string;
  regex: boolean;
  caseSensitive: boolean;
  /** no letter, digit or `_` beside a match */
  word: boolean;
  /**
   * what the line has to hold, and must not, where `source` is more than one text or expression: one rule has to hold
   */
  rules?: readonly LineRule[];
}

export interface TextPattern {
  readonly request: PatternRequest;
  /** null where it is not known what it means */
  readonly tree: PatternNode | null;
  readonly need: Need;
  /** where it is safe, decides by itself */
  readonly native: NativePattern | null;
  /**
   * finds, in a whole text, places of which every match has one on its line; null where looking for them gains nothing
   */
  readonly likely: RegExp | null;
  /** decides a line, in linear time; its match is group `group` */
  readonly linear: RE2JS;
  readonly group: number;
  /** of a line that matches: whether it holds what the rules ask; null where the match decides */
  readonly holds: ((line: string) => boolean) | null;
  /** finds what is shown as matched; null where that is what decides */
  readonly shown: TextPattern | null;
}
