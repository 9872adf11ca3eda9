"use client";
/** State of the index in the top bar: icon and word, a link to the figures. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { ApiError } from "@/lib/client/api-error";
import { repositoriesQuery } from "@/lib/client/queries";
import { Icon } from "../icons/icon";
import { indexWords } from "./index-words";
import { Ring } from "./ring";

export function IndexPill() {
  const { data, error } = useQuery(repositoriesQuery());
  const unreachable = error instanceof ApiError && error.code === "unreachable";
  const words = indexWords(data?.index ?? null, unreachable);
  return (
    <Link className={`pill pill-${words.tone}`} href="/status">
      {words.icon === null ? <Ring percent={words.percent ?? 0} /> : <Icon name={words.icon} size={14} />}
      {words.text}
    </Link>
  );
}
