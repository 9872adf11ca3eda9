/** The engines that answer, and what each is doing. */
import { Icon } from "../icons/icon";
import type { IconName } from "../icons/shapes";
import { bytes, countOf } from "../text/figures";
import type { Status } from "./status-view";

interface Engine {
  name: string;
  state: string;
  tone: "ok" | "warn" | "idle";
  icon: IconName;
  what: string;
  more: string;
}

export function Engines({ status }: { status: Status }) {
  return (
    <section className="status-engines" aria-label="Engines">
      {enginesOf(status).map(({ name, state, tone, icon, what, more }) => (
        <div key={name}>
          <div className="across">
            <h2 className="medium grow heading">{name}</h2>
            <span className={`across meta medium tone-${tone}`}>
              <Icon name={icon} size={14} />
              {state}
            </span>
          </div>
          <p className="quiet">{what}</p>
          <p className="meta faint num cut" title={more}>
            {more}
          </p>
        </div>
      ))}
    </section>
  );
}

function enginesOf({ engines, version, extractorVersion }: Status): Engine[] {
  const { database, search, treeReaders } = engines;
  const cursors = treeReaders.filter(({ reader }) => reader !== "heap").map(({ language }) => language);
  const ok = { tone: "ok", icon: "ui-check" } as const;
  return [
    {
      ...ok,
      name: "Postgres",
      state: "Running",
      what: `${database.server === "embedded" ? "Embedded" : "Your own"}, version ${database.version}`,
      more: `${bytes(database.bytes)} on disk`,
    },
    {
      name: "Symbols",
      ...(search.ready
        ? { ...ok, state: "In use" }
        : { state: "Loading", tone: "warn" as const, icon: "ui-clock" as const }),
      what: search.engine === "embedded" ? "In memory of the web server" : search.engine,
      more: `${countOf(search.symbols, "symbol")} can be found`,
    },
    {
      name: "Tree readers",
      ...(treeReaders.length === 0
        ? { state: "Not used yet", tone: "idle" as const, icon: "ui-minus" as const }
        : { ...ok, state: "In use" }),
      what: cursors.length === 0 ? "Memory walk for every language" : `Cursor for ${cursors.join(", ")}`,
      more: treeReaders.map(({ language, reader }) => `${language}: ${reader}`).join(", "),
    },
    {
      ...ok,
      name: "Fathom",
      state: "Running",
      what: `Version ${version}`,
      more: extractorVersion === null ? "nothing extracted yet" : `extractor ${extractorVersion}`,
    },
  ];
}
