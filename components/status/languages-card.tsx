/** What is indexed, by language. */
import { count } from "../text/figures";
import { languageName } from "../text/languages";
import type { Status } from "./status-view";

const SHOWN = 14;

export function LanguagesCard({ languages }: { languages: Status["languages"] }) {
  return (
    <section className="card" aria-labelledby="languages">
      <header>
        <h2 className="heading" id="languages">
          Languages<span className="count">{languages.length}</span>
        </h2>
      </header>
      <table className="status-languages">
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col" className="right">
              Files
            </th>
            <th scope="col" className="right">
              Lines
            </th>
            <th scope="col" className="right">
              Symbols
            </th>
          </tr>
        </thead>
        <tbody>
          {languages.slice(0, SHOWN).map(({ language, files, lines, symbols }) => (
            <tr key={language ?? "none"}>
              <td>{language === null ? "No language" : languageName(language)}</td>
              <td className="right">{count(files)}</td>
              <td className="right">{count(lines)}</td>
              <td className="right">{count(symbols)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
