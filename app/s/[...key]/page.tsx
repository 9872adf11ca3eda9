/** `/s/<key>?repo=`: the page of a symbol, wherever it stands now. */
import type { Metadata } from "next";
import { NothingHere } from "@/components/code/nothing-here";
import { SymbolPage } from "@/components/symbol/symbol-page";
import { docText } from "@/components/words/doc-text";
import { symbolCard } from "@/components/words/social-card";
import { ownAddress } from "../../own-address";
import { addressOf } from "../../r/address";
import { answersAbout, loadSymbol } from "../load-symbol";

interface PageProps {
  params: Promise<{ key: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { symbol } = await load(props).catch(() => ({ symbol: null }));
  if (symbol === null) return { title: "Symbol" };
  const about = docText(symbol.declarations.find(({ doc }) => doc !== null)?.doc ?? "");
  const card = symbolCard(`${symbol.symbol} · ${symbol.repo}`, { ...symbol, name: symbol.symbol, about }, symbol.key);
  return { ...card, metadataBase: await ownAddress() };
}

export default async function Page(props: PageProps) {
  const { key, symbol, isKey, near } = await load(props);
  if (symbol !== null) return <SymbolPage symbol={symbol} answers={answersAbout(symbol)} />;
  const message = isKey ? `No symbol that is indexed has the key “${key}”.` : `“${key}” is not the key of a symbol.`;
  return <NothingHere message={message} symbols={near} />;
}

async function load({ params, searchParams }: PageProps) {
  const { path: key } = addressOf(["", ...(await params).key]);
  const { repo } = await searchParams;
  return { key, ...(await loadSymbol(key, typeof repo === "string" ? repo : null)) };
}
