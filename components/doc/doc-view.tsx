/**
 * Documentation as a reader wants it: whole, in its blocks, links to symbols and pages. Text nodes only: nothing of it
 * is ever markup.
 */
import { Fragment, useMemo, type ReactNode } from "react";
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { docBlocks, type DocBlock, type DocTag } from "./doc-blocks";
import { inlines, type Inline } from "./doc-inlines";
import { SymbolMention } from "./symbol-mention";
import "./doc.css";

interface DocViewProps {
  /** The comment as it is written, its signs included. */
  doc: string;
  /** Of the code around it: code in the comment is most often the same. */
  language: FileLanguage | null;
  className?: string;
}

/** Longer than any comment that people write by hand: it is shown as it is. */
const LONGEST = 60_000;

export function DocView({ doc, language, className = "" }: DocViewProps) {
  const blocks = useMemo(
    (): DocBlock[] => (doc.length > LONGEST ? [{ type: "code", text: doc, language: null }] : docBlocks(doc)),
    [doc],
  );
  if (blocks.length === 0) return null;
  return <div className={`doc ${className}`}>{drawn(blocks, language)}</div>;
}

function drawn(blocks: readonly DocBlock[], language: FileLanguage | null): ReactNode[] {
  return grouped(blocks).map((group, at) =>
    Array.isArray(group) ? (
      <Tags key={at} tags={group} language={language} />
    ) : (
      <Block key={at} block={group} language={language} />
    ),
  );
}

/** Tags of one kind in a row stand under one heading. */
function grouped(blocks: readonly DocBlock[]): (Exclude<DocBlock, DocTag> | DocTag[])[] {
  const groups: (Exclude<DocBlock, DocTag> | DocTag[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.type !== "tag") groups.push(block);
    else if (Array.isArray(last) && last[0].tag === block.tag) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Block({ block, language }: { block: Exclude<DocBlock, DocTag>; language: FileLanguage | null }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      );
    case "heading":
      return (
        <p className="doc-heading">
          <Parts parts={block.parts} />
        </p>
      );
    case "code":
      return (
        <pre className="doc-code" tabIndex={0} aria-label="Example">
          {colourLines(block.text.split("\n"), language, new Map()).map((line, at) => (
            <Fragment key={at}>
              {at > 0 && "\n"}
              <ColouredText {...line} />
            </Fragment>
          ))}
        </pre>
      );
    case "list": {
      const items = block.items.map((item, at) => <li key={at}>{drawn(item, language)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

const TITLES: Readonly<Record<string, string>> = {
  param: "Parameters",
  tparam: "Type parameters",
  returns: "Returns",
  throws: "Throws",
  see: "See also",
  property: "Properties",
  template: "Type parameters",
  example: "Example",
  yields: "Yields",
};

const titleOf = (tag: string): string =>
  TITLES[tag] ??
  `${tag.slice(0, 1).toUpperCase()}${tag
    .slice(1)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()}`;

function Tags({ tags, language }: { tags: readonly DocTag[]; language: FileLanguage | null }) {
  return (
    <dl className={`doc-tags ${tags[0].tag === "deprecated" ? "tone-warn" : ""}`}>
      <dt>{titleOf(tags[0].tag)}</dt>
      {tags.map(({ subject, body, tag }, at) => (
        <dd key={at}>
          {subject !== "" && <Subject tag={tag} subject={subject} />}
          {drawn(tag === "see" ? mentioned(body) : body, language)}
        </dd>
      ))}
    </dl>
  );
}

/** Of an exception the name leads to it. */
function Subject({ tag, subject }: { tag: string; subject: string }) {
  if (tag !== "throws") return <code className="doc-subject">{subject}</code>;
  return (
    <span className="doc-subject">
      <Parts parts={inlines(`{@link ${subject}}`)} />
    </span>
  );
}

/** `@see Crane#lift` names a symbol without any mark. */
function mentioned(body: DocBlock[]): DocBlock[] {
  return body.map((block) => {
    if (block.type !== "paragraph" || block.parts.length !== 1 || block.parts[0].type !== "text") return block;
    const [target, label = ""] = block.parts[0].text.split(/\s+(.*)/s);
    return /^[\w#.:()]+$/.test(target) ? { ...block, parts: inlines(`{@link ${target} ${label}}`) } : block;
  });
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, at) => <Part key={at} part={part} />);
}

function Part({ part }: { part: Inline }) {
  switch (part.type) {
    case "text":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "strong":
      return (
        <strong>
          <Parts parts={part.parts} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      );
    case "raised":
      return (
        <sup>
          <Parts parts={part.parts} />
        </sup>
      );
    case "lowered":
      return (
        <sub>
          <Parts parts={part.parts} />
        </sub>
      );
    case "link":
      return (
        <a className="link" href={part.url} target="_blank" rel="noreferrer noopener">
          {part.text}
        </a>
      );
    case "symbol":
      return <SymbolMention name={part.name} text={part.text} />;
  }
}
