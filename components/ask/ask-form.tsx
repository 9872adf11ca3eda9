"use client";
/** The field that holds the question; the address follows when it is asked. */
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

export function AskForm({ question }: { question: string }) {
  const [typed, setTyped] = useState(question);
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (question === "") field.current?.focus();
  }, [question]);
  return (
    <form
      className="ask-form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") router.push(`/ask?q=${encodeURIComponent(typed.trim())}`);
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label="Question about the code"
        placeholder="Who frees a lock when its owner ends?"
        maxLength={1000}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button className="button filled" type="submit" disabled={typed.trim() === ""}>
        Ask
      </button>
    </form>
  );
}
