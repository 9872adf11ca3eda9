/**
 * The macros that were learned, how many files parse because of them, and mistakes in a repository's `fathom.json`.
 */
import { Icon } from "../icons/icon";
import { count, counted } from "../words/figures";
import type { Status } from "./status-type";

export function Macros({ macros: { repositories, examples } }: { macros: Status["macros"] }) {
  if (repositories.length === 0) return null;
  return (
    <section className="card" aria-labelledby="status-macros">
      <header className="card-head">
        <h2 id="status-macros">Macros</h2>
      </header>
      <ul className="macro-lines">
        {repositories.map(({ repo, learned, configured, files, cleanFiles, problem }) => (
          <li key={repo}>
            <p>
              <span className="strong">{repo}</span>{" "}
              <span className="soft num">
                {`${count(learned)} learned from definitions, ${count(configured)} configured by fathom.json; ${count(cleanFiles)} of ${counted(files, "file")} that did not parse by themselves do now`}
              </span>
            </p>
            {problem !== null && (
              <p className="line tone-warn">
                <Icon name="warning" size={14} />
                {problem}
              </p>
            )}
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <p className="macro-names meta">
          {examples.map(({ repo, name, meaning, configured }) => (
            <span
              key={`${repo} ${name}`}
              className={configured ? "chip" : "chip outlined"}
              title={`${repo}: ${meaning.as}`}
            >
              {name}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
