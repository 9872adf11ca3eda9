"use client";
/**
 * Another repository: a field for those who may add one, else the command. Below it, what became of what was asked
 * for.
 */
import { useState, type SubmitEvent } from "react";
import type { SourceChange } from "@/lib/contract/source-changes";
import { Icon } from "../icons/icon";
import { CommandLine } from "./command-line";
import type { Sources } from "./use-sources";

interface AddRepositoryProps {
  sources: Sources;
  wide?: boolean;
}

export function AddRepository({ sources, wide = false }: AddRepositoryProps) {
  const { mayManage, changes } = sources;
  return (
    <section className={`card add-folder ${wide ? (mayManage ? "wide-form" : "wide") : ""}`} aria-labelledby="add">
      <div>
        <h2 id="add">{mayManage ? "Add a repository" : "Index another folder"}</h2>
        <p className="meta soft">
          {mayManage
            ? "An address that git fetches from, or the whole path of a folder where Fathom runs. Nothing is built."
            : "Run this where Fathom runs. Nothing is built, nothing leaves the machine."}
        </p>
      </div>
      {mayManage ? <AddForm sources={sources} /> : <CommandLine command="npm start -- ~/code/my-repo" />}
      {changes.length > 0 && (
        <ul className="source-changes" aria-label="Added and removed" aria-live="polite">
          {changes.slice(0, MOST_TOLD).map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ul>
      )}
    </section>
  );
}

const MOST_TOLD = 5;

function AddForm({ sources: { ask, refused, isAsking } }: { sources: Sources }) {
  const [source, setSource] = useState("");
  const [ref, setRef] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = { verb: "add", source: source.trim(), ref: ref.trim() || null } as const;
    void ask(wanted).then((isTaken) => {
      if (!isTaken) return;
      setSource("");
      setRef("");
    });
  };
  return (
    <form className="add-form" onSubmit={submit}>
      <Field
        label="Git address or folder"
        value={source}
        most={2000}
        required
        placeholder="https://git.example.com/team/game.git"
        onChange={setSource}
      />
      <Field label="Branch or tag" value={ref} most={200} placeholder="the default" onChange={setRef} />
      <button className="button filled" disabled={isAsking}>
        Add
      </button>
      {refused !== null && (
        <p className="banner err" role="alert">
          <Icon name="error" />
          {`${refused.message} ${refused.hint}`}
        </p>
      )}
    </form>
  );
}

interface FieldProps {
  label: string;
  value: string;
  /** Letters. */
  most: number;
  placeholder: string;
  required?: boolean;
  onChange: (value: string) => void;
}

/** A field for names and addresses, which no keyboard corrects. */
function Field({ label, most, onChange, ...field }: FieldProps) {
  return (
    <label>
      <span className="meta soft">{label}</span>
      <input
        {...field}
        maxLength={most}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function ChangeLine({ change }: { change: SourceChange }) {
  const { state } = change;
  return (
    <li className={state === "failed" ? "banner err" : "banner"}>
      <Icon name={state === "failed" ? "error" : state === "done" ? "check" : "clock"} />
      <span className="source-said">{wordsOf(change)}</span>
    </li>
  );
}

function wordsOf({ request, state, repository, error }: SourceChange): string {
  const what = request.verb === "add" ? request.source : request.name;
  const isAdding = request.verb === "add";
  switch (state) {
    case "asked":
      return isAdding ? `${what} waits to be added.` : `${what} waits to be removed.`;
    case "working":
      return isAdding ? `${what} is being fetched.` : `${what} is being removed.`;
    case "done":
      return isAdding
        ? `${repository ?? what} was added, and is indexed as soon as it is its turn.`
        : `${what} was removed.`;
    case "failed":
      return `${what} was not ${isAdding ? "added" : "removed"}. ${error?.message ?? ""} ${error?.hint ?? ""}`.trim();
  }
}
