/**
 * The texts that editors show, each with its colours and its scopes. Two editors on the same file share one; it is
 * given back when the last of them shows another. Each open text has a language id of its own: what colours it is
 * registered by language, and two files of one language declare different names.
 */
import type { NameClasses } from "../highlight/classify-name";
import type { CodeDocument } from "./code-document";
import { colourCode, editorLanguage } from "./colours";
import { monaco } from "./monaco";
import { showStickyScopes } from "./sticky-scopes";

type Shown = Pick<CodeDocument, "label" | "text" | "language" | "names" | "outline">;

interface SharedText extends Shown {
  model: monaco.editor.ITextModel;
  /** Low numbers are taken again: an id of a language is never forgotten by the editor. */
  slot: number;
  users: number;
  colouring: readonly monaco.IDisposable[];
}

const open: SharedText[] = [];

export interface BorrowedText {
  model: monaco.editor.ITextModel;
  /** Once. The last one to do so ends the text. */
  giveBack: () => void;
}

export function borrowText(shown: Shown): BorrowedText {
  const shared = open.find((each) => isSame(each, shown)) ?? begin(shown);
  shared.users++;
  return {
    model: shared.model,
    giveBack: () => {
      if (--shared.users === 0) end(shared);
    },
  };
}

function begin(shown: Shown): SharedText {
  const { text, language, names, outline } = shown;
  const slot = firstFree(open.filter((each) => each.language === language).map((each) => each.slot));
  const id = editorLanguage(language, slot);
  const colouring = [colourCode(id, language, names), showStickyScopes(id, outline)];
  const model = monaco.editor.createModel(text, id);
  model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
  const { label } = shown;
  const shared = { label, text, language, names, outline, model, slot, users: 0, colouring };
  open.push(shared);
  return shared;
}

function end(shared: SharedText): void {
  open.splice(open.indexOf(shared), 1);
  shared.model.dispose();
  for (const each of shared.colouring) each.dispose();
}

/** What a file declares follows from its text, so the same names stand for the same outline. */
const isSame = (shared: SharedText, { label, text, language, names }: Shown): boolean =>
  shared.label === label && shared.language === language && shared.text === text && areSame(shared.names, names);

const areSame = (some: NameClasses, others: NameClasses): boolean =>
  some === others || (some.size === others.size && [...some].every(([name, as]) => others.get(name) === as));

function firstFree(taken: readonly number[]): number {
  let slot = 0;
  while (taken.includes(slot)) slot++;
  return slot;
}
