"use client";
/** All repositories, to go from the files of one to those of another. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { statusQuery } from "@/lib/client/queries/status";
import { useCrumbList } from "../code/crumb-list";
import { FilteredList, holdsText } from "../code/filtered-list";
import { Icon } from "../icons/icon";
import { count } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";

/** Rows that are drawn; the filter leads on. */
const ROWS = 200;

export function RepositoryList({ current }: { current: string }) {
  const [filter, setFilter] = useState("");
  const { onClose } = useCrumbList();
  const { data } = useQuery(statusQuery());
  const found = (data?.repositories ?? []).filter(({ name }) => holdsText(name, filter));
  return (
    <FilteredList
      label="Repositories"
      filter={{ text: filter, placeholder: "Filter repositories", onChange: setFilter }}
    >
      {found.slice(0, ROWS).map(({ name, url, scope, files }) => (
        <Link
          key={name}
          className={name === current ? "row selected" : "row"}
          aria-current={name === current ? "page" : undefined}
          href={url}
          prefetch={false}
          onClick={() => onClose(true)}
        >
          <Icon name="repository" className="k-scope" />
          <span className="grow">
            <MiddleCut text={name} />
          </span>
          {scope === "external" && <span className="chip outlined">external</span>}
          <span className="meta quiet num">{count(files)}</span>
        </Link>
      ))}
      {found.length === 0 && <p className="panel-note soft">Nothing here matches</p>}
      {found.length > ROWS && <p className="panel-note soft">{`${count(found.length - ROWS)} more: type to filter`}</p>}
    </FilteredList>
  );
}
