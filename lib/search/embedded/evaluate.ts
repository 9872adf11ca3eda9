/** Which candidate names have evidence for a reading, and how strong it is. Knows names only, none of their rows. */
import type { MatchMode } from "../port";
import { allWordsEvidence, closeEvidence, lettersInOrder, typoEvidence } from "../rank/evidence";
import { EVIDENCE, type EvidenceClass, type NameEvidence } from "../rank/evidence-class";
import { NameView } from "../rank/name-view";
import type { Reading } from "../rank/query";
import type { CandidateRequest, Stage } from "./candidates";
import type { LiveSegment } from "./live-segment";

/** Names of one segment with their evidence for one reading. */
export interface EvaluatedNames {
  segment: LiveSegment;
  reading: Reading;
  names: Uint32Array;
  scores: Float32Array;
  classes: Uint8Array;
  /** names that do have evidence */
  count: number;
}

const view = new NameView();

/** @param names candidates in the order of the segment; reused for those that stay */
export function evaluate(segment: LiveSegment, request: CandidateRequest, names: Uint32Array): EvaluatedNames {
  const { reading, stage, mode } = request;
  const { namePool, nameStart } = segment.data;
  const list: EvaluatedNames = {
    segment,
    reading,
    names,
    scores: new Float32Array(names.length),
    classes: new Uint8Array(names.length),
    count: 0,
  };
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    if (stage === "letters" && !lettersOccur(segment.data, name, reading)) continue;
    view.setBytes(namePool, nameStart[name], nameStart[name + 1]);
    const evidence = evidenceOf(reading, view, stage);
    if (!evidence || !modeAllows(mode, evidence.class, reading)) continue;
    names[list.count] = name;
    list.scores[list.count] = evidence.score;
    list.classes[list.count] = EVIDENCE.indexOf(evidence.class);
    list.count++;
  }
  return list;
}

/** Whether the typed letters stand in a name in order: a look at its bytes alone, before more is done. */
function lettersOccur({ namePool, nameStart }: LiveSegment["data"], name: number, { name: typed }: Reading): boolean {
  if (!typed) return false;
  const { flat, flatLength } = typed.view;
  let i = 0;
  for (let at = nameStart[name]; at < nameStart[name + 1] && i < flatLength; at++) {
    const byte = namePool[at];
    if (byte > 127) return true;
    if (byte === flat[i] || (byte < 91 && byte > 64 && byte + 32 === flat[i])) i++;
  }
  return i === flatLength;
}

function evidenceOf(reading: Reading, name: NameView, stage: Stage): NameEvidence | null {
  if (!reading.name) return allWordsEvidence(reading.words, name);
  if (stage === "close") return closeEvidence(reading.name, name);
  return stage === "typos" ? typoEvidence(reading.name, name) : lettersInOrder(reading.name, name);
}

function modeAllows(mode: MatchMode, evidence: EvidenceClass, reading: Reading): boolean {
  if (mode === "exact") return reading.name?.view !== undefined && evidence === "exact";
  if (mode === "prefix") return /^(exact|other_case|prefix)$/.test(evidence);
  return true;
}
