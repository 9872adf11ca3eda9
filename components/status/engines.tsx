/** The engines that answer, each with what it holds. */
import { Icon } from "../icons/icon";
import { bytes, count } from "../words/figures";
import type { Status } from "./status-type";

export function Engines({ status: { engines, version, extractorVersion } }: { status: Status }) {
  const { search, meaning, database, treeReaders } = engines;
  const readers = [...new Set(treeReaders.map(({ reader }) => reader))];
  return (
    <div className="engines card">
      <Engine
        name="Postgres"
        state="Running"
        below={`${database.server === "embedded" ? "Built in" : "Your own"}, version ${database.version}`}
      >
        {`${bytes(database.bytes)} on disk`}
      </Engine>
      <Engine
        name="Symbols"
        state={search.ready ? "In use" : "Loading"}
        busy={!search.ready}
        below={`Engine: ${search.engine}`}
      >
        {`${count(search.symbols)} symbols can be found`}
      </Engine>
      <Engine
        name="Meaning"
        state={meaning.problem !== null ? "Missing" : meaning.inPlaceOf !== null ? "Stands in" : "In use"}
        busy={meaning.problem !== null || meaning.inPlaceOf !== null}
        below={`Vectors: ${meaning.engine}${meaning.inPlaceOf === null ? "" : ` for ${meaning.inPlaceOf}`}`}
        why={meaning.problem ?? meaning.because}
      >
        {`${count(meaning.symbols)} symbols are described${meaning.models.length === 0 ? "" : ` by ${meaning.models.join(", ")}`}`}
      </Engine>
      <Engine name="Trees" state="In use" below={readers.length === 0 ? "no run yet" : `Reader: ${readers.join(", ")}`}>
        {treeReaders.length === 0 ? "" : `${treeReaders.length} languages in the newest run`}
      </Engine>
      <Engine name="Fathom" state="Running" below={`Version ${version}`}>
        {extractorVersion === null ? "" : `extractor ${extractorVersion}`}
      </Engine>
    </div>
  );
}

interface EngineProps {
  name: string;
  state: string;
  busy?: boolean;
  below: string;
  /** what is not as it was asked for */
  why?: string | null;
  children: string;
}

function Engine({ name, state, busy = false, below, why = null, children }: EngineProps) {
  return (
    <div className="engine">
      <div className="line">
        <span className="strong grow">{name}</span>
        <span className={`line meta strong ${busy ? "tone-warn" : "tone-ok"}`}>
          <Icon name={busy ? "clock" : "check"} size={14} />
          {state}
        </span>
      </div>
      <p className="soft cut">{below}</p>
      <p className="meta quiet num cut">{children}</p>
      {why !== null && <p className="meta">{why}</p>}
    </div>
  );
}
