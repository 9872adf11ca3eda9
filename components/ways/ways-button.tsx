"use client";
/** A button that copies the questions of a view in the forms that programs and agents use. */
import { useState, type ComponentProps } from "react";
import { Icon } from "../icons/icon";
import { Popover } from "../shell/popover";
import { usePopoverButton } from "../shell/use-popover-button";
import { curlOf, mcpAddress, mcpOf, type Question } from "./question";
import { IconButton } from "../ui/icon-button";
import "./ways.css";

interface WaysButtonProps {
  questions: readonly Question[];
  /** Class of the button; of one with a word all that it looks like. */
  className?: string;
  /** Beside the icon, where there is room. */
  word?: string;
}

const LABEL = "Ask the same as JSON, with curl or over MCP";

export function WaysButton({ questions, className, word }: WaysButtonProps) {
  const { opener, beside, toggle, close } = usePopoverButton();
  const opens: ComponentProps<"button"> = {
    ref: opener,
    title: LABEL,
    "aria-haspopup": "dialog",
    "aria-expanded": beside !== null,
    onClick: toggle,
  };
  return (
    <>
      {word === undefined ? (
        <IconButton icon="plug" label={LABEL} className={className} {...opens} />
      ) : (
        <button className={className} {...opens}>
          <Icon name="plug" />
          {word}
        </button>
      )}
      {beside !== null && (
        <Popover {...{ beside, opener, role: "dialog", label: LABEL, className: "ways" }} onClose={close}>
          {questions.map((question, at) => (
            <Ways key={question.title} question={question} first={at === 0} />
          ))}
        </Popover>
      )}
    </>
  );
}

function Ways({ question, first }: { question: Question; first: boolean }) {
  const { origin } = location;
  return (
    <section aria-label={question.title}>
      <h2>{question.title}</h2>
      <Way name="JSON" text={`${origin}${question.address}`} href={question.address} focused={first} />
      <Way name="curl" text={curlOf(question, origin)} />
      <Way name="MCP" text={mcpOf(question)} />
      <p className="meta quiet">
        A <code>tools/call</code> at <code>{mcpAddress(question, origin)}</code>
      </p>
    </section>
  );
}

interface WayProps {
  name: string;
  text: string;
  /** Where it can be opened. */
  href?: string;
  focused?: boolean;
}

function Way({ name, text, href, focused }: WayProps) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <div className="way">
      <b className="meta">{name}</b>
      {href === undefined ? (
        <code className="cut grow" title={text}>
          {text}
        </code>
      ) : (
        <a className="mono cut grow" href={href} title={text}>
          {text}
        </a>
      )}
      <IconButton
        icon={copied ? "check" : "copy"}
        label={`Copy as ${name}`}
        tone={copied ? "tone-ok" : ""}
        title="Copy"
        autoFocus={focused}
        onClick={copy}
      />
      <span className="visually-hidden" role="status">
        {copied ? `${name} copied.` : ""}
      </span>
    </div>
  );
}
