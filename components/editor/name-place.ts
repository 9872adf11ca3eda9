/** A symbol's name in the text. */
export interface NamePlace {
  line: number;
  column: number;
  length: number;
}
