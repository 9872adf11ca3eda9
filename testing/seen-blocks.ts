/** Blocks of documentation in short, as tests compare them: what a reader sees of each. */
import type { DocBlock } from "@/components/doc/doc-blocks";
import { plainText } from "@/components/doc/doc-inlines";

export const seenBlocks = (blocks: readonly DocBlock[]): unknown[] =>
  blocks.map((block) => {
    switch (block.type) {
      case "paragraph":
        return plainText(block.parts);
      case "heading":
        return { heading: plainText(block.parts) };
      case "code":
        return { code: block.text };
      case "list":
        return { list: block.items.map((item) => words(item)) };
      case "tag":
        return { [`@${block.tag}${block.subject === "" ? "" : ` ${block.subject}`}`]: words(block.body) };
    }
  });

const words = (blocks: readonly DocBlock[]): string =>
  seenBlocks(blocks)
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join(" / ");
