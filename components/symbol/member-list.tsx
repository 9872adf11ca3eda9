"use client";
/**
 * The members of a type by access, in the order of the source: filtered by what is typed, and all of them on request.
 */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { membersQuery } from "@/lib/client/queries/symbols";
import type { Member } from "@/lib/contract/symbol-members";
import { FailureBanner } from "../shell/failure-banner";
import { count, counted } from "../words/figures";
import { memberGroups } from "./member-groups";
import { MemberRow } from "./member-row";

interface MemberListProps {
  /** Those that came with the page. */
  first: readonly Member[];
  total: number;
  /** Exact key of the type. */
  symbolKey: string;
}

/** Fewer are seen at a glance. */
const WORTH_FILTERING = 8;

export function MemberList({ first, total, symbolKey }: MemberListProps) {
  const [filter, setFilter] = useState("");
  const [all, setAll] = useState(false);
  const rest = useInfiniteQuery({ ...membersQuery(symbolKey), enabled: all });
  const read = rest.data?.pages.flatMap(({ results }) => results) ?? [];
  const known = read.length > first.length ? read : first;
  const wanted = filter.trim().toLowerCase();
  const shown = known.filter(({ name }) => name.toLowerCase().includes(wanted));
  const isApart = new Set(known.map(({ file }) => file)).size > 1;
  const left = total - known.length;
  const more = (): void => {
    if (all) void rest.fetchNextPage();
    setAll(true);
  };
  return (
    <>
      {total >= WORTH_FILTERING && (
        <input
          className="member-filter"
          type="search"
          aria-label="Names of members to show"
          placeholder="Filter"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      {memberGroups(shown).map(({ heading, members }) => (
        <div key={heading} role="group" aria-label={heading === "" ? "Members" : heading}>
          {heading !== "" && <h3 className="micro quiet member-access">{heading}</h3>}
          <ul>
            {members.map((member) => (
              <MemberRow key={`${member.key} ${member.line}`} member={member} isApart={isApart} />
            ))}
          </ul>
        </div>
      ))}
      {shown.length === 0 && wanted !== "" && (
        <p className="section-note soft">{`None of ${counted(known.length, "member")} is named like that.`}</p>
      )}
      {rest.error !== null && (
        <FailureBanner
          what="Further members could not be loaded."
          error={rest.error}
          retry={() => void rest.refetch()}
        />
      )}
      {left > 0 && (
        <button className="button member-more" disabled={rest.isFetching} onClick={more}>
          {`Show ${count(left)} more`}
        </button>
      )}
    </>
  );
}
