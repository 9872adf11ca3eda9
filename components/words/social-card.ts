/**
 * What a chat or a tracker shows in place of a link: the name first, then the place, as everywhere. Text only, from
 * the index.
 */
import type { Metadata } from "next";
import { cardUrl } from "@/lib/contract/page-url";
import type { SymbolKind } from "@/lib/contract/vocabulary";
import { kindWord } from "./kinds";

interface Carded {
  name: string;
  kind: SymbolKind;
  /** What it stands in, by name; null at the top of a file. */
  container: string | null;
  repo: string;
  file: string;
  line: number;
  /** Its comment, or else its signature. */
  about: string;
}

/** @param title of the window @param key of the symbol, which has a picture */
export function symbolCard(title: string, carded: Carded, key: string): Metadata {
  const { name, kind, container, repo, file, line, about } = carded;
  const where = `${container === null ? "" : `in ${container} · `}${repo}/${file}:${line}`;
  const headline = `${kindWord(kind)} ${name}`;
  const picture = { url: cardUrl(repo, key), width: 1200, height: 630, alt: `${headline}, ${where}` };
  return cardOf(title, headline, about === "" ? where : `${where}\n${about}`, picture);
}

export function fileCard(title: string, repo: string, path: string, about: string): Metadata {
  return cardOf(title, path === "" ? repo : path.slice(path.lastIndexOf("/") + 1), `${repo}/${path}${about}`);
}

interface Picture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

function cardOf(title: string, headline: string, description: string, picture?: Picture): Metadata {
  const images = picture === undefined ? [] : [picture];
  return {
    title,
    description,
    openGraph: { type: "website", siteName: "Fathom", title: headline, description, images },
    twitter: { card: picture ? "summary_large_image" : "summary", title: headline, description, images },
  };
}
