/** The input of a search: the segments that it looks through. */
import type { LiveSegment } from "./live-segment";
import type { Mentions } from "./mentions";

export interface Searched {
  segments: readonly LiveSegment[];
  mentions: Mentions;
}
