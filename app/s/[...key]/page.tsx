/** `/s/<key>?repo=`: the page of a symbol, wherever it stands now. */
import type { Metadata } from "next";
import { NothingHere } from "@/components/code/nothing-here";
import { SymbolPage } from "@/components/symbol/symbol-page";
import { addressOf } from "../../r/address";
import { answersAbout, loadSymbol } from "../load-symbol";

interface PageProps {
  params: Promise<{ key: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: "Symbol" };

export default async function Page({ params, searchParams }: PageProps) {
  const { path: key } = addressOf(["", ...(await params).key]);
  const { repo } = await searchParams;
  const { symbol, nearNames } = await loadSymbol(key, typeof repo === "string" ? repo : null);
  if (symbol !== null) return <SymbolPage symbol={symbol} answers={answersAbout(symbol)} />;
  const near = nearNames.length === 0 ? "" : ` Nearest names: ${nearNames.join(", ")}.`;
  return <NothingHere message={`No symbol has the key “${key}” any more.${near}`} near={[]} />;
}
