/** `/ask?q=`: an answer to a question about the code, or the code that answers it. */
import type { Metadata } from "next";
import { AskPage } from "@/components/ask/ask-page";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: "Ask about the code" };

export default async function Page({ searchParams }: PageProps) {
  const { q } = await searchParams;
  const question = typeof q === "string" ? q.trim() : "";
  return <AskPage key={question} question={question} />;
}
