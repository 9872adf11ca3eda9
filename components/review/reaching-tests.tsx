/** The tests that reach what changed, nearest first, file by file. */
import Link from "next/link";
import type { changeImpact } from "@/lib/contract/change-impact";
import type { OperationOutput } from "@/lib/contract/operation";
import { Icon } from "../icons/icon";
import { count, counted } from "../words/figures";
import { PathCut } from "../words/middle-cut";
import { grouped } from "./by-file";

type Test = OperationOutput<typeof changeImpact>["tests"][number];

/** Names of one file that are listed. */
const MOST = 12;

export function ReachingTests({ tests }: { tests: readonly Test[] }) {
  return (
    <section className="card" aria-labelledby="tests-title">
      <header className="card-head">
        <h2 className="grow" id="tests-title">
          Tests that reach it <span className="num quiet">{count(tests.length)}</span>
        </h2>
      </header>
      {tests.length === 0 && <p className="section-note soft">No test reaches a changed symbol by calls.</p>}
      {[...grouped(tests, ({ file }) => file)].map(([file, own]) => (
        <section className="changed-file" aria-label={file} key={file}>
          <header className="line">
            <Icon name="file" className="k-scope" />
            <span className="strong grow" title={file}>
              <PathCut path={file} />
            </span>
            <span className="meta quiet num">{counted(own.length, "test")}</span>
          </header>
          <ul>
            {own.slice(0, MOST).map(({ name, line, distance, url }) => (
              <li key={`${name}:${line}`}>
                <Link className="row test-row" href={url} prefetch={false} data-review-row>
                  <code className="cut grow" title={name}>
                    {name}
                  </code>
                  <span className="meta quiet num">{distance === 1 ? "uses it" : `${distance} steps away`}</span>
                </Link>
              </li>
            ))}
          </ul>
          {own.length > MOST && <p className="section-note meta quiet num">{`and ${count(own.length - MOST)} more`}</p>}
        </section>
      ))}
    </section>
  );
}
