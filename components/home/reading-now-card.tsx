/** The files that the parser threads have open. */
export function ReadingNowCard({ files }: { files: readonly string[] }) {
  return (
    <section className="card" aria-labelledby="reading">
      <header className="card-head">
        <h2 id="reading" className="grow">
          Being read now
        </h2>
      </header>
      <ul className="reading">
        {files.length === 0 && <li className="row soft">Nothing at the moment.</li>}
        {files.map((file) => (
          <li className="row mono meta" key={file} title={file}>
            <span className="cut">{file.split("/").slice(-3).join("/")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
