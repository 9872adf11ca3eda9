"use client";
/** Which two revisions are compared, and the way to others. */
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { reviewUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { readRange, type ReviewRange } from "./review-range";

interface ReviewFormProps {
  /** null where the only repository is meant */
  repo: string | null;
  range: ReviewRange;
  /** The same revisions are asked for again. */
  onAgain: () => void;
}

export function ReviewForm({ repo, range, onAgain }: ReviewFormProps) {
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const next = readRange(`${textOf(fields.get("base"))}...${textOf(fields.get("head"))}`);
    if (next.base === range.base && next.head === range.head) return onAgain();
    const url = reviewUrl(repo ?? "", next.base, next.head);
    router.push(repo === null ? url.slice(0, url.indexOf("?")) : url);
  };
  return (
    <form className="review-form" onSubmit={submit}>
      <label>
        <span className="meta soft">From</span>
        <input className="mono" name="base" defaultValue={range.base} spellCheck={false} autoComplete="off" />
      </label>
      <label>
        <span className="meta soft">To</span>
        <input
          className="mono"
          name="head"
          defaultValue={range.head ?? ""}
          placeholder="the folder as it is"
          spellCheck={false}
          autoComplete="off"
        />
      </label>
      <button className="button outlined" type="submit">
        <Icon name="retry" />
        Compare
      </button>
    </form>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value.trim() : "");
