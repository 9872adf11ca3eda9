/** The API to read and to try: every operation with its fields, its answer, and a form that asks it here. */
import type { Api, ApiOperation } from "./api-document";
import { shapeText, sharedShapes } from "./shape-text";
import { TryForm } from "./try-form";
import { WithCode } from "./with-code";
import "../certainty/certainty.css";
import "./reference.css";

export function ReferencePage({ version, description, operations, schemas }: Api) {
  return (
    <main id="main" className="scrolls reference">
      <nav className="reference-side" aria-label="Operations">
        <ul>
          {operations.map(({ name }) => (
            <li key={name}>
              <a className="row mono" href={`#${name}`}>
                <span className="cut">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="reference-body">
        <h1 className="page-title">API {version}</h1>
        <p className="prose soft">
          {description} Each operation is an address that answers in JSON, and a tool of the same name over MCP.
          Programs read the same from the{" "}
          <a className="link" href="/api/openapi.json">
            OpenAPI document
          </a>
          .
        </p>
        {operations.map((operation) => (
          <Operation key={operation.name} operation={operation} schemas={schemas} />
        ))}
      </div>
    </main>
  );
}

function Operation({ operation, schemas }: { operation: ApiOperation; schemas: Api["schemas"] }) {
  const { name, title, description, path, answer, failures } = operation;
  return (
    <section className="card reference-operation" id={name} aria-label={title}>
      <header className="card-head">
        <h2 className="grow">
          {title} <code className="quiet">{name}</code>
        </h2>
        <code className="meta cut">GET {path}</code>
      </header>
      <div className="reference-text">
        <p className="prose">
          <WithCode text={description} />
        </p>
        <TryForm operation={operation} />
        <details>
          <summary>What it answers</summary>
          <pre className="reference-code" tabIndex={0} aria-label={`Shape of the answer of ${name}`}>
            {shapeText(answer)}
            {sharedShapes(answer, schemas).map((shared) => `\n\ntype ${shared} = ${shapeText(schemas[shared])}`)}
          </pre>
          <ul className="meta soft">
            {failures.map(({ status, description: meaning }) => (
              <li key={status}>
                <b className="num">{status}</b> <WithCode text={meaning} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
