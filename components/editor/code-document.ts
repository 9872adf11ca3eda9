/** The editor's input and output: the text that it shows, the marks in it, and the events that it reports. */
import type { ReactNode } from "react";
import type { OutlineNode } from "@/lib/contract/file-outline";
import type { SemanticToken } from "@/lib/contract/semantic-tokens";
import type { FileLanguage } from "@/lib/contract/vocabulary";
import type { LineRange } from "../code/line-range";
import type { NameClasses } from "../highlight/classify-name";
import type { Box } from "../shell/popover";
import type { GutterMark } from "./gutter-marks";
import type { Position } from "./name-link";
import type { NamePlace } from "./name-place";

/** A text with what is known of it. Another object is another text, or the same one read anew. */
export interface CodeDocument {
  /** Said before the text: what the code is of. */
  label: string;
  text: string;
  language: FileLanguage | null;
  /** What the file declares: a name has the colour of its kind. */
  names: NameClasses;
  /** The file's symbols: those around the lines in sight stay named above them. */
  outline: readonly OutlineNode[];
  /** What the names of these lines are, as far as the index knows; the lexer's colours stay elsewhere. */
  tokensIn: (start: number, end: number) => Promise<readonly SemanticToken[]>;
  /** Lines that did not parse. */
  gaps: readonly { startLine: number; endLine: number }[];
}

export interface CodeMarking {
  range: LineRange | null;
  /** The symbol that was come for. */
  name: NamePlace | null;
  /** Beside the lines: what derives from and overrides the symbols there. */
  beside: readonly GutterMark[];
  /** Changes whenever the reader jumps, so that the same place is shown again. */
  jump: number;
}

/** Shown between the lines, below `line`; `height` in pixels. */
export interface CodeZone {
  line: number;
  height: number;
  content: ReactNode;
}

export interface CodeEvents {
  onCursor: (at: Position) => void;
  /** A line number was pressed. */
  onPick: (line: number, extend: boolean) => void;
  onFollow: (at: Position) => void;
  onMark: (mark: GutterMark) => void;
  /** The pointer came to rest on a name, and left it. */
  onRest: (at: Position, box: Box) => void;
  onLeave: () => void;
  onMenu: (at: Position, box: Box) => void;
}
