"use client";
/** Asks an operation what was typed into its fields, and shows the answer as it came. */
import { useId, useMemo, useState, type FormEvent } from "react";
import { Icon } from "../icons/icon";
import { bytes, count } from "../words/figures";
import { WaysButton } from "../ways/ways-button";
import type { ApiOperation, ApiParameter } from "./api-document";
import { choicesOf, questionAsked, type TypedFields } from "./asked-question";
import { shapeText } from "./shape-text";
import { WithCode } from "./with-code";

/** Letters of an answer that are shown; all of it stands at its address. */
const SHOWN = 40_000;

interface Came {
  address: string;
  /** 0 when the server did not answer. */
  status: number;
  milliseconds: number;
  text: string;
}

export function TryForm({ operation }: { operation: ApiOperation }) {
  const [typed, setTyped] = useState<TypedFields>({});
  const [came, setCame] = useState<Came | null>(null);
  const [waiting, setWaiting] = useState(false);
  const question = useMemo(() => questionAsked(operation, typed), [operation, typed]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWaiting(true);
    setCame(await answerOf(question.address));
    setWaiting(false);
  };
  return (
    <form className="try-form" onSubmit={(event) => void send(event)} aria-label={`Try ${operation.name}`}>
      {operation.parameters.map((parameter) => (
        <Field
          key={parameter.name}
          parameter={parameter}
          value={typed[parameter.name] ?? ""}
          onChange={(value) => setTyped({ ...typed, [parameter.name]: value })}
        />
      ))}
      <div className="line try-send">
        <button className="button outlined" disabled={waiting}>
          Send
        </button>
        <code className="cut grow meta soft" title={question.address}>
          GET {question.address}
        </code>
        <WaysButton questions={[question]} />
      </div>
      <div aria-live="polite">{came !== null && <Answer came={came} />}</div>
    </form>
  );
}

interface FieldProps {
  parameter: ApiParameter;
  value: string;
  onChange: (value: string) => void;
}

function Field({ parameter: { name, required, description, schema }, value, onChange }: FieldProps) {
  const id = useId();
  const choices = choicesOf(schema);
  const preset = schema.default === undefined ? "" : String(schema.default);
  const about = `${id}-about`;
  const shared = { id, value, required, "aria-describedby": about, className: "try-input mono" };
  return (
    <div className="try-field">
      <label htmlFor={id} className="mono">
        {name}
        {required && <span className="meta soft"> required</span>}
      </label>
      {choices === null ? (
        <input
          {...shared}
          type={schema.type === "integer" || schema.type === "number" ? "number" : "text"}
          placeholder={preset}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          <option value="">{preset === "" ? "–" : `${preset} (unless set)`}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      <p id={about} className="meta soft">
        {choices === null && <code>{shapeText(schema)}</code>} <WithCode text={description ?? ""} />
      </p>
    </div>
  );
}

function Answer({ came: { address, status, milliseconds, text } }: { came: Came }) {
  const good = status >= 200 && status < 300;
  return (
    <>
      <p className="line try-status">
        <Icon name={good ? "check" : "error"} className={good ? "tone-ok" : "tone-err"} />
        <span className="strong num">{status === 0 ? "No answer" : status}</span>
        <span className="meta soft num">{`${count(milliseconds)} ms · ${bytes(text.length)}`}</span>
        <a className="link meta" href={address}>
          Open the whole answer
        </a>
      </p>
      <pre className="reference-code" tabIndex={0} aria-label="Answer">
        {text.slice(0, SHOWN)}
        {text.length > SHOWN && `\n… ${count(text.length - SHOWN)} more letters`}
      </pre>
    </>
  );
}

async function answerOf(address: string): Promise<Came> {
  const start = performance.now();
  const took = (): number => Math.round(performance.now() - start);
  try {
    const response = await fetch(address);
    const text = await response.text();
    return { address, status: response.status, milliseconds: took(), text: pretty(text) };
  } catch {
    return { address, status: 0, milliseconds: took(), text: "The server could not be reached." };
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
