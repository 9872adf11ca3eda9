/** Nothing is indexed yet: what to do, and what will be read. */
import type { ReactNode } from "react";
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { languageNames } from "../text/languages";
import { CommandLine } from "./command-line";
import { Hero } from "./hero";

const ways: readonly { icon: IconName; title: string; command: string; more?: ReactNode }[] = [
  { icon: "ui-terminal", title: "Your own code", command: "npm start -- ~/code/my-repo" },
  {
    icon: "ui-split",
    title: "A game with its engine beside it",
    command: "npm start -- ~/code/my-game --external ~/UE5/Engine/Source",
    more: (
      <>
        External code stays out of results until you ask for it with <code>scope:all</code>.
      </>
    ),
  },
  {
    icon: "ui-search",
    title: "Just looking? Index Fathom itself",
    command: "npm start -- .",
    more: "Small, and it has a little of everything.",
  },
];

export function FirstRun({ notice }: { notice: ReactNode }) {
  const names = Object.values(languageNames);
  return (
    <>
      {notice}
      <Hero title="Nothing is indexed yet.">
        <p className="home-lead">
          Name a folder and Fathom reads it where it lies. No build, no configuration, no account. You can search after
          a few seconds, while the rest is still being read.
        </p>
        <p className="home-waiting">
          <i />
          Waiting for the first folder. This page changes by itself.
        </p>
      </Hero>
      <main id="main" className="home">
        <section className="card" aria-labelledby="ways">
          <header>
            <h2 className="heading" id="ways">
              Three ways to begin
            </h2>
          </header>
          <ul className="home-ways">
            {ways.map(({ icon, title, command, more }) => (
              <li key={title}>
                <span className="home-way-icon">
                  <Icon name={icon} />
                </span>
                <div className="down">
                  <h3 className="medium">{title}</h3>
                  <CommandLine text={command} />
                  {more !== undefined && <p className="meta faint">{more}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
        <div className="home-column">
          <section className="card" aria-labelledby="read">
            <header>
              <h2 className="heading" id="read">
                What is read
              </h2>
            </header>
            <div className="card-text">
              <p>
                {names.slice(0, -1).join(", ")} and {names.at(-1)}.
              </p>
              <p>
                Skipped: what git ignores, binaries, files over 4 MB, minified lines. The status page lists every one
                with its reason.
              </p>
            </div>
          </section>
          <section className="card" aria-labelledby="agents">
            <header>
              <h2 className="heading" id="agents">
                For agents
              </h2>
            </header>
            <div className="card-text">
              <p>The same index answers over MCP.</p>
              <CommandLine text="/mcp" prompt={false} />
            </div>
          </section>
        </div>
      </main>
    </>
  );
}
