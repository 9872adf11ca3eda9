/**
 * `/r/<repo>/<path>`: the code of a file, or what a folder holds. The server renders it whole; the browser adds the
 * editor.
 */
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { CodePage } from "@/components/code/code-page";
import { pack } from "@/components/code/packed";
import { FolderPage } from "@/components/code/folder-page";
import { nodeOfKey, nodesAtLine } from "@/components/outline/outline-rows";
import { counted } from "@/components/words/figures";
import { fileCard, symbolCard } from "@/components/words/social-card";
import { ownAddress } from "../../own-address";
import { addressOf } from "../address";
import { loadPlace, type Place } from "../load-place";

interface PageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { repo, path, search } = await addressed(props);
  const title = path === "" ? repo : `${path.slice(path.lastIndexOf("/") + 1)} · ${repo}`;
  const place = await loadPlace(repo, path, search).catch(() => null);
  if (place === null) return { title };
  const card = cardOf(title, place, new URLSearchParams(search).get("symbol"));
  return { ...card, metadataBase: await ownAddress() };
}

export default async function Page(props: PageProps) {
  const { repo, path, search } = await addressed(props);
  const place = await loadPlace(repo, path, search);
  switch (place.type) {
    case "moved":
      return redirect(place.url);
    case "folder":
      return <FolderPage repo={repo} folder={path} listing={place.listing} />;
    case "none":
      return notFound();
    case "file":
      return <CodePage content={place.content} outline={pack(place.outline)} lost={place.lost} />;
  }
}

async function addressed({ params, searchParams }: PageProps) {
  const single = Object.entries(await searchParams).filter((each): each is [string, string] => {
    return typeof each[1] === "string";
  });
  return { ...addressOf((await params).segments), search: new URLSearchParams(single).toString() };
}

/** Of a link to a symbol the card is the symbol's. */
function cardOf(title: string, place: Place, symbol: string | null): Metadata {
  if (place.type !== "file") return { title };
  const { repo, file, lines } = place.content;
  const { results } = place.outline;
  const node = symbol === null || symbol === "" ? null : nodeOfKey(results, symbol);
  if (node === null) return fileCard(title, repo, file, ` · ${counted(lines, "line")}`);
  const owner = nodesAtLine(results, node.line).findLast((each) => each.children.includes(node));
  return symbolCard(title, { ...node, container: owner?.name ?? null, repo, file, about: node.signature }, node.key);
}
