/** The lines of one file that matched, with what stands around them. Each match is a link to its line. */
import Link from "next/link";
import type { TextRow } from "@/lib/contract/search-text";
import type { FileLanguage } from "@/lib/contract/vocabulary";
import { colourLines } from "../highlight/lex-lines";
import { counted } from "../words/figures";
import { lineBlocks, type LineBlock } from "./line-blocks";
import { MatchedLine } from "./matched-line";

interface ResultLinesProps {
  rows: readonly TextRow[];
  language: FileLanguage | null;
}

const NO_NAMES = new Map();

export function ResultLines({ rows, language }: ResultLinesProps) {
  return lineBlocks(rows).map((block) => (
    <div key={block.lines[0].line}>
      {block.skipped > 0 && <p className="hit-gap micro">{counted(block.skipped, "line")}</p>}
      <Block block={block} language={language} />
    </div>
  ));
}

function Block({ block, language }: { block: LineBlock; language: FileLanguage | null }) {
  const coloured = colourLines(
    block.lines.map(({ text }) => text),
    language,
    NO_NAMES,
  );
  return block.lines.map(({ line, row }, at) => {
    const content = (
      <>
        <span className="hit-number num">{line}</span>
        <span className="hit-text">
          <MatchedLine line={coloured[at]} matched={row?.matched ?? []} />
        </span>
      </>
    );
    return row === null ? (
      <div className="hit-line" key={line}>
        {content}
      </div>
    ) : (
      <Link className="hit-line matched" href={row.url} prefetch={false} tabIndex={-1} data-hit key={line}>
        {content}
      </Link>
    );
  });
}
