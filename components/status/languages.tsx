/** What was read, by language. */
import { count } from "../words/figures";
import { languageName } from "../words/languages";
import type { Status } from "./status-type";
import { figure, TableHead } from "./table-head";

export function Languages({ languages }: { languages: Status["languages"] }) {
  return (
    <section className="card" aria-labelledby="languages">
      <header className="card-head">
        <h2 id="languages">
          Languages <span className="num quiet">{count(languages.length)}</span>
        </h2>
      </header>
      <table className="tight">
        <TableHead columns={["Language", figure("Files"), figure("Symbols"), figure("Lines")]} />
        <tbody>
          {languages.map(({ language, files, symbols, lines }) => (
            <tr key={language}>
              <td>{language === null ? "no text" : languageName(language)}</td>
              <td className="right">{count(files)}</td>
              <td className="right">{count(symbols)}</td>
              <td className="right">{count(lines)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
