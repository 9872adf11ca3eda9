/** What is being read now, and how to add a folder. */
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { middleCut } from "../text/middle-cut";
import { CommandLine } from "./command-line";

export function ReadingNow({ repositories }: { repositories: readonly RepositoryRow[] }) {
  const files = repositories.flatMap(({ run }) => run?.current ?? []).slice(0, 8);
  return (
    <section className="card" aria-labelledby="reading">
      <header>
        <h2 className="heading" id="reading">
          Being read now
        </h2>
      </header>
      <ul className="home-reading">
        {files.length === 0 && <li className="row faint">Between two files</li>}
        {files.map((file) => (
          <li key={file} className="row small-code cut" title={file}>
            {middleCut(file, 40)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function IndexAnother({ wide = false }: { wide?: boolean }) {
  return (
    <section className={`card index-another${wide ? " index-another-wide" : ""}`} aria-labelledby="another">
      <div>
        <h2 className="heading" id="another">
          Index another folder
        </h2>
        <p className="meta quiet">
          Run this where Fathom runs; it joins the running server. Nothing is built, nothing leaves the machine.
        </p>
      </div>
      <CommandLine text="npm start -- ~/code/my-repo" />
    </section>
  );
}
