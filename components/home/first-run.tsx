/** Home before anything was indexed, part by part: how to begin, what is read, and how agents ask. */
import { SOURCE_LANGUAGES } from "@/lib/contract/vocabulary";
import { Icon } from "../icons/icon";
import { languageName } from "../words/languages";
import { CommandLine } from "./command-line";
import { Hero } from "./hero";

const WAYS = [
  { icon: "terminal", title: "Your own code", command: "npm start -- ~/code/my-repo", note: null },
  {
    icon: "split",
    title: "A game with its engine beside it",
    command: "npm start -- ~/code/my-game --external ~/UE5/Engine/Source",
    note: "External code stays out of results until you ask for it with scope:all.",
  },
  {
    icon: "search",
    title: "Just looking? Index Fathom itself",
    command: "npm start -- .",
    note: "Small, and it has a little of everything.",
  },
];

export function FirstHero() {
  return (
    <Hero title="Nothing is indexed yet.">
      <p className="hero-text">
        Name a folder and Fathom reads it where it lies. No build, no configuration, no account. You can search after a
        few seconds, while the rest is still being read.
      </p>
      <p className="hero-waits">
        <i aria-hidden="true" />
        Waiting for the first folder. This page changes by itself.
      </p>
    </Hero>
  );
}

export function WaysToBegin() {
  return (
    <section className="card" aria-labelledby="ways">
      <header className="card-head">
        <h2 id="ways">Three ways to begin</h2>
      </header>
      <ol className="ways">
        {WAYS.map(({ icon, title, command, note }) => (
          <li key={title}>
            <span className="way-icon">
              <Icon name={icon} />
            </span>
            <div>
              <h3>{title}</h3>
              <CommandLine command={command} />
              {note !== null && <p className="meta quiet">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function WhatIsRead() {
  const names = SOURCE_LANGUAGES.map(languageName);
  return (
    <>
      <section className="card" aria-labelledby="read">
        <header className="card-head">
          <h2 id="read">What is read</h2>
        </header>
        <div className="card-text soft">
          <p>{`With symbols: ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`}</p>
          <p>Every other text is found by name, shown and searched: Markdown, JSON, YAML, SQL, shell and the rest.</p>
          <p>
            Left out: what git ignores, what may hold secrets (.env, private keys), binaries, files that are too large,
            minified lines. The status page lists every one with its reason.
          </p>
        </div>
      </section>
      <section className="card" aria-labelledby="agents">
        <header className="card-head">
          <h2 id="agents">For agents</h2>
        </header>
        <div className="card-text soft">
          <p>The same index answers over MCP.</p>
          <CommandLine command="/mcp" prompt={null} />
        </div>
      </section>
    </>
  );
}
