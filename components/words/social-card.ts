/**
 * What a chat or a tracker shows in place of a link: the name first, then the place, as everywhere. Text only, from the
 * index.
 */
import type { Metadata } from "next";
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

/** @param title of the window */
export function symbolCard(title: string, { name, kind, container, repo, file, line, about }: Carded): Metadata {
  const where = `${container === null ? "" : `in ${container} · `}${repo}/${file}:${line}`;
  return cardOf(title, `${kindWord(kind)} ${name}`, about === "" ? where : `${where}\n${about}`);
}

export function fileCard(title: string, repo: string, path: string, about: string): Metadata {
  return cardOf(title, path === "" ? repo : path.slice(path.lastIndexOf("/") + 1), `${repo}/${path}${about}`);
}

function cardOf(title: string, headline: string, description: string): Metadata {
  return {
    title,
    description,
    openGraph: { type: "website", siteName: "Fathom", title: headline, description },
    twitter: { card: "summary", title: headline, description },
  };
}
