"use client";
/** The keys, and the switch for single letters. */
import { useState } from "react";
import { Dialog } from "../shell/dialog";
import { setSingleKeys, singleKeysOn } from "../shell/global-keys";
import { KEY_GROUPS } from "./key-table";
import { IconButton } from "../ui/icon-button";
import "./keys-dialog.css";

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [single, setSingle] = useState(singleKeysOn);
  return (
    <Dialog label="Keys" className="keys-dialog" onClose={onClose}>
      <header className="card-head">
        <h2 className="grow">Keys</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </header>
      <div className="keys-groups">
        {KEY_GROUPS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ does, chords }) => (
                <div className="keys-line" key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {chords.map((chord) => (
                      <kbd className="key" key={chord}>
                        {chord}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="keys-switch">
        <input
          type="checkbox"
          checked={single}
          onChange={({ target }) => {
            setSingle(target.checked);
            setSingleKeys(target.checked);
          }}
        />
        Single letters are keys outside of fields
      </label>
    </Dialog>
  );
}
