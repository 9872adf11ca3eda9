"use client";
/** The keys there are, and the switch for single letters. */
import { useSyncExternalStore, type Ref } from "react";
import { Icon } from "../icons/icon";
import { KeyName } from "../text/key-name";
import { setSingleLetters, singleLettersOn, watchSingleLetters } from "./keyboard";
import "./keys-dialog.css";

/** What a key does, and the keys for it; a `!` before a key means the real Ctrl on a Mac, too. */
const groups: readonly { title: string; keys: readonly (readonly [string, ...string[]])[] }[] = [
  {
    title: "Find",
    keys: [
      ["Go to symbol or file", "Ctrl K", "/"],
      ["Symbols only", "#"],
      ["Files", "Ctrl P", "t"],
      ["In this file", "Ctrl Shift O", "@"],
      ["Line", "!Ctrl G", ":"],
      ["Text in this file", "Ctrl F"],
    ],
  },
  {
    title: "In lists",
    keys: [
      ["Walk", "↑", "↓"],
      ["Open", "Enter"],
      ["Open in a new tab", "Ctrl Enter"],
      ["Why this rank", "Alt W"],
      ["Back to where you were", "Esc"],
    ],
  },
  {
    title: "Place",
    keys: [
      ["Back, forward", "Alt ←", "Alt →"],
      ["Copy link", "y"],
      ["Lines", "Shift click on numbers"],
    ],
  },
  {
    title: "Panels",
    keys: [
      ["Next panel", "F6"],
      ["Files", "f"],
      ["Outline", "o"],
      ["Tab leaves the code", "!Ctrl M"],
      ["These keys", "?"],
    ],
  },
];

export function KeysDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const letters = useSyncExternalStore(watchSingleLetters, singleLettersOn, () => true);
  return (
    <dialog className="keys" ref={ref} aria-labelledby="keys-title" closedby="any">
      <header>
        <h2 className="heading grow" id="keys-title">
          Keys
        </h2>
        <label className="across meta quiet">
          <input type="checkbox" role="switch" checked={letters} onChange={(e) => setSingleLetters(e.target.checked)} />
          Single letters {letters ? "on" : "off"}
        </label>
        <form method="dialog">
          <button className="button square" aria-label="Close">
            <Icon name="ui-close" />
          </button>
        </form>
      </header>
      <div className="keys-groups">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="micro strong faint">{title}</h3>
            <dl>
              {keys.map(([what, ...strokes]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd className="across">
                    {strokes.map((stroke, index) => (
                      <span className="across" key={stroke}>
                        {index > 0 && <span className="micro faint">or</span>}
                        <KeyName keys={stroke.replace("!", "")} real={stroke.startsWith("!")} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  );
}
