/** The subject of the dock, from what stands at a place. */
import type { OperationOutput } from "@/lib/contract/operation";
import type { symbolAt } from "@/lib/contract/symbol-at";
import { KIND_GROUPS, SYMBOL_KINDS, type SymbolKind } from "@/lib/contract/vocabulary";
import type { Subject } from "../dock/dock-subject";
import { isPlaced, meaningsOf, type CodePlace } from "./outcome";

const TYPES: readonly SymbolKind[] = KIND_GROUPS.type;

/** Null when nothing in the index stands there. */
export function subjectOf(answer: OperationOutput<typeof symbolAt>, at: CodePlace): Subject | null {
  const meaning = meaningsOf(answer).find(isPlaced);
  if (meaning === undefined || meaning.kind === "file") return null;
  const kind = SYMBOL_KINDS.find((each) => each === meaning.kind) ?? null;
  const { name, key } = meaning;
  if (key === undefined) return { name, kind, asked: { ...at }, type: null };
  const own = kind !== null && TYPES.includes(kind);
  return { name, kind, asked: { key }, type: own ? { name, key } : answer.type };
}
