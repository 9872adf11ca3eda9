"use client";
/** A member of a type: its signature, its place, how often it is used. */
import Link from "next/link";
import type { Member } from "@/lib/contract/symbol-members";
import { ColouredText } from "../highlight/coloured-text";
import { colourLines } from "../highlight/lex-lines";
import { KindIcon } from "../icons/kind-icon";
import { kindLooks } from "../icons/kind-looks";
import { counted } from "../words/figures";
import { ReflectedChips } from "../words/reflected-chips";
import { useUsageCount } from "./use-usage-count";

interface MemberRowProps {
  member: Member;
  /** Members stand in several files, as a header and a source: the kind of file tells them apart. */
  isApart: boolean;
}

export function MemberRow({ member, isApart }: MemberRowProps) {
  const { name, kind, signature, file, line, url, language } = member;
  const { row, uses } = useUsageCount(member.key, member.repo);
  const [coloured] = colourLines([signature || name], language, new Map([[name, kindLooks[kind].colour]]));
  return (
    <li ref={row}>
      <Link className="row member-row" href={url} prefetch={false} title={signature}>
        <KindIcon kind={kind} />
        <code className="cut grow">
          <ColouredText {...coloured} />
        </code>
        <ReflectedChips reflected={member.reflected} />
        <span className="mono meta quiet" title={file}>
          {`${isApart ? file.slice(file.lastIndexOf(".")) : ""}:${line}`}
        </span>
        <span
          className="meta soft num member-uses"
          title={uses === null ? undefined : `${uses.atLeast ? "At least " : ""}${counted(uses.sure, "usage")}`}
        >
          {uses !== null && `${uses.atLeast ? "≥" : ""}${counted(uses.sure, "use")}`}
        </span>
      </Link>
    </li>
  );
}
