/** What a compiler's engine says that types derive from and members override, followed in either direction. */
import type { PreciseLinkKind, PreciseLinkRecord } from "../../db/precise/precise-links";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { keyOf } from "../facts/declared-name";
import { definitionsFirst } from "../facts/resolution";

/** A symbol at the other end of a link, and the engine that reported it. */
export interface Relative {
  /** the definition first */
  declarations: readonly Declaration[];
  by: string;
}

/** Symbols that one is linked with over any number of links. */
const MAX_RELATIVES = 5000;

type Side = "above" | "below";

export class PreciseRelatives {
  constructor(private readonly code: CodeIndex) {}

  /** Symbols that one derives from or overrides itself (`above`), or that derive from or override it. */
  async direct(d: Declaration, kind: PreciseLinkKind, side: Side): Promise<Relative[]> {
    const links = (await this.code.preciseLinks(d)).filter(
      (link) => link.kind === kind && near(link, side) === d.keyHash,
    );
    const found = await Promise.all(links.map((link) => this.otherEnd(link, side)));
    return found.filter(({ declarations }) => declarations.length > 0);
  }

  /** The same over any number of links, each symbol once, nearest first. */
  async all(d: Declaration, kind: PreciseLinkKind, side: Side): Promise<Declaration[]> {
    const seen = new Set([d.keyHash]);
    const found: Declaration[] = [];
    for (let level = [d]; level.length > 0 && seen.size < MAX_RELATIVES;) {
      const next = (await Promise.all(level.map((each) => this.direct(each, kind, side)))).flat();
      level = [];
      for (const { declarations } of next) {
        if (seen.has(declarations[0].keyHash)) continue;
        seen.add(declarations[0].keyHash);
        found.push(...declarations);
        level.push(declarations[0]);
      }
    }
    return found;
  }

  private async otherEnd(link: PreciseLinkRecord, side: Side): Promise<Relative> {
    const { name, keyHash } = side === "above" ? link.to : link.from;
    const same = (await this.code.named(name)).where(keyOf, keyHash);
    return { declarations: definitionsFirst(same.filter((d) => d.repositoryId === link.repositoryId)), by: link.by };
  }
}

const near = ({ from, to }: PreciseLinkRecord, side: Side): bigint => (side === "above" ? from : to).keyHash;
